import { addMonths, type CalendarDay, isoDay, monthsAfter, parseIsoDay } from './calendar';
import type { PatentKind } from './patentLabels';
import { termYears } from './patentTerm';
import { type HolidayCalendar, surelyUntil } from './workflow/workingDays';

/** Full fee in yuan by the last annual year it holds for. Fees change: check once a year. */
const FEES: Readonly<Record<PatentKind, readonly (readonly [lastYear: number, yuan: number])[]>> = {
  INVENTION: [
    [3, 900],
    [6, 1200],
    [9, 2000],
    [12, 4000],
    [15, 6000],
    [20, 8000],
  ],
  UTILITY: [
    [3, 600],
    [5, 900],
    [8, 1200],
    [10, 2000],
  ],
  DESIGN: [
    [3, 600],
    [5, 900],
    [8, 1200],
    [10, 2000],
    [15, 3000],
  ],
};

/** A fee may be paid late for this many months; then the right lapses. */
const GRACE_MONTHS = 6;

/**
 * Last day on which a fee can be paid late: of six months, or the next working day where that is
 * known to be a day off (Implementing Regulations, Rules 5 and 115); undefined when the due day is
 * none.
 *
 * @param dueDate `YYYY-MM-DD`
 * @param calendar without one no day is a day off
 */
export function graceEndOf(dueDate: string, calendar?: HolidayCalendar): string | undefined {
  const end = monthsAfter(dueDate, GRACE_MONTHS);
  return end && calendar ? surelyUntil(end, calendar) : end;
}

/** What one annual fee costs on the day it is paid, in yuan. */
export interface FeeOnDay {
  /** Null once the right has lapsed. */
  fee: number | null;
  /** On top of the fee; null once the right has lapsed. */
  surcharge: number | null;
  lapsed: boolean;
}

/** One annual year of a patent. */
export interface FeeRow {
  /** Counted from 1, the year that begins on the filing date. */
  annualYear: number;
  /** Full fee in yuan, without reduction or surcharge. */
  amount: number;
  /**
   * Day on which it falls due; see `payableUntil` for the last day. For the year the grant fell in, whose fee is paid with the
   * grant registration, the grant date.
   */
  dueDate: string;
  /** Last day for paying late; equal to `dueDate` where paying late is not possible. */
  graceEnd: string;
  /** The year the grant fell in. */
  withRegistration: boolean;
  /** Against today: over, in the late period, the next one due, due after that. */
  phase: 'PAST' | 'GRACE' | 'NEXT' | 'LATER';
  /** Surcharge in yuan if paid today; null when that is no longer possible. */
  surcharge: number | null;
}

/**
 * Full fee of one annual year in yuan, or null when the kind has no such year. Source: fee table
 * of the CNIPA; reductions are not applied.
 */
export function annualFee(kind: PatentKind, annualYear: number): number | null {
  if (!Number.isInteger(annualYear) || annualYear < 1) return null;
  return FEES[kind].find(([lastYear]) => annualYear <= lastYear)?.[1] ?? null;
}

function dueDay(filing: CalendarDay, annualYear: number): CalendarDay {
  return addMonths(filing, (annualYear - 1) * 12);
}

/** Last day for paying without delay: the due day, or the first working day after it (Rule 5). */
export const payableUntil = (dueDate: string, calendar?: HolidayCalendar): string =>
  calendar ? surelyUntil(dueDate, calendar) : dueDate;

/**
 * Surcharge rate in percent: none in the first month after the due date, then 5 % per started
 * month up to 25 %; null after the late period (Implementing Regulations, Rule 115).
 */
function surchargePercent(
  due: CalendarDay,
  paidOn: string,
  calendar?: HolidayCalendar,
): number | null {
  if (paidOn <= isoDay(due)) return 0;
  for (let month = 1; month <= GRACE_MONTHS; month++) {
    if (paidOn <= isoDay(addMonths(due, month))) return (month - 1) * 5;
  }
  const extended = paidOn <= (graceEndOf(isoDay(due), calendar) ?? '');
  return extended ? (GRACE_MONTHS - 1) * 5 : null;
}

