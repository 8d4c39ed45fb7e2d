import type { AssessmentInput, AssessmentResult } from '@/domain/assessment/result';
import type { Scored } from '@/domain/assessment/score';

/** A total as it is written: one decimal, — when there is none. */
export function totalWords(total: number | null): string {
  return total === null ? '—' : total.toFixed(1);
}

/** Whether there is not a single score in a result that lists what it looked at. */
export function hasNoScore({ totalScore, dimensions }: AssessmentResult): boolean {
  const scores = dimensions.flatMap(({ score, indicators }) => [
    score,
    ...indicators.map((one) => one.score),
  ]);
  return totalScore === null && scores.length > 0 && scores.every((score) => score === null);
}

/** Whether a result advises anything. */
export const hasAdvice = ({ filing, suggestions }: AssessmentResult): boolean =>
  Boolean(filing?.length) || suggestions.length > 0;

/** `B 级，较高`; without a grade why there is none. */
export function gradeWords({
  grade,
  gradeLabel,
}: Pick<AssessmentResult | Scored, 'grade' | 'gradeLabel'>): string {
  if (grade === null) return gradeLabel || '等级不详';
  return gradeLabel ? `${grade} 级，${gradeLabel}` : `${grade} 级`;
}

/** `27 项中 19 项有数据`. */
export function coverageWords(coverage: AssessmentResult['coverage']): string {
  return coverage ? `${coverage.total} 项中 ${coverage.known} 项有数据` : '有多少项数据不详';
}

/** `+1.3`, `−0.4`, `0`. */
export function differenceWords(points: number): string {
  if (points === 0) return '0';
  return `${points > 0 ? '+' : '−'}${Math.abs(points).toFixed(1)}`;
}

/** Who said a value that went in. */
export const ORIGINS: Readonly<Record<NonNullable<AssessmentInput['origin']>, string>> = {
  FORM: '申请表',
  RECORD: '专利数据',
  EXPERT: '专家',
};

/** Names of the kinds of report. */
export const REPORT_TITLES: Readonly<Record<AssessmentResult['kind'], string>> = {
  PRE: '申请前评估报告',
  STABILITY: '稳定性评价报告',
  VALUE: '价值评价报告',
};

/** Ids of the parts of a result on its page. */
export const RESULT_PARTS = {
  score: 'score',
  indicators: 'indicators',
  claims: 'claims',
  references: 'references',
  risks: 'risks',
  advice: 'advice',
  gains: 'gains',
  basis: 'basis',
} as const;
