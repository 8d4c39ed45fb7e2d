import { addMonths, isoDay, parseIsoDay } from '../../src/domain/calendar';

const DAY = 86_400_000;

/** Milliseconds of a day; read by hand because `Date.parse` is slow in great numbers. */
function timeOf(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}

/** A number of days after a day, `YYYY-MM-DD`. */
export function plusDays(day: string, count: number): string {
  const date = new Date(timeOf(day) + count * DAY);
  return isoDay({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return (timeOf(to) - timeOf(from)) / DAY;
}

/** A number of months after a day, clamped to the end of the month. */
export function plusMonths(day: string, count: number): string {
  const start = parseIsoDay(day);
  if (start === null) throw new RangeError(`not a day: ${day}`);
  return isoDay(addMonths(start, count));
}

/** Days to wait from a Sunday, Monday … until the gazette appears: Tuesday or Friday. */
const WAITS = [2, 1, 0, 2, 1, 0, 3];

/** The next day, this one included, on which the patent gazette appears. */
export function gazetteDay(day: string): string {
  const wait = WAITS[new Date(timeOf(day)).getUTCDay()] ?? 0;
  return wait === 0 ? day : plusDays(day, wait);
}
