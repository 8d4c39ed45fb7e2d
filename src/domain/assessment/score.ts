import type { AssessmentResult, AssessmentWeights, LevelWord } from './result';
import { type IndexSystem, systemOf, weightsOf } from './systems';

/** Scores by indicator, 0–10; absent or null: no data. */
export type Scores = Readonly<Record<string, number | null | undefined>>;

interface ScoredDimension {
  readonly code: string;
  readonly name: string;
  readonly weight: number;
  /** 0–100, one decimal; null: no data, or all weights are 0. */
  readonly score: number | null;
  readonly known: number;
  readonly total: number;
}

/** What scores and weights come to. */
export interface Scored {
  /** 0–100, one decimal; null: nothing can be said. */
  readonly totalScore: number | null;
  readonly grade: string | null;
  readonly gradeLabel: string;
  /** Why the grade is lower than the total alone would give. */
  readonly forced?: string;
  readonly dimensions: readonly ScoredDimension[];
  readonly coverage: { readonly known: number; readonly total: number };
  /** Share of all weights that stand on data, 0–1. */
  readonly knownWeight: number;
  /** Why there is no total. */
  readonly problem?: 'NO_DATA' | 'NO_WEIGHTS';
}

/** What stands in place of a grade. */
const WITHOUT_GRADE = { NO_DATA: '数据不足', NO_WEIGHTS: '权重均为 0' } as const;

/** Half up to one decimal; the small part makes up for binary fractions. */
export function roundScore(score: number): number {
  return Math.floor(score * 10 + 0.5 + 1e-9) / 10;
}

/** A score as it is written everywhere: one decimal where it has one, `70`, `69.6`. */
export const scoreText = (score: number): string => String(roundScore(score));

/** Points with their sign, e.g. `+1.4`, `−0.5`, `0`. */
export function signedScore(points: number): string {
  const text = scoreText(Math.abs(points));
  return text === '0' ? text : `${points > 0 ? '+' : '−'}${text}`;
}

/** A usable score within 0–10, else null. */
export function knownScore(score: number | null | undefined): number | null {
  if (typeof score !== 'number' || !Number.isFinite(score)) return null;
  return Math.min(10, Math.max(0, score));
}

/** Word of a score: from 8 优, from 6 良, from 4 中, below 弱 (domain reference, section 6). */
export function levelWord(score: number | null): LevelWord {
  if (score === null) return '无数据';
  if (score >= 8) return '优';
  if (score >= 6) return '良';
  return score >= 4 ? '中' : '弱';
}

const usable = (weight: number | undefined) =>
  weight !== undefined && Number.isFinite(weight) && weight > 0 ? weight : 0;

/** Sum of weights and weighted sum; `value` is null where nothing has weight. */
function mean(parts: readonly { weight: number; value: number | null }[]): number | null {
  let weights = 0;
  let sum = 0;
  for (const { weight, value } of parts) {
    if (value === null) continue;
    weights += weight;
    sum += weight * value;
  }
  return weights > 0 ? sum / weights : null;
}

/**
 * Scores a system (domain reference, section 6). An indicator without data is left out and its
 * weight spread inside its part; a part without any data is left out as well. The weights of a
 * level count by their share, so that any setting of them keeps the total within 0–100.
 */
export function scoreAssessment(
  system: IndexSystem,
  scores: Scores,
  weights: AssessmentWeights = weightsOf(system),
): Scored {
  const parts = system.dimensions.map(({ code, name, indicators }) => {
    const own = indicators.map((indicator) => ({
      weight: usable(weights.indicators[indicator.code]),
      value: knownScore(scores[indicator.code]),
    }));
    const all = own.reduce((sum, { weight }) => sum + weight, 0);
    const known = own.reduce((sum, { weight, value }) => (value === null ? sum : sum + weight), 0);
    const value = mean(own);
    return {
      code,
      name,
      weight: usable(weights.dimensions[code]),
      value: value === null ? null : value * 10,
      knownShare: all > 0 ? known / all : 0,
      known: own.filter((one) => one.value !== null).length,
      total: own.length,
    };
  });
  const coverage = {
    known: parts.reduce((sum, { known }) => sum + known, 0),
    total: parts.reduce((sum, { total }) => sum + total, 0),
  };
  const allWeight = parts.reduce((sum, { weight }) => sum + weight, 0);
  const backed = parts.reduce((sum, { weight, knownShare }) => sum + weight * knownShare, 0);
  const total = mean(parts);
  const base = {
    dimensions: parts.map(({ code, name, weight, value, known, total: count }) => ({
      code,
      name,
      weight,
      score: value === null ? null : roundScore(value),
      known,
      total: count,
    })),
    coverage,
    knownWeight: allWeight > 0 ? backed / allWeight : 0,
  };
  if (total === null) {
    const problem = coverage.known === 0 ? 'NO_DATA' : 'NO_WEIGHTS';
    return { ...base, totalScore: null, grade: null, gradeLabel: WITHOUT_GRADE[problem], problem };
  }
  const totalScore = roundScore(total);
  return { ...base, totalScore, ...gradeOf(system, totalScore, scores) };
}

