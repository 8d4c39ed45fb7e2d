import { addDays, addMonths, type CalendarDay, isoDay, parseIsoDay, timeOfDay } from '../calendar';

/** Days that depart from the week: holidays between Monday and Friday, working days at weekends. */
export interface HolidayCalendar {
  /** Last day for which the arrangement has been published; later days are computed by the week. */
  readonly publishedUntil: string;
  /** `YYYY-MM-DD` to the name of the holiday. */
  readonly holidays: Readonly<Record<string, string>>;
  /** Weekend days on which offices work, `YYYY-MM-DD`. */
  readonly workingWeekends: readonly string[];
}

/** A length of time that a rule allows. */
export interface TimeLimit {
  readonly count: number;
  readonly unit: 'workingDay' | 'day' | 'month';
}

/** The last day of a time limit. */
export interface Deadline {
  /** `YYYY-MM-DD`; the limit ends with this day. */
  readonly day: string;
  /** The holidays that far ahead are not known yet, so that the day may move. */
  readonly estimated: boolean;
}

/** Whether offices work on that day (`YYYY-MM-DD`). */
export function isWorkingDay(day: string, calendar: HolidayCalendar): boolean {
  if (Object.hasOwn(calendar.holidays, day)) return false;
  const weekday = new Date(timeOfDay(day)).getUTCDay();
  const weekend = weekday === 0 || weekday === 6;
  return !weekend || calendar.workingWeekends.includes(day);
}

/** The `count`-th working day after a day, which does not count itself. */
export function addWorkingDays(day: string, count: number, calendar: HolidayCalendar): string {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (isWorkingDay(last, calendar)) left--;
  }
  return last;
}

/**
 * The day itself, or the first working day after it when it is a day off (General Principles of the
 * Civil Code, article 203; Implementing Regulations of the Patent Law, Rule 5).
 *
 * @param day `YYYY-MM-DD`
 */
function orNextWorkingDay(day: string, calendar: HolidayCalendar): string {
  let last = day;
  while (!isWorkingDay(last, calendar)) last = addDays(last, 1);
  return last;
}

/**
 * The same where the days off are published; elsewhere the day itself, the earlier and safe one: a
 * weekend may become working days.
 *
 * @param day `YYYY-MM-DD`
 */
export const surelyUntil = (day: string, calendar: HolidayCalendar): string =>
  day <= calendar.publishedUntil ? orNextWorkingDay(day, calendar) : day;

/**
 * What is said of a last day that is a day off: until when it moves, or that it may move once the
 * days off of its year are published; '' of a working day.
 *
 * @param day `YYYY-MM-DD`
 */
function dayOffText(day: string, calendar: HolidayCalendar): string {
  if (isWorkingDay(day, calendar)) return '';
  return day <= calendar.publishedUntil
    ? `休息日，顺延到 ${orNextWorkingDay(day, calendar)}`
    : '休息日，节假日安排公布后可能顺延';
}

/**
 * What a reader has to know of a last day, in brackets: that it, or the day it moves to, is today,
 * that it moves or may move; '' of any other day.
 *
 * @param day `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 * @param calendar days off; without one the day stays
 */
export function dayNotes(day: string, today: string, calendar?: HolidayCalendar): string {
  const last = calendar ? surelyUntil(day, calendar) : day;
  const notes = [
    day === today && '今天',
    calendar && dayOffText(day, calendar),
    last !== day && last === today && '即今天',
  ].filter(Boolean);
  return notes.length > 0 ? `（${notes.join('，')}）` : '';
}

/**
 * Last day of a time limit that begins to run on the day after `from` (domain reference 2.1: a
 * deadline is the end of its last day). A limit in days or months that would end on a day off ends
 * on the next working day.
 */
export function deadlineOf(from: string, limit: TimeLimit, calendar: HolidayCalendar): Deadline {
  let day: string;
  if (limit.unit === 'workingDay') {
    day = addWorkingDays(from, limit.count, calendar);
  } else {
    const start = parseIsoDay(from) as CalendarDay;
    const last =
      limit.unit === 'day' ? addDays(from, limit.count) : isoDay(addMonths(start, limit.count));
    day = orNextWorkingDay(last, calendar);
  }
  return { day, estimated: day > calendar.publishedUntil };
}

/**
 * Working days left until the end of `deadline`, today not counted; 0 on the last day, negative
 * when it has passed.
 */
export function workingDaysLeft(
  today: string,
  deadline: string,
  calendar: HolidayCalendar,
): number {
  const [from, to, sign] = today <= deadline ? [today, deadline, 1] : [deadline, today, -1];
  let count = 0;
  for (let day = from; day < to; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, calendar)) count++;
  }
  return count === 0 ? 0 : sign * count;
}

const UNITS = { workingDay: '个工作日', day: '日', month: '个月' } as const;

/** A time limit in words, `5 个工作日`. */
export function limitInWords({ count, unit }: TimeLimit): string {
  return `${count} ${UNITS[unit]}`;
}

/** What is left of a deadline in words. */
export function leftInWords(left: number): string {
  if (left < 0) return `已超期 ${-left} 个工作日`;
  return left === 0 ? '今天到期' : `还剩 ${left} 个工作日`;
}
