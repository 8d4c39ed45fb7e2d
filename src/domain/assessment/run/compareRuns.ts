import type { AssessedIndicator, AssessmentInput, AssessmentResult } from '../result';
import { isWhole, roundScore, scoreAssessment, scoresOf, systemOfResult } from '../score';

/** Why the score of an indicator differs. */
export type ChangeCause = 'ANSWERS' | 'DATA' | 'EXPERT' | 'WEIGHTS' | 'RULES';

/** In words: what changed between two runs of one object, and what differs between two objects. */
export const CAUSE_WORDS: Readonly<
  Record<ChangeCause, { readonly changed: string; readonly differs: string }>
> = {
  ANSWERS: { changed: '填写内容变化', differs: '填写内容不同' },
  DATA: { changed: '数据更新', differs: '数据不同' },
  EXPERT: { changed: '专家意见变化', differs: '专家意见不同' },
  WEIGHTS: { changed: '权重变化', differs: '权重不同' },
  RULES: { changed: '评价规则变化', differs: '评价规则不同' },
};

/** A value that went in, in both runs. */
interface ChangedInput {
  readonly key: string;
  readonly label: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

/** An indicator in both runs. */
export interface IndicatorChange {
  readonly code: string;
  readonly name: string;
  /** Code of its first-level part. */
  readonly dimension: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly weightBefore: number;
  readonly weightAfter: number;
  /** Empty where nothing changed. */
  readonly causes: readonly ChangeCause[];
  readonly inputs: readonly ChangedInput[];
  /** Points of the total that came with its score; all of them and `byWeights` give the difference. */
  readonly effect: number;
}

/** Two runs of one kind, the later against the earlier. */
export interface RunComparison {
  readonly before: number | null;
  readonly after: number | null;
  /** Points; null where one of the runs has no total. */
  readonly difference: number | null;
  readonly indicators: readonly IndicatorChange[];
  /** Points that came with other weights. */
  readonly byWeights: number;
  /** Whether both runs hold what they were made of; else nothing is said of causes and effects. */
  readonly explained: boolean;
  /** Whether they are about two patents or solutions, of which none has changed into the other. */
  readonly apart: boolean;
}

const CAUSE_OF_ORIGIN = { FORM: 'ANSWERS', RECORD: 'DATA', EXPERT: 'EXPERT' } as const;

function changedInputs(code: string, before: AssessmentResult, after: AssessmentResult) {
  const reads = ({ frozen }: AssessmentResult) =>
    new Map(
      frozen.inputs
        .filter(({ indicators }) => indicators.includes(code))
        .map((input) => [input.key, input]),
    );
  const [old, now] = [reads(before), reads(after)];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return keys.flatMap((key): (ChangedInput & { origin: AssessmentInput['origin'] })[] => {
    const [one, other] = [old.get(key), now.get(key)];
    const input = other ?? one;
    const [was, is] = [one?.value ?? null, other?.value ?? null];
    if (!input || was === is) return [];
    return [{ key, label: input.label, before: was, after: is, origin: input.origin }];
  });
}

const indicatorsOf = ({ dimensions }: AssessmentResult) =>
  new Map(
    dimensions.flatMap(({ code: dimension, indicators }) =>
      indicators.map((indicator) => [indicator.code, { ...indicator, dimension }] as const),
    ),
  );

function causesOf(
  before: AssessedIndicator | undefined,
  after: AssessedIndicator | undefined,
  inputs: ReturnType<typeof changedInputs>,
  weightChanged: boolean,
): ChangeCause[] {
  const scoreChanged = (before?.score ?? null) !== (after?.score ?? null);
  const causes = new Set<ChangeCause>();
  if (scoreChanged) {
    for (const { origin } of inputs) if (origin) causes.add(CAUSE_OF_ORIGIN[origin]);
    if (causes.size === 0) causes.add('RULES');
  }
  if (weightChanged) causes.add('WEIGHTS');
  return [...causes];
}

/** Whether two runs are about two objects: of known numbers these decide, else the titles. */
function areApart({ subject: one }: AssessmentResult, { subject: other }: AssessmentResult) {
  return one.patentNumber && other.patentNumber
    ? one.patentNumber !== other.patentNumber
    : one.title !== other.title;
}

/**
 * Compares two runs of one kind: per indicator what changed and why, and the difference of the
 * totals as a sum of parts. The scores are exchanged one after the other in the order of the
 * system under the weights of the earlier run; what is left at the end came with the weights.
 */
export function compareRuns(before: AssessmentResult, after: AssessmentResult): RunComparison {
  const system = systemOfResult(after);
  const explained = isWhole(before) && isWhole(after);
  const [old, now] = [indicatorsOf(before), indicatorsOf(after)];
  const [oldScores, newScores] = [scoresOf(before), scoresOf(after)];
  const [oldWeights, newWeights] = [before.frozen.weights, after.frozen.weights];
  const scores: Record<string, number | null | undefined> = { ...oldScores };
  let total = scoreAssessment(system, scores, oldWeights).totalScore;
  const indicators = system.dimensions.flatMap(({ code: dimension, indicators: rules }) =>
    rules.map(({ code, name }): IndicatorChange => {
      scores[code] = newScores[code] ?? null;
      const next = scoreAssessment(system, scores, oldWeights).totalScore;
      const effect =
        !explained || total === null || next === null ? 0 : roundDifference(next - total);
      total = next ?? total;
      const inputs = changedInputs(code, before, after);
      const weightBefore = oldWeights.indicators[code] ?? 0;
      const weightAfter = newWeights.indicators[code] ?? 0;
      const shareChanged =
        weightBefore !== weightAfter ||
        oldWeights.dimensions[dimension] !== newWeights.dimensions[dimension];
      return {
        code,
        name,
        dimension,
        before: old.get(code)?.score ?? null,
        after: now.get(code)?.score ?? null,
        weightBefore,
        weightAfter,
        causes: explained ? causesOf(old.get(code), now.get(code), inputs, shareChanged) : [],
        inputs: inputs.map(({ origin: _, ...input }) => input),
        effect,
      };
    }),
  );
  const difference =
    before.totalScore === null || after.totalScore === null
      ? null
      : roundDifference(after.totalScore - before.totalScore);
  const byScores = indicators.reduce((sum, { effect }) => sum + effect, 0);
  return {
    before: before.totalScore,
    after: after.totalScore,
    difference,
    indicators,
    byWeights: difference === null || !explained ? 0 : roundDifference(difference - byScores),
    explained,
    apart: areApart(before, after),
  };
}

/** One decimal, away from the noise of binary fractions; also below 0. */
function roundDifference(points: number): number {
  const rounded = roundScore(Math.abs(points));
  return points < 0 ? 0 - rounded : rounded;
}