/** The grade of a rounded total, or the lowest where a score forces it. */
function gradeOf(system: IndexSystem, total: number, scores: Scores) {
  const reached = system.grades.find(({ from }) => total >= from);
  const lowest = system.grades.at(-1);
  const veto = system.vetoes.find(({ code, atMost }) => {
    const score = knownScore(scores[code]);
    return score !== null && score <= atMost;
  });
  const grade = (veto ? lowest : reached) ?? lowest;
  const forced = veto && reached !== lowest ? { forced: veto.reason } : {};
  return { grade: grade?.grade ?? null, gradeLabel: grade?.label ?? '', ...forced };
}

/** The scores of a result by indicator. */
export function scoresOf({ dimensions }: Pick<AssessmentResult, 'dimensions'>): Scores {
  return Object.fromEntries(
    dimensions.flatMap(({ indicators }) => indicators.map(({ code, score }) => [code, score])),
  );
}

/** The system that a result was made by. */
export function systemOfResult({ kind, subject }: Pick<AssessmentResult, 'kind' | 'subject'>) {
  return systemOf(kind, subject.patentKind);
}

/** How far a total may be from what we make of the same scores: others round in other places. */
const ROUNDING = 0.15;

/**
 * Whether a result holds all that its total was made of, so that it can be weighed anew and its
 * changes explained: every weight, and scores that come to that total.
 */
export function isWhole(
  result: Pick<AssessmentResult, 'kind' | 'subject' | 'dimensions' | 'frozen' | 'totalScore'>,
): boolean {
  const { dimensions, indicators } = result.frozen.weights;
  const weighed = systemOfResult(result).dimensions.every(
    (part) =>
      dimensions[part.code] !== undefined &&
      part.indicators.every(({ code }) => indicators[code] !== undefined),
  );
  if (!weighed) return false;
  const { totalScore } = withWeights(result, result.frozen.weights);
  if (totalScore === null || result.totalScore === null) return totalScore === result.totalScore;
  return Math.abs(totalScore - result.totalScore) < ROUNDING;
}

/** Below this share of data a total and its grade are told as poorly founded. */
const LEAST_BACKED = 0.5;

/** How many indicators stand on data, of all. */
interface CountedCoverage {
  readonly known?: number | undefined;
  readonly total?: number | undefined;
}

/**
 * Whether a grade rests on less than half of the weights; of the indicators where the share of the
 * weights is not known. Where neither is, nothing is said.
 *
 * @param knownWeight share of all weights that stands on data, 0–1
 */
export function isPoorlyBacked(
  knownWeight: number | undefined,
  { known, total }: CountedCoverage = {},
): boolean {
  const counted = known !== undefined && total ? known / total : undefined;
  const share = knownWeight ?? counted;
  return share !== undefined && share < LEAST_BACKED;
}

/** Share of the weights of a result that stands on data; undefined where it is not whole. */
export const knownWeightOf = (result: Parameters<typeof isWhole>[0]): number | undefined =>
  isWhole(result) ? withWeights(result, result.frozen.weights).knownWeight : undefined;

/** What the scores of a result come to under other weights; the result itself stays. */
export function withWeights(
  result: Pick<AssessmentResult, 'kind' | 'subject' | 'dimensions'>,
  weights: AssessmentWeights,
): Scored {
  return scoreAssessment(systemOfResult(result), scoresOf(result), weights);
}
