import { addMonths, isoDay, parseIsoDay } from '../../calendar';
import {
  deadlineOf,
  type HolidayCalendar,
  limitInWords,
  type TimeLimit,
} from '../../workflow/workingDays';
import type { DishonestyRecord, RepairStatus } from './record';

/** What can be asked for about a record (domain reference 2.4). */
export const APPEAL_TYPES = {
  OBJECTION: '异议申诉',
  REPAIR: '信用修复',
  REMOVE: '移出名单',
} as const;

export type AppealType = keyof typeof APPEAL_TYPES;

/** Time for an objection, from the day the decision was received (domain reference 2.4, 8). */
export const OBJECTION_LIMIT: TimeLimit = { count: 15, unit: 'workingDay' };

/** Months that rule repairs (domain reference 1.7, 2.4); local rules may differ. */
const REPAIR_MONTHS = {
  /** From the listing to a removal at the end of its time. */
  listed: 36,
  /** From one repair of a subject to the next. */
  between: 12,
} as const;

/** Whether a request is possible; if not, why, and where time helps, from which day it is. */
export type AppealGate =
  | { readonly open: true; readonly note?: string }
  | { readonly open: false; readonly reason: string; readonly from?: string };

/** The part of a record on which the gates depend. */
export type GateRecord = Pick<
  DishonestyRecord,
  'id' | 'level' | 'decisionDate' | 'publishFrom' | 'repairStatus' | 'repairableFrom'
>;

/** A request about a record that has not ended. */
interface OpenAppeal {
  readonly recordId: string;
  readonly applyNo: string;
}

/** What the gates look at besides the record. Days `YYYY-MM-DD`. */
export interface AppealFacts {
  readonly today: string;
  /** The subject's last repair, of any record. */
  readonly ownLastRepair?: string | undefined;
  /** The subject's own requests that have not ended. */
  readonly openAppeals?: readonly OpenAppeal[];
  /** Decision days of all records of the subject. */
  readonly ownDecisions?: readonly string[];
}

/** A rule that forbids a request; `from` where the day alone lifts it. */
interface Rule {
  readonly reason: string;
  readonly from?: string;
}

function plusMonths(day: string, months: number): string {
  const parsed = parseIsoDay(day);
  return parsed ? isoDay(addMonths(parsed, months)) : day;
}

const OPEN: AppealGate = { open: true };

/**
 * What a record does not tell forbids nothing: the office knows it, and decides. Otherwise nobody
 * could ask for anything where its records are answered with fewer fields.
 */
const openThough = (unknown: string): AppealGate => ({
  open: true,
  note: `该记录的${unknown}不详，能否办理由受理部门审核`,
});

function closed({ reason, from }: Rule): AppealGate {
  return from === undefined
    ? { open: false, reason }
    : { open: false, reason: `${reason}，${from} 起可以申请`, from };
}

/** Records about which nothing more can be asked for. */
const SETTLED: Readonly<Record<Exclude<RepairStatus, 'NONE'>, string>> = {
  APPLIED: '该记录的修复申请正在办理，办结后才能再次申请',
  REPAIRED: '该记录已修复，无需再申请',
  REMOVED: '该记录已移出名单，无需再申请',
  REVOKED: '该记录的认定已撤销，无需再申请',
};

/** What forbids every kind of request about a record. */
function ruleForAll(
  { id, repairStatus }: GateRecord,
  openAppeals: readonly OpenAppeal[],
): Rule | undefined {
  const open = openAppeals.find(({ recordId }) => id && recordId === id);
  if (open) return { reason: `该记录已有在办的申请（${open.applyNo}），办结后才能再次申请` };
  if (!repairStatus || repairStatus === 'NONE') return undefined;
  return { reason: SETTLED[repairStatus] };
}

/** First day on which a subject that was repaired may ask again (domain reference 2.4). */
function nextRepairFrom(lastRepair: string): string {
  return plusMonths(lastRepair, REPAIR_MONTHS.between);
}

/**
 * First day on which a serious record is removed because its time is over (domain reference 1.7); ''
 * when it is not known.
 */
export function removalFrom({ publishFrom }: Pick<DishonestyRecord, 'publishFrom'>): string {
  return plusMonths(publishFrom, REPAIR_MONTHS.listed);
}

/** The rule that a repair comes too soon after the last one. */
export function tooSoonAfter(lastRepair: string, today: string): Rule | undefined {
  const from = nextRepairFrom(lastRepair);
  return today < from ? { reason: '距上次信用修复不满 1 年，不能再次申请', from } : undefined;
}

