import type { AssessmentWeights } from './result';
import { type Scores, scoreAssessment } from './score';
import { type IndexSystem, weightsOf } from './systems';

/** A total that one changed weight leads to. */
interface ShiftedTotal {
  readonly total: number;
  readonly grade: string | null;
  /** The weight that was changed: code and name of a part or an indicator. */
  readonly code: string;
  readonly name: string;
  /** E.g. 0.2 for a fifth more, -0.2 for a fifth less. */
  readonly change: number;
}

/** How far the total moves when one weight changes. */
export interface Sensitivity {
  readonly lowest: ShiftedTotal;
  readonly highest: ShiftedTotal;
  /** Grades that are reached on the way, the own one among them, the best first. */
  readonly grades: readonly string[];
}

/** How much one weight is changed (portal features 6b.1). */
const WEIGHT_CHANGE = 0.2;

/**
 * The lowest and the highest total when any one weight, of a part or of an indicator, changes by a
 * fifth while the others stay.
 *
 * @returns null where there is no total
 */
export function sensitivity(
  system: IndexSystem,
  scores: Scores,
  weights: AssessmentWeights = weightsOf(system),
  change: number = WEIGHT_CHANGE,
): Sensitivity | null {
  const own = scoreAssessment(system, scores, weights);
  if (own.totalScore === null) return null;
  const still: ShiftedTotal = {
    total: own.totalScore,
    grade: own.grade,
    code: '',
    name: '',
    change: 0,
  };
  let lowest = still;
  let highest = still;
  const grades = new Set(own.grade === null ? [] : [own.grade]);
  const levels = [
    { level: 'dimensions', rules: system.dimensions },
    { level: 'indicators', rules: system.dimensions.flatMap(({ indicators }) => indicators) },
  ] as const;
  for (const { level, rules } of levels) {
    for (const { code, name } of rules) {
      for (const by of [-change, change]) {
        const changed = (weights[level][code] ?? 0) * (1 + by);
        const { totalScore: total, grade } = scoreAssessment(system, scores, {
          ...weights,
          [level]: { ...weights[level], [code]: changed },
        });
        if (total === null) continue;
        if (grade !== null) grades.add(grade);
        if (total < lowest.total) lowest = { total, grade, code, name, change: by };
        if (total > highest.total) highest = { total, grade, code, name, change: by };
      }
    }
  }
  const order = system.grades.map(({ grade }) => grade);
  return { lowest, highest, grades: order.filter((grade) => grades.has(grade)) };
}
