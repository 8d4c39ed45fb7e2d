import { addMonths, isoDay, parseIsoDay } from '../../src/domain/calendar';

const DAY = 86_400_000;

/** A number of days after a day, `YYYY-MM-DD`. */
export function plusDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}

/** A number of months after a day, clamped to the end of the month. */
export function plusMonths(day: string, count: number): string {
  const start = parseIsoDay(day);
  if (start === null) throw new RangeError(`not a day: ${day}`);
  return isoDay(addMonths(start, count));
}

/** The next day, this one included, on which the patent gazette appears: Tuesday or Friday. */
export function gazetteDay(day: string): string {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  const wait = [2, 1, 0, 2, 1, 0, 3][weekday] ?? 0;
  return plusDays(day, wait);
}