const FIRST_WAIT = {
  GENERAL: '一般失信自认定之日起满 6 个月方可申请信用修复',
  SERIOUS: '严重违法失信自列入之日起满 1 年方可申请提前移出',
} as const;

const DENIED = { GENERAL: '信用修复', SERIOUS: '提前移出' } as const;

/** Whether the first day of a repair is known and has not come. */
const isEarly = ({ repairableFrom }: GateRecord, today: string) =>
  repairableFrom !== '' && today < repairableFrom;

/**
 * What forbids the repair of a general record or the early removal of a serious one, as far as it is
 * known. Of the rules that the day lifts, the one that lasts longest is told, so that its day can be
 * relied on.
 */
function repairRule(
  record: GateRecord,
  { today, ownLastRepair, ownDecisions = [] }: AppealFacts,
): Rule | undefined {
  const { level, decisionDate, repairableFrom } = record;
  if (decisionDate && ownDecisions.some((day) => day > decisionDate)) {
    const denied = level ? DENIED[level] : Object.values(DENIED).join('或者');
    return { reason: `认定之后又有新的失信行为，不能申请${denied}` };
  }
  const first = isEarly(record, today);
  const again = ownLastRepair ? tooSoonAfter(ownLastRepair, today) : undefined;
  if (again?.from && (!first || again.from > repairableFrom)) return again;
  if (!first) return undefined;
  return { reason: level ? FIRST_WAIT[level] : '可申请修复的日期未到', from: repairableFrom };
}

/** Three years after the listing the removal is a matter of time alone. */
function removeGate(record: GateRecord, facts: AppealFacts): AppealGate {
  const { today } = facts;
  const due = removalFrom(record);
  const rule = repairRule(record, facts);
  // The three years may be over, unless not even the first has passed.
  if (!due) return rule && isEarly(record, today) ? closed(rule) : openThough('列入日期');
  if (today >= due) return { open: true, note: `自 ${due} 起列入已满 3 年，可申请期满移出` };
  if (rule) return closed({ ...rule, from: rule.from && rule.from < due ? rule.from : due });
  if (!record.repairableFrom) return openThough('可申请提前移出的起始日期');
  return { open: true, note: `现在可申请提前移出；${due} 起可申请期满移出` };
}

function repairGate(record: GateRecord, facts: AppealFacts): AppealGate {
  const rule = repairRule(record, facts);
  if (rule) return closed(rule);
  return record.repairableFrom ? OPEN : openThough('可申请修复的起始日期');
}

/**
 * What is worth knowing before an objection whose term would be over had the decision been received
 * on its own day. A record does not tell when it was received: nothing is forbidden by it.
 */
export function objectionNote(
  { decisionDate }: Pick<GateRecord, 'decisionDate'>,
  today: string,
  calendar: HolidayCalendar,
): string | undefined {
  if (!parseIsoDay(decisionDate)) return undefined;
  // No day is named: holidays of earlier years are not held, so that it could be another.
  if (deadlineOf(decisionDate, OBJECTION_LIMIT, calendar).day >= today) return undefined;
  return `须在收到认定文书之日起 ${limitInWords(OBJECTION_LIMIT)}内提出；从认定日期算已经超过，请先核对收到日期，逾期可能不予受理`;
}

/**
 * Which requests a subject may make about a record of its own (domain reference 2.4): an objection
 * at any time, a repair of general dishonesty and a removal from the serious list when their time
 * has come; one open request per record.
 */
export function appealGates(
  record: GateRecord,
  facts: AppealFacts,
): Readonly<Record<AppealType, AppealGate>> {
  const all = ruleForAll(record, facts.openAppeals ?? []);
  if (all) return { OBJECTION: closed(all), REPAIR: closed(all), REMOVE: closed(all) };
  if (!record.level) {
    const rule = repairRule(record, facts);
    const repair = rule ? closed(rule) : openThough('失信程度');
    return { OBJECTION: OPEN, REPAIR: repair, REMOVE: openThough('失信程度') };
  }
  const serious = record.level === 'SERIOUS';
  return {
    OBJECTION: OPEN,
    REPAIR: serious
      ? closed({ reason: '严重违法失信记录应申请移出名单' })
      : repairGate(record, facts),
    REMOVE: serious
      ? removeGate(record, facts)
      : closed({ reason: '一般失信记录未列入严重违法失信名单，应申请信用修复' }),
  };
}
