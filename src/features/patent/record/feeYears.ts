import { type FeeRow, feeCalendar, payableUntil } from '@/domain/annualFee';
import type { DayEvent } from '@/domain/icsCalendar';
import { deriveValidity, grantDayOf } from '@/domain/legalStatus';
import { kindOfPatentType, type Validity } from '@/domain/patentLabels';
import { type PatentTerm, patentTerm } from '@/domain/patentTerm';
import { titleText } from '@/domain/titleText';
import type { PatentRecord } from '@/services/cnipr';
import { HOLIDAYS } from '../../../../config/holidays';

type Fee = NonNullable<PatentRecord['fees']>[number];

/** One annual year: what was reported for it, and what follows from the law. */
export interface FeeYear {
  /** Undefined when a fee was reported without it. */
  annualYear: number | undefined;
  /** Yuan; undefined when it is not known. */
  amount: number | undefined;
  /** '' when it is not known. */
  dueDate: string;
  reported: Fee | undefined;
  computed: FeeRow | undefined;
}

/** Reminds so many days before the last day for paying. */
const REMINDER_DAYS = 30;

/** The status of a right: as told, else as its events show it; null where nobody knows. */
export function standingOf({ validity, legalEvents = [] }: PatentRecord): Validity | null {
  return validity ?? deriveValidity(legalEvents);
}

/** What is missing to compute the fees of a right that may be in force, in words. */
export function missingForFees(record: PatentRecord): string[] {
  return [
    ...(record.filingDate ? [] : ['申请日']),
    ...(record.patentType ? [] : ['专利类型']),
    ...(standingOf(record) ? [] : ['有效性']),
  ];
}

/** Whether a reader may expect fees: the right is in force, or was granted and may be. */
export function feesConcern(record: PatentRecord): boolean {
  const standing = standingOf(record);
  return standing === 'VALID' || (!standing && Boolean(grantDayOf(record) || record.grantNumber));
}

/**
 * The term of a right in force whose kind and filing day are known; null for all others. The day of
 * grant may be missing: it only tells which year was paid with the registration.
 */
export function termOf(record: PatentRecord): PatentTerm | null {
  const { patentType, filingDate } = record;
  if (!patentType || !filingDate || standingOf(record) !== 'VALID') return null;
  return patentTerm(kindOfPatentType(patentType), filingDate);
}

function computedYears(record: PatentRecord, today: string): FeeRow[] {
  const { patentType, filingDate } = record;
  if (!patentType || !filingDate || !termOf(record)) return [];
  return feeCalendar(kindOfPatentType(patentType), filingDate, grantDayOf(record), today, HOLIDAYS);
}

/**
 * The annual years of a record in order. A year that was reported keeps what was reported; the
 * years still to come are computed. Years that are over and were not reported are left out, since
 * nobody here knows whether they were paid.
 *
 * @param today `YYYY-MM-DD`
 */
export function feeYears(record: PatentRecord, today: string): FeeYear[] {
  const fees = record.fees ?? [];
  const reported = new Map(fees.map((fee) => [fee.annualYear, fee]));
  const computed = computedYears(record, today);
  const told = fees.filter((fee) => !fee.annualYear || reported.get(fee.annualYear) === fee);
  const years: FeeYear[] = told.map((fee) => ({
    annualYear: fee.annualYear,
    amount: fee.amount,
    dueDate: fee.dueDate,
    reported: fee,
    computed: computed.find(({ annualYear }) => annualYear === fee.annualYear),
  }));
  for (const row of computed) {
    if (reported.has(row.annualYear) || row.phase === 'PAST') continue;
    const { annualYear, amount, dueDate } = row;
    years.push({ annualYear, amount, dueDate, reported: undefined, computed: row });
  }
  const placeOf = ({ annualYear = Number.MAX_SAFE_INTEGER }: FeeYear) => annualYear;
  return years.sort((a, b) => placeOf(a) - placeOf(b));
}

/** Years whose fee is neither paid nor forfeited: what a calendar can remind of. */
export function openYears(years: readonly FeeYear[], today: string): FeeYear[] {
  return years.filter(({ reported, computed, dueDate }) => {
    if (reported?.status === 'PAID' || reported?.status === 'LAPSED') return false;
    if (dueDate === '') return false;
    return payableUntil(dueDate, HOLIDAYS) >= today || computed?.phase === 'GRACE';
  });
}

/**
 * The fees still to pay and the end of the term as events of a calendar.
 *
 * @param address absolute address of the record
 */
export function feeEvents(
  record: PatentRecord,
  years: readonly FeeYear[],
  address: string,
): DayEvent[] {
  const number = record.applicationNumber ?? record.id;
  const about = `${titleText(record.title)}（${number}）`;
  const yearText = (year: number | undefined) =>
    year === undefined ? '年度不详' : `第 ${year} 年度`;
  const sumText = (amount: number | undefined) =>
    amount === undefined ? '金额不详' : `${amount} 元`;
  const fees = years.map(({ annualYear, amount, dueDate, reported, computed }) => {
    const late = computed?.phase === 'GRACE';
    const sum = `${yearText(annualYear)} ${sumText(amount)}${reported ? '' : '（推算）'}`;
    return {
      uid: `fee-${number}-${annualYear ?? dueDate}@ipr-front`,
      // A day that has passed reminds of nothing: a late fee stands on the last day to pay it.
      day: late ? computed.graceEnd : payableUntil(dueDate, HOLIDAYS),
      summary: late ? `补缴专利年费的最后一日：${sum}` : `专利年费：${sum}`,
      description: [
        about,
        `${yearText(annualYear)}年费 ${sumText(amount)}（未减缴），应缴日 ${dueDate}。`,
        computed && `逾期可在 ${computed.graceEnd} 前补缴并缴纳滞纳金。`,
        `${reported ? '' : '日期和金额为推算，'}以国家知识产权局的通知为准。`,
        address,
      ]
        .filter(Boolean)
        .join('\n'),
      remindDaysBefore: REMINDER_DAYS,
    };
  });
  const expiryDate = record.expiryDate ?? termOf(record)?.expiryDate;
  if (!expiryDate || standingOf(record) !== 'VALID') return fees;
  const end: DayEvent = {
    uid: `term-${number}@ipr-front`,
    day: expiryDate,
    summary: `专利期满终止：${number}${record.expiryDate ? '' : '（推算）'}`,
    description: `${about}\n期满终止日 ${expiryDate}。\n${address}`,
  };
  return [...fees, end];
}
