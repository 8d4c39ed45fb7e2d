import { addMonths, isoDay, parseIsoDay } from './calendar';
import { knownCount } from './statistics/coverage';

/** Months after which an application is published (Patent Law, Article 34). */
const PUBLISHED_WITHIN = 18;

/** Rounded half up to one decimal, away from zero below it. */
function oneDecimal(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10;
}

/**
 * What a part makes of the whole, in percent with one decimal, half up (domain reference 1.10).
 * Null when there is no whole, or one of them is not known.
 */
export function percentOf(part: number | null, whole: number | undefined): number | null {
  const known = part !== null && whole !== undefined && whole > 0;
  return known ? oneDecimal((part * 100) / whole) : null;
}

/**
 * How many a list of counts has of one value. A value that is not listed has none, but only where
 * the list can be relied on: each of its counts has a name, and they are enough of the whole.
 *
 * @param whole what the counts are parts of
 * @returns null when it is not known
 */
export function countOf(
  counts: readonly { readonly value: string; readonly count: number | undefined }[],
  value: string,
  whole: number | undefined,
): number | null {
  const found = counts.find((one) => one.value === value);
  if (found) return found.count ?? null;
  if (counts.some((one) => one.value === '' || one.count === undefined)) return null;
  const known = counts.reduce((sum, { count = 0 }) => sum + count, 0);
  return knownCount(0, { known, total: whole });
}

/**
 * Change against the year before, in percent with one decimal, half up (domain reference 1.10).
 * Null when either value is not known or the year before has none.
 */
export function yearOnYear(value: number | null, before: number | null): number | null {
  if (value === null || before === null || before === 0) return null;
  return oneDecimal(((value - before) * 100) / before);
}

/**
 * The first year of which applications are still to be published: it ends less than 18 months ago.
 *
 * @param day `YYYY-MM-DD` on which the numbers were taken; '' when that is not known
 * @returns Infinity when the day is not known: then no year can be said to be incomplete
 * @throws RangeError when it is not a day
 */
export function firstLaggingYear(day: string): number {
  if (day === '') return Number.POSITIVE_INFINITY;
  const taken = parseIsoDay(day);
  if (!taken) throw new RangeError(`not a day: ${day}`);
  const settled = isoDay(addMonths(taken, -PUBLISHED_WITHIN));
  const year = Number(settled.slice(0, 4));
  return settled === `${settled.slice(0, 4)}-12-31` ? year + 1 : year;
}
