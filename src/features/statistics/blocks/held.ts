import { FIGURES, type StatisticsCode } from '@/domain/statistics/codes';
import { LEAST_KNOWN } from '@/domain/statistics/coverage';
import type { Base } from './base';
import type { StatisticsScope } from './scope';

/**
 * What keeps a block from being drawn: null where it has not a single number, how many it counts
 * where these are too few for a picture; undefined for what is drawn.
 */
export type Held = number | null | undefined;

/** Whether a figure counts things, so that some of them can be too few. */
export const counts = (code: StatisticsCode, { perCapita }: StatisticsScope): boolean =>
  !perCapita && FIGURES[code].measure !== 'ratio' && FIGURES[code].unit !== '万元';

/** A picture of so few says nothing, nor one of less than a hundredth of records that carry nothing. */
export function heldOf(
  values: readonly (number | null)[],
  { carries, total }: Base,
  counted: boolean,
): Held {
  const known = values.flatMap((value) => value ?? []);
  if (known.length === 0) return null;
  const sum = known.reduce((all, value) => all + value, 0);
  const few = sum < LEAST_KNOWN || (!carries && sum * 100 < total);
  return counted && few ? sum : undefined;
}

/** Whether a block makes room: what has no number always, what has few unless they are wanted. */
export const makesRoom = (held: Held, even: boolean): boolean =>
  held === null || (held !== undefined && !even);
