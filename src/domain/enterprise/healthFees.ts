import { feeOnDay, graceEndOf, payableUntil } from '../annualFee';
import { kindOfPatentType, type PatentType } from '../patentLabels';
import { dayNotes, type HolidayCalendar } from '../workflow/workingDays';

/** What an annual fee costs on a day, in yuan. */
export interface HealthCost {
  readonly fee: number;
  readonly surcharge: number;
}

interface FeePatent {
  readonly patentType?: PatentType;
  readonly filingDate?: string;
}

interface Fee {
  readonly annualYear: number | undefined;
  readonly dueDate: string;
}

/** The annual fee of a year, by name. */
const feeName = ({ annualYear }: Pick<Fee, 'annualYear'>): string =>
  annualYear === undefined ? '年费' : `第 ${annualYear} 年年费`;

const yuan = (amount: number) => amount.toLocaleString('zh-CN', { maximumFractionDigits: 2 });

/** `1,260 元（年费 1,200，滞纳金 60）`; `1,200 元` of a fee that is not late. */
export const costText = ({ fee, surcharge }: HealthCost): string =>
  surcharge === 0
    ? `${yuan(fee)} 元`
    : `${yuan(fee + surcharge)} 元（年费 ${yuan(fee)}，滞纳金 ${yuan(surcharge)}）`;

/** The sum of what is known; the number of what is not. */
export function sumOfCosts(costs: readonly (HealthCost | undefined)[]): HealthCost & {
  readonly unknown: number;
} {
  const known = costs.flatMap((cost) => cost ?? []);
  return {
    fee: known.reduce((sum, { fee }) => sum + fee, 0),
    surcharge: known.reduce((sum, { surcharge }) => sum + surcharge, 0),
    unknown: costs.length - known.length,
  };
}

/**
 * What the annual fee of a year costs when it is paid on a day (full fees); undefined where the
 * data does not tell, or when it can no longer be paid.
 *
 * @param day `YYYY-MM-DD`
 */
function costOn(
  { patentType, filingDate }: FeePatent,
  annualYear: number | undefined,
  day: string,
  calendar?: HolidayCalendar,
): HealthCost | undefined {
  if (patentType === undefined || filingDate === undefined || annualYear === undefined) {
    return undefined;
  }
  const onDay = feeOnDay(kindOfPatentType(patentType), filingDate, annualYear, day, calendar);
  if (!onDay || onDay.fee === null || onDay.surcharge === null) return undefined;
  return { fee: onDay.fee, surcharge: onDay.surcharge };
}

/**
 * A fee that is due soon and was not paid on the day of the data: until when, and what it costs then.
 *
 * @param payDay today, `YYYY-MM-DD`
 * @param calendar days off, on which no time for paying ends
 */
export function dueFee(
  patent: FeePatent,
  fee: Fee,
  payDay: string,
  calendar?: HolidayCalendar,
): {
  readonly reason: string;
  readonly deadline: string;
  readonly dueDate: string;
  readonly cost?: HealthCost;
} {
  const { annualYear, dueDate } = fee;
  const deadline = payableUntil(dueDate, calendar);
  const cost = costOn(patent, annualYear, dueDate);
  const what = `应缴${feeName(fee)}${cost ? ` ${costText(cost)}` : ''}`;
  const reason =
    deadline < payDay
      ? `${dueDate} ${what}，缴费日在数据截止之后已过，请核对是否已缴`
      : `最迟 ${dueDate}${dayNotes(dueDate, payDay, calendar) || ' '}${what}`;
  return { reason, deadline, dueDate, ...(cost && { cost }) };
}

/** Until when a late fee can be paid, and why that is not the last day of the six months. */
const lastDay = (end: string, deadline: string, notes: string): string =>
  end === deadline
    ? `滞纳期最后一天 ${deadline}${notes}`
    : `滞纳期最后一天 ${end} 是休息日，可缴到 ${deadline}${notes}`;

/**
 * A fee that is late: since when, the last day of the six months in which it can still be paid (the
 * next working day where that is a day off), and what it costs on a day with the surcharge
 * (Implementing Regulations, Rules 5 and 115; full fees).
 *
 * @param payDay `YYYY-MM-DD`
 * @param calendar days off, on which the late period does not end
 */
export function lateFee(
  patent: FeePatent,
  fee: Fee,
  payDay: string,
  calendar?: HolidayCalendar,
): { readonly reason: string; readonly deadline?: string; readonly cost?: HealthCost } {
  const { annualYear, dueDate } = fee;
  const end = graceEndOf(dueDate);
  const deadline = graceEndOf(dueDate, calendar);
  const cost = costOn(patent, annualYear, payDay, calendar);
  const reason = [
    `${dueDate && `${dueDate} `}应缴${feeName(fee)}，已逾期`,
    deadline &&
      (deadline < payDay
        ? `滞纳期已于 ${deadline} 届满`
        : lastDay(end ?? '', deadline, dayNotes(deadline, payDay, calendar))),
    cost && `按 ${payDay} 缴须 ${costText(cost)}`,
  ];
  return {
    reason: reason.filter(Boolean).join('，'),
    ...(deadline && { deadline }),
    ...(cost && { cost }),
  };
}
