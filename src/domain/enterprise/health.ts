import { addMonths, isoDay, monthsAfter, parseIsoDay } from '../calendar';
import { legalState } from '../legalStatus';
import { kindOfPatentType } from '../patentLabels';
import { patentTerm } from '../patentTerm';
import { type Coverage, knownCount } from '../statistics/coverage';
import { dayNotes, type HolidayCalendar, surelyUntil } from '../workflow/workingDays';
import { dueFee, type HealthCost, lateFee } from './healthFees';
import {
  HEALTH_RULES,
  type HealthKey,
  type HealthPatent,
  type HealthRule,
  missingOf,
} from './healthRules';

/** A patent that a rule names, and why. */
export interface HealthRecord {
  readonly id: string;
  readonly title: string;
  readonly applicationNumber?: string;
  /** E.g. `2027-03-05 期限届满`; the day first where there is one. */
  readonly reason: string;
  /** Last day on which something can be done about it, `YYYY-MM-DD`. */
  readonly deadline?: string;
  /** Day on which a fee falls due; its last day may be later. */
  readonly dueDate?: string;
  /** What it costs on the day of the data, in yuan. */
  readonly cost?: HealthCost;
}

/** What a rule comes to: something, nothing, or nobody can tell. */
export type HealthOutcome = 'ATTENTION' | 'CLEAR' | 'UNKNOWN';

export type HealthUrgency = HealthRule['urgency'] | 'TODAY';

/** What a rule found in a portfolio. */
export interface HealthFinding extends Omit<HealthRule, 'urgency'> {
  readonly key: HealthKey;
  /** That of the rule; of one with something that ends today, `TODAY` unless it is graver. */
  readonly urgency: HealthUrgency;
  /** By the last day for doing something, the nearest first. */
  readonly records: readonly HealthRecord[];
  /** Patents whose data does not tell. */
  readonly unknown: number;
  /** Patents whose data tells, among all. */
  readonly base: Coverage;
  readonly outcome: HealthOutcome;
  /** Records whose last day is today. */
  readonly dueToday: number;
  /** What the data lacks of the patents that cannot be told, the most frequent first. */
  readonly missing: readonly { readonly what: string; readonly count: number }[];
}

/** Days that the rules compare with, as `YYYY-MM-DD`. */
interface Days {
  readonly today: string;
  /** Today, which may be after the day of the data: what can be done until when depends on it. */
  readonly payDay: string;
  readonly calendar: HolidayCalendar | undefined;
  readonly after: (months: number) => string;
  /** So many months after `payDay`: what is coming needs no newer data. */
  readonly ahead: (months: number) => string;
}

/** Why a rule names a patent, until when something can be done, and what it costs. */
type Named = Pick<HealthRecord, 'reason' | 'deadline' | 'dueDate' | 'cost'>;

/** Why a rule names a patent; null when it does not, undefined when the data does not tell. */
type Test = (patent: HealthPatent, days: Days) => Named | string | null | undefined;

/** In which the priority of an application can be claimed abroad (Paris Convention, article 4C). */
const PRIORITY_MONTHS = 12;

const inForce = ({ validity }: HealthPatent) => validity === 'VALID';

/** What a rule about patents in force says of another one. */
const notInForce = ({ validity }: HealthPatent) => (validity === undefined ? undefined : null);

const isInvention = ({ patentType }: HealthPatent) =>
  patentType !== undefined && kindOfPatentType(patentType) === 'INVENTION';

function expiryOf({ expiryDate, patentType, filingDate }: HealthPatent): string | undefined {
  if (expiryDate !== undefined || patentType === undefined || filingDate === undefined) {
    return expiryDate;
  }
  return patentTerm(kindOfPatentType(patentType), filingDate)?.expiryDate;
}

/**
 * Day of the last event with a code, when it is still what decides; undefined when not told, as by
 * events of which none says how the right ended.
 */
function ending({ legalEvents, validity }: HealthPatent, code: string): string | null | undefined {
  if (validity !== 'INVALID') return validity && null;
  const state = legalEvents && legalState(legalEvents);
  if (state?.validity !== 'INVALID') return undefined;
  return state.event.code === code ? state.event.date || undefined : null;
}

