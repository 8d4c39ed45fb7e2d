import { addMonths, isoDay, parseIsoDay } from './calendar';

/** Months after which an application is published (Patent Law, Article 34). */
const PUBLISHED_WITHIN = 18;

/** Rounded half up to one decimal, away from zero below it. */
function oneDecimal(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10;
}

/**
 * What a part makes of the whole, in percent with one decimal, half up (domain reference 1.10).
 * Null when there is no whole or the part is not known.
 */
export function percentOf(part: number | null, whole: number): number | null {
  return part === null || whole <= 0 ? null : oneDecimal((part * 100) / whole);
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
 * @param day `YYYY-MM-DD` on which the numbers were taken
 * @throws RangeError when it is not a day
 */
export function firstLaggingYear(day: string): number {
  const taken = parseIsoDay(day);
  if (!taken) throw new RangeError(`not a day: ${day}`);
  const settled = isoDay(addMonths(taken, -PUBLISHED_WITHIN));
  const year = Number(settled.slice(0, 4));
  return settled === `${settled.slice(0, 4)}-12-31` ? year + 1 : year;
}