/** From so many months before its due day on a fee is due soon. */
export const SOON_MONTHS = 3;

/** How a fee stands by its due day: not yet due, due soon, in the late period, past it. */
export interface FeeStage {
  readonly stage: 'LATER' | 'SOON' | 'GRACE' | 'OVER';
  /** Surcharge in percent on the day asked for; 0 outside the late period. */
  readonly percent: number;
}

/**
 * How an unpaid fee stands on a day: one rule for fees that an office reported and computed ones.
 * Null when the due day is none.
 *
 * @param dueDate `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function feeStage(
  dueDate: string,
  today: string,
  calendar?: HolidayCalendar,
): FeeStage | null {
  const due = parseIsoDay(dueDate);
  if (!due) return null;
  if (today > payableUntil(dueDate, calendar)) {
    const percent = surchargePercent(due, today, calendar);
    return percent === null ? { stage: 'OVER', percent: 0 } : { stage: 'GRACE', percent };
  }
  const soon = isoDay(addMonths(due, -SOON_MONTHS)) <= today;
  return { stage: soon ? 'SOON' : 'LATER', percent: 0 };
}

/**
 * Fee and surcharge of one annual year if paid on a day; null when the kind has no such year or a
 * date is not a `YYYY-MM-DD` of the calendar.
 */
export function feeOnDay(
  kind: PatentKind,
  filing: string,
  annualYear: number,
  paidOn: string,
  calendar?: HolidayCalendar,
): FeeOnDay | null {
  const start = parseIsoDay(filing);
  const fee = annualFee(kind, annualYear);
  if (!start || !parseIsoDay(paidOn) || fee === null || annualYear > termYears(kind, filing)) {
    return null;
  }
  const percent = surchargePercent(dueDay(start, annualYear), paidOn, calendar);
  return percent === null
    ? { fee: null, surcharge: null, lapsed: true }
    : { fee, surcharge: (fee * percent) / 100, lapsed: false };
}

/** The annual year a day falls in, from 1 to the last year of the term. */
function annualYearOf(filing: CalendarDay, day: string, lastYear: number): number {
  let year = 1;
  while (year < lastYear && isoDay(dueDay(filing, year + 1)) <= day) year++;
  return year;
}

/**
 * The annual years of a patent with fee and due date, computed, not reported by the office. They
 * begin with the year the grant fell in; without a grant date, with year 1. An impossible filing
 * date gives no rows.
 * @param filing `YYYY-MM-DD`
 * @param grantDate `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function feeCalendar(
  kind: PatentKind,
  filing: string,
  grantDate: string | null | undefined,
  today: string,
  calendar?: HolidayCalendar,
): FeeRow[] {
  const start = parseIsoDay(filing);
  if (!start) return [];
  const lastYear = termYears(kind, filing);
  const grant = grantDate ? parseIsoDay(grantDate) : null;
  const grantYear = grant && annualYearOf(start, isoDay(grant), lastYear);
  const rows: FeeRow[] = [];
  for (let annualYear = grantYear ?? 1; annualYear <= lastYear; annualYear++) {
    const amount = annualFee(kind, annualYear);
    if (amount === null) break;
    const withRegistration = annualYear === grantYear;
    const due = grant && withRegistration ? grant : dueDay(start, annualYear);
    const dueDate = isoDay(due);
    const graceEnd = withRegistration ? dueDate : (graceEndOf(dueDate, calendar) ?? dueDate);
    const over = graceEnd < today;
    const percent = over ? null : surchargePercent(due, today, calendar);
    const nextIsKnown = rows.some(({ phase }) => phase === 'NEXT');
    let phase: FeeRow['phase'] = nextIsKnown ? 'LATER' : 'NEXT';
    if (over) phase = 'PAST';
    else if (payableUntil(dueDate, calendar) < today) phase = 'GRACE';
    rows.push({
      annualYear,
      amount,
      dueDate,
      graceEnd,
      withRegistration,
      phase,
      surcharge: percent === null ? null : (amount * percent) / 100,
    });
  }
  return rows;
}