const openPledge = ({ pledges }: HealthPatent, today: string) =>
  pledges?.find(({ releaseDate, to }) => releaseDate === undefined && (to ?? today) >= today);

const TESTS: Readonly<Record<HealthKey, Test>> = {
  FEE_LATE: (patent, { payDay, calendar }) => {
    if (!inForce(patent)) return notInForce(patent);
    if (patent.fees === undefined) return undefined;
    const fee = patent.fees.find(({ status }) => status === 'LATE');
    if (fee) return lateFee(patent, fee, payDay, calendar);
    return patent.fees.some(({ status }) => status === undefined) ? undefined : null;
  },
  FEE_DUE: (patent, { ahead, payDay, calendar }) => {
    if (!inForce(patent)) return notInForce(patent);
    if (patent.fees === undefined) return undefined;
    const open = patent.fees.filter(({ status }) => status === 'UNPAID' || status === undefined);
    const fee = open.find(
      ({ status, dueDate }) => status === 'UNPAID' && dueDate !== '' && dueDate <= ahead(3),
    );
    if (fee) return dueFee(patent, fee, payDay, calendar);
    return open.some(({ status, dueDate }) => status === undefined || dueDate === '')
      ? undefined
      : null;
  },
  RESTORABLE: (patent, { after }) => {
    const told = ending(patent, 'CF01');
    if (!told) return told;
    const deadline = monthsAfter(told, 2);
    return told >= after(-2)
      ? { reason: `${told} 公告终止，可请求恢复权利`, ...(deadline && { deadline }) }
      : null;
  },
  LAPSED: (patent, { after }) => {
    const told = ending(patent, 'CF01');
    return told && (told >= after(-36) ? `${told} 公告因未缴年费终止` : null);
  },
  EXPIRING: (patent, { today, payDay, ahead }) => {
    if (!inForce(patent)) return notInForce(patent);
    const expiry = expiryOf(patent);
    if (expiry === undefined) return undefined;
    return expiry >= today && expiry <= ahead(12)
      ? { reason: `${expiry}${dayNotes(expiry, payDay) || ' '}期限届满`, deadline: expiry }
      : null;
  },
  PARTLY_INVALID: (patent) => {
    if (!inForce(patent)) return notInForce(patent);
    const state = patent.legalEvents && legalState(patent.legalEvents);
    if (!state) return undefined;
    return state.partlyInvalid ? '曾被宣告部分无效' : null;
  },
  PLEDGED: (patent, { today }) => {
    if (!inForce(patent)) return notInForce(patent);
    if (patent.pledges === undefined) return undefined;
    const pledge = openPledge(patent, today);
    if (!pledge) return null;
    return `${pledge.from && `${pledge.from} 起`}质押${pledge.pledgee ? `给${pledge.pledgee}` : ''}`;
  },
  LICENSE_ENDING: (patent, { today, payDay, ahead }) => {
    if (!inForce(patent)) return notInForce(patent);
    if (patent.licenses === undefined) return undefined;
    const license = patent.licenses.find(({ to }) => to && to >= today && to <= ahead(6));
    if (!license?.to) return null;
    const { to, licensee } = license;
    return {
      reason: `${to}${dayNotes(to, payDay) || ' '}对${licensee || '被许可人'}的许可到期`,
      deadline: to,
    };
  },
  PRIORITY_OPEN: (patent, { payDay, calendar }) => {
    const { filingDate, familyAbroad, validity, patentType } = patent;
    if (validity === 'INVALID' || patentType === 'DESIGN') return null;
    if (filingDate === undefined) return undefined;
    const end = monthsAfter(filingDate, PRIORITY_MONTHS);
    const deadline = end && calendar ? surelyUntil(end, calendar) : end;
    if (deadline && deadline < payDay) return null;
    if (familyAbroad) return null;
    // It may be a design, which the rule is not about.
    if (familyAbroad === undefined || patentType === undefined) return undefined;
    const until = deadline && `，优先权期到 ${deadline}${dayNotes(deadline, payDay, calendar)}`;
    return {
      reason: `${filingDate} 申请，尚无海外申请${until ?? ''}`,
      ...(deadline && { deadline }),
    };
  },
  NO_FAMILY: (patent) => {
    if (!inForce(patent)) return notInForce(patent);
    if (!isInvention(patent)) return patent.patentType && null;
    if (patent.familyAbroad === undefined) return undefined;
    return patent.familyAbroad ? null : '仅在国内受保护';
  },
  SINGLE_INVENTOR: (patent) => {
    if (!inForce(patent)) return notInForce(patent);
    if (patent.patentType === 'DESIGN') return null;
    if (patent.inventorCount === undefined) return undefined;
    if (patent.inventorCount !== 1) return null;
    return patent.patentType && '只有一名发明人';
  },
  UNUSED: (patent, { today, after }) => {
    const { grantDate, licenses, pledges } = patent;
    if (!inForce(patent)) return notInForce(patent);
    if (grantDate === undefined) return undefined;
    if (grantDate > after(-36)) return null;
    if (licenses === undefined || pledges === undefined) return undefined;
    const used = licenses.length > 0 || openPledge(patent, today) !== undefined;
    return used ? null : `${grantDate} 授权，至今没有许可或质押`;
  },
};

