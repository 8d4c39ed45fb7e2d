import type {
  AssessedDimension,
  AssessmentReference,
  AssessmentResult,
  AssessmentRisk,
  AssessmentSubject,
  AssessmentSuggestion,
  ClaimMatrix,
  ValueScene,
} from '../../../src/domain/assessment/result';
import { improvements } from '../../../src/domain/assessment/run/improvements';
import {
  knownScore,
  levelWord,
  type Scored,
  scoreAssessment,
} from '../../../src/domain/assessment/score';
import { type IndexSystem, systemOf, weightsOf } from '../../../src/domain/assessment/systems';
import { type Findings, inputsOf, scoresOfFindings } from './finding';

/** What a run is besides its findings. */
export interface RunFacts {
  readonly applyNo: string;
  readonly subject: AssessmentSubject;
  /** Values only. */
  readonly scene?: ValueScene;
  /** Day whose data was used, `YYYY-MM-DD`. */
  readonly baseDate: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly finishedTime: string;
  /** E.g. `指标评价`. */
  readonly method: string;
  /** E.g. `机器评价，仅供参考`. */
  readonly evaluator: string;
  readonly references?: readonly AssessmentReference[];
  readonly claims?: ClaimMatrix;
  readonly filing?: readonly { readonly label: string; readonly text: string }[];
  readonly percentile?: number;
  readonly risks?: readonly AssessmentRisk[];
}

/** Half of the weights: below it a total says little. */
const LITTLE_KNOWN = 0.5;

const NOT_ASSESSED = '没有评价';

function commentOf({ name, indicators }: Pick<AssessedDimension, 'name' | 'indicators'>): string {
  const known = indicators.flatMap((one) =>
    one.score === null ? [] : [{ ...one, score: one.score }],
  );
  const missing = indicators.length - known.length;
  if (known.length === 0) return `${name}没有数据，不计入总分。`;
  if (indicators.length === 1) return known[0]?.basis ?? '';
  const sorted = [...known].sort((a, b) => b.score - a.score);
  const [best] = sorted;
  const worst = sorted.at(-1);
  const at = (of: number) =>
    known.flatMap(({ name: part, score }) => (score === of ? part : [])).join('、');
  if (best && worst && known.length > 1 && best.score === worst.score) {
    return `各项得分相同，都是 ${best.score} 分${missing > 0 ? `；${missing} 项无数据` : ''}。`;
  }
  const range =
    best && worst && best.code !== worst.code
      ? `最高是${at(best.score)}（${best.score} 分），最低是${at(worst.score)}（${worst.score} 分）`
      : `只有${best?.name ?? ''}（${best?.score ?? 0} 分）`;
  return `${range}${missing > 0 ? `；${missing} 项无数据` : ''}。`;
}

function dimensionsOf(
  system: IndexSystem,
  findings: Findings,
  scored: Scored,
): AssessedDimension[] {
  return system.dimensions.map((dimension, index) => {
    const indicators = dimension.indicators.map((rule) => {
      const finding = findings[rule.code];
      const score = knownScore(finding?.score);
      return {
        ...rule,
        score,
        level: levelWord(score),
        basis: finding?.basis ?? NOT_ASSESSED,
        evidence: finding?.evidence ?? [],
      };
    });
    const { code, name } = dimension;
    const { weight = dimension.weight, score = null } = scored.dimensions[index] ?? {};
    return { code, name, weight, score, comment: commentOf({ name, indicators }), indicators };
  });
}

function risksOf(dimensions: readonly AssessedDimension[], scored: Scored): AssessmentRisk[] {
  const { forced, knownWeight, totalScore } = scored;
  const indicators = dimensions.flatMap((dimension) => dimension.indicators);
  const low = indicators.filter(({ score }) => score !== null && score < 4);
  return [
    ...(forced ? [{ level: '高' as const, text: `${forced}。` }] : []),
    ...(totalScore !== null && knownWeight < LITTLE_KNOWN
      ? [
          {
            level: '高' as const,
            text: `有数据的指标只占全部权重的 ${Math.round(knownWeight * 100)}%，总分只能说明其中一部分，不宜单独使用。`,
          },
        ]
      : []),
    ...low.map(({ name, score, basis }) => ({
      level: score !== null && score <= 2 ? ('高' as const) : ('中' as const),
      text: `${name}（${score} 分）：${basis}`,
    })),
  ];
}

/**
 * Puts a result together (domain reference, section 6). The checksum is still empty: it is computed
 * over `frozenText` and put in by `withChecksum`.
 */
export function makeResult(
  kind: AssessmentResult['kind'],
  findings: Findings,
  run: RunFacts,
): AssessmentResult {
  const { applyNo, subject, scene, baseDate, finishedTime, method, evaluator } = run;
  const system = systemOf(kind, subject.patentKind);
  const weights = weightsOf(system, scene);
  const scored = scoreAssessment(system, scoresOfFindings(findings), weights);
  const dimensions = dimensionsOf(system, findings, scored);
  const { totalScore, grade, gradeLabel, forced, coverage } = scored;
  const result = {
    applyNo,
    kind,
    subject,
    ...(scene !== undefined && { scene }),
    totalScore,
    grade,
    gradeLabel,
    ...(forced !== undefined && { forced }),
    dimensions,
    coverage,
    ...(run.percentile !== undefined && { percentile: run.percentile }),
    references: run.references ?? [],
    risks: [...risksOf(dimensions, scored), ...(run.risks ?? [])],
    ...(run.filing && { filing: run.filing }),
    ...(run.claims && { claims: run.claims }),
    frozen: { inputs: inputsOf(findings), weights, model: system.model, baseDate, checksum: '' },
    method,
    evaluator,
    finishedTime,
    disclaimer: system.disclaimer,
  };
  return { ...result, suggestions: suggestionsOf(result) };
}

const MOST_SUGGESTIONS = 6;

/** The improvements that raise the total most, as sentences. */
function suggestionsOf(result: Omit<AssessmentResult, 'suggestions'>): AssessmentSuggestion[] {
  return improvements(result)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ name, action }, index) => ({
      priority: index < 2 ? 1 : index < 4 ? 2 : 3,
      text: `${name}：${action}`,
    }));
}
