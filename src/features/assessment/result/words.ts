import type {
  AssessmentInput,
  AssessmentResult,
  AssessmentSuggestion,
} from '@/domain/assessment/result';
import { type Improvement, improvements } from '@/domain/assessment/run/improvements';
import { type Scored, scoreText } from '@/domain/assessment/score';
import { nameText } from '@/domain/nameText';

/** The law in brackets is told by the table; a name at an axis is short. */
export const shortName = (name: string): string => nameText(name.replace(/（.*$/, ''));

/** A total as it is written; — when there is none. */
export const totalWords = (total: number | null): string =>
  total === null ? '—' : scoreText(total);

/** Whether there is not a single score in a result that lists what it looked at. */
export function hasNoScore({ totalScore, dimensions }: AssessmentResult): boolean {
  const scores = dimensions.flatMap(({ score, indicators }) => [
    score,
    ...indicators.map((one) => one.score),
  ]);
  return totalScore === null && scores.length > 0 && scores.every((score) => score === null);
}

/** How urgent a piece of advice is. */
export const PRIORITIES: Readonly<Record<NonNullable<AssessmentSuggestion['priority']>, string>> = {
  1: '先做',
  2: '其次',
  3: '再做',
};

/** The words in which a service advises an improvement. */
export const adviceText = ({ name, action }: Pick<Improvement, 'name' | 'action'>): string =>
  `${name}：${action}`;

/** What is advised beyond what raises the low parts, which has a table of its own. */
export function otherAdvice(result: AssessmentResult): readonly AssessmentSuggestion[] {
  const said = new Set(improvements(result).map(adviceText));
  return result.suggestions.filter(({ text }) => !said.has(text));
}

/** Whether a result advises anything else. */
export const hasAdvice = (result: AssessmentResult): boolean =>
  Boolean(result.filing?.length) || otherAdvice(result).length > 0;

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

/** Who said a value that went in. */
export const ORIGINS: Readonly<Record<NonNullable<AssessmentInput['origin']>, string>> = {
  FORM: '申请表',
  RECORD: '专利数据',
  EXPERT: '专家',
};

/**
 * By whom what the scores stand on was told, `申请表 12 项、专利数据 8 项；没有专家给出的数据`; undefined
 * where that is not recorded. The request may have gone to experts: that tells nothing of a number.
 */
export function toldBy({ frozen: { inputs } }: AssessmentResult): string | undefined {
  if (inputs.length === 0) return undefined;
  const count = (origin: AssessmentInput['origin']) =>
    inputs.filter((input) => input.origin === origin && input.value !== null).length;
  const origins = Object.keys(ORIGINS) as NonNullable<AssessmentInput['origin']>[];
  const told = origins.flatMap((origin) =>
    count(origin) > 0 ? [`${ORIGINS[origin]} ${count(origin)} 项`] : [],
  );
  const unknown = count(undefined);
  if (unknown > 0) told.push(`来源不详 ${unknown} 项`);
  const none = unknown === 0 && count('EXPERT') === 0 ? '没有专家给出的数据' : '';
  return [told.join('、'), none].filter(Boolean).join('；');
}

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
  weights: 'weights',
  basis: 'basis',
} as const;

/** Which parts have the highest and the lowest score; parts that share a score share the place. */
export function rangeInWords({ dimensions }: Pick<AssessmentResult, 'dimensions'>): string {
  const known = dimensions.flatMap(({ name, score }) => (score === null ? [] : [{ name, score }]));
  const sorted = [...known].sort((a, b) => b.score - a.score);
  const [best] = sorted;
  const worst = sorted.at(-1);
  const missing = dimensions.length - known.length;
  if (!best || !worst) return '各项都没有数据。';
  const at = (of: number) =>
    known.flatMap(({ name, score }) => (score === of ? shortName(name) : [])).join('、');
  const left = missing > 0 ? `；${missing} 项无数据，不计入总分` : '';
  if (known.length === 1)
    return `只有${shortName(best.name)}有得分（${scoreText(best.score)} 分）${left}。`;
  const range =
    best.score === worst.score
      ? `各项得分相同，都是 ${scoreText(best.score)} 分`
      : `${at(best.score)}最高（${scoreText(best.score)} 分），${at(worst.score)}最低（${scoreText(worst.score)} 分）`;
  return `${range}${left}。`;
}