const NEVER = '9999';

const byDeadline = (a: HealthRecord, b: HealthRecord) =>
  (a.deadline ?? NEVER).localeCompare(b.deadline ?? NEVER) || a.reason.localeCompare(b.reason);

const URGENCIES: readonly HealthUrgency[] = ['NOW', 'TODAY', 'SOON', 'CONSIDER'];

/** The most urgent first, among equals the one whose first day is the nearest. */
const byUrgency = (a: HealthFinding, b: HealthFinding) =>
  URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency) ||
  (a.records[0]?.deadline ?? NEVER).localeCompare(b.records[0]?.deadline ?? NEVER);

/**
 * Looks a portfolio over; the most urgent first. A rule that names no patent is listed as well, with
 * no records: that something was looked for and not found is an answer, but only where enough of
 * the patents tell; elsewhere what is missing is told.
 *
 * @param today the day the data is of, `YYYY-MM-DD`
 * @param payDay today, on which a late fee would be paid or a patent filed abroad, `YYYY-MM-DD`
 * @param calendar days off, on which no period ends; without one there are none
 * @throws RangeError when it is not a day
 */
export function portfolioHealth(
  patents: readonly HealthPatent[],
  today: string,
  payDay = today,
  calendar?: HolidayCalendar,
): HealthFinding[] {
  const now = parseIsoDay(today);
  if (!now) throw new RangeError(`not a day: ${today}`);
  const days: Days = {
    today,
    payDay,
    after: (months) => isoDay(addMonths(now, months)),
    ahead: (months) => monthsAfter(payDay, months) ?? payDay,
    calendar,
  };
  const findings = HEALTH_RULES.map(({ key, ...rule }): HealthFinding => {
    const records: HealthRecord[] = [];
    const untold: HealthPatent[] = [];
    for (const patent of patents) {
      const found = TESTS[key](patent, days);
      if (found === undefined) untold.push(patent);
      else if (found !== null) {
        const { id, title, applicationNumber } = patent;
        const number = applicationNumber === undefined ? {} : { applicationNumber };
        const named = typeof found === 'string' ? { reason: found } : found;
        records.push({ id, title, ...number, ...named });
      }
    }
    const base = { known: patents.length - untold.length, total: patents.length };
    const none = knownCount(0, base) === 0;
    const dueToday = records.filter(({ deadline }) => deadline === payDay).length;
    return {
      key,
      ...rule,
      ...(dueToday > 0 && rule.urgency !== 'NOW' && { urgency: 'TODAY' as const }),
      records: records.sort(byDeadline),
      unknown: untold.length,
      base,
      outcome: records.length > 0 ? 'ATTENTION' : none ? 'CLEAR' : 'UNKNOWN',
      dueToday,
      missing: missingOf(key, untold),
    };
  });
  return findings.sort(byUrgency);
}
