/** A day of the Gregorian calendar; only made by the functions below, so it always exists. */
export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to the length of the month. */
  readonly day: number;
}

/** Number of days in a month (1 to 12). */
export function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** The day, or null when the calendar does not have it. */
export function makeDay(year: number, month: number, day: number): CalendarDay | null {
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : null;
}

/** Reads `YYYY-MM-DD` and nothing else; null when malformed or not in the calendar. */
export function parseIsoDay(text: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? makeDay(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/** `YYYY-MM-DD`; texts of this form compare like the days they stand for. */
export function isoDay({ year, month, day }: CalendarDay): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** The same day some months later, clamped to the end of the month (31 January + 1 = 28 February). */
export function addMonths(from: CalendarDay, months: number): CalendarDay {
  const count = from.year * 12 + from.month - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return { year, month, day: Math.min(from.day, daysInMonth(year, month)) };
}

/** The day some months after one; undefined when that is no day. */
export function monthsAfter(day: string, months: number): string | undefined {
  const from = parseIsoDay(day);
  return from ? isoDay(addMonths(from, months)) : undefined;
}

/** The day before. */
export function previousDay({ year, month, day }: CalendarDay): CalendarDay {
  if (day > 1) return { year, month, day: day - 1 };
  return month > 1
    ? { year, month: month - 1, day: daysInMonth(year, month - 1) }
    : { year: year - 1, month: 12, day: 31 };
}

const DAY_MS = 86_400_000;

/**
 * Milliseconds since the epoch of the beginning of a day in UTC.
 *
 * @param day `YYYY-MM-DD`
 * @throws RangeError when there is no such day
 */
export function timeOfDay(day: string): number {
  const parsed = parseIsoDay(day);
  if (parsed === null) throw new RangeError(`not a day: ${day}`);
  return Date.UTC(parsed.year, parsed.month - 1, parsed.day);
}

/**
 * Some calendar days later, or earlier.
 *
 * @param day `YYYY-MM-DD`
 * @throws RangeError when there is no such day
 */
export function addDays(day: string, count: number): string {
  return new Date(timeOfDay(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Today in China as `YYYY-MM-DD`, whatever the time zone of the browser or server.
 * @param now milliseconds since the epoch
 */
export function todayInChina(now: number = Date.now()): string {
  return momentInChina(now).slice(0, 10);
}

/** Now in China as the contract writes moments, `YYYY-MM-DD HH:mm:ss`. */
export function momentInChina(now: number = Date.now()): string {
  return new Date(now + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** Now in China as names of files carry it, `YYYYMMDD-HHmm`. */
export function stampInChina(now?: number): string {
  return momentInChina(now).slice(0, 16).replace(/[-:]/g, '').replace(' ', '-');
}

/** Milliseconds since the epoch of a moment in China, `YYYY-MM-DD HH:mm:ss`; NaN of anything else. */
export function timeOfMoment(moment: string): number {
  return Date.parse(`${moment.replace(' ', 'T')}+08:00`);
}

/** Option of every check that depends on the date, so that server time and tests can set it. */
export interface TodayOption {
  /** Today as `YYYY-MM-DD`; by default today in China. */
  today?: string;
}
