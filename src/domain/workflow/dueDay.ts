import { parseIsoDay } from '../calendar';
import { type HolidayCalendar, leftInWords, workingDaysLeft } from './workingDays';

/** The last day of a step, as it looks from today. */
export interface DueDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Working days until the end of the day; negative when it has passed. */
  readonly left: number;
  readonly overdue: boolean;
  /** At most two working days are left, or none. */
  readonly urgent: boolean;
  /** Computed by the portal, or beyond the published holidays: the day may move. */
  readonly estimated: boolean;
}

const URGENT_FROM = 2;

/**
 * A last day seen from today.
 *
 * @param day `YYYY-MM-DD`; anything else gives undefined, so that a wrong day is not shown
 * @param computed the office has not named the day itself
 */
export function dueDay(
  day: string | undefined,
  today: string,
  calendar: HolidayCalendar,
  computed = false,
): DueDay | undefined {
  if (day === undefined || parseIsoDay(day) === null) return undefined;
  const left = workingDaysLeft(today, day, calendar);
  const overdue = today > day;
  return {
    day,
    left,
    overdue,
    urgent: overdue || left <= URGENT_FROM,
    estimated: computed || day > calendar.publishedUntil,
  };
}

/** The applicant need not hurry for a day that the office has to keep; only its passing matters. */
export function officeDue(due: DueDay): DueDay {
  return { ...due, urgent: due.overdue };
}

/** A day as running text names it: `12 月 4 日`, with the year when it is not this one. */
export function dayInWords(day: string, today: string): string {
  const parsed = parseIsoDay(day);
  if (!parsed) return day;
  const { year, month, day: date } = parsed;
  const short = `${month} 月 ${date} 日`;
  return today.startsWith(`${year}-`) ? short : `${year} 年 ${short}`;
}

/** What is left until a last day, which need not be a working day itself. */
export function leftUntil({ day, left, overdue }: DueDay, today: string): string {
  if (left !== 0 || day === today) return leftInWords(left);
  return overdue ? '已过期' : '不足 1 个工作日';
}
