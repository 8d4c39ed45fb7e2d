import { mask } from '../../src/domain/mask';
import type { Account } from '../accounts';
import type { BreakPromise } from '../contract';
import { plusMonths } from '../data/days';
import { dayOf } from './moment';
import { ENDED } from './stages';
import type { ProcessState, StoredApplication, StoredRecord } from './types';

/** Whether a record is about the user's own subject. */
export function isOwn(record: StoredRecord, account: Account | undefined): boolean {
  if (account === undefined) return false;
  const { id, uscc } = account.user;
  return record.ownerId === id || (uscc !== undefined && record.subjectCode === uscc);
}

/** The open request about a record, if there is one. */
export function openAppeal(state: ProcessState, recordId: string): StoredApplication | undefined {
  return [...state.applications.values()].find(
    (application) => application.recordId === recordId && !ENDED.includes(application.status),
  );
}

/** First day of a repair (domain 1.7): general 6 months after the decision, serious 1 year listed. */
export function repairableFrom({ level, decisionDate, publishFrom }: StoredRecord): string {
  return level === 'GENERAL' ? plusMonths(decisionDate, 6) : plusMonths(publishFrom, 12);
}

/** What forbids a request about a record whatever its kind; undefined when nothing does. */
function closedTo(state: ProcessState, record: StoredRecord): string | undefined {
  const open = openAppeal(state, record.id);
  if (open) return `该记录已有在办的申请（${open.applyNo}），办结后才能再次申请`;
  if (record.repairStatus === 'NONE') return undefined;
  return '该记录已修复、移出或撤销，无需再申请';
}

/** Why the subject may not object to a record today; undefined when it may. */
export function appealRefusal(state: ProcessState, record: StoredRecord): string | undefined {
  const closed = closedTo(state, record);
  if (closed) return closed;
  return dayOf() > record.publishTo ? '公示期已满，不再受理异议申诉' : undefined;
}

/** Why the subject may not ask for repair or removal today; undefined when it may (domain 2.4). */
export function repairRefusal(state: ProcessState, record: StoredRecord): string | undefined {
  const closed = closedTo(state, record);
  if (closed) return closed;
  const today = dayOf();
  const from = repairableFrom(record);
  if (today < from) {
    return record.level === 'GENERAL'
      ? `一般失信自认定之日起满 6 个月方可申请修复，最早 ${from}`
      : `严重违法失信自列入之日起满 1 年方可申请提前移出，最早 ${from}`;
  }
  const own = [...state.records.values()].filter(
    ({ subjectCode }) => subjectCode === record.subjectCode,
  );
  if (own.some(({ decisionDate }) => decisionDate > record.decisionDate)) {
    return '认定之后又有新的失信行为，不能申请修复';
  }
  const repaired = own.some(
    ({ lastRepairDate }) => lastRepairDate && today < plusMonths(lastRepairDate, 12),
  );
  return repaired ? '距上次信用修复不满 1 年，不能再次申请' : undefined;
}

/** A record as a user sees it today. */
export function shownRecord(
  state: ProcessState,
  record: StoredRecord,
  account: Account | undefined,
): BreakPromise {
  const { ownerId: _, ...shown } = record;
  const own = isOwn(record, account);
  const person = record.subjectType === 'PERSON';
  const open = openAppeal(state, record.id);
  const noAppeal = appealRefusal(state, record);
  const noRepair = repairRefusal(state, record);
  return {
    ...shown,
    subjectName: person ? mask('name', record.subjectName) : record.subjectName,
    subjectCode: person ? mask('residentId', record.subjectCode) : record.subjectCode,
    inObjection:
      (open?.formData as { appealType?: unknown } | undefined)?.appealType === 'OBJECTION',
    own,
    canAppeal: own && noAppeal === undefined,
    canRepair: own && noRepair === undefined,
    repairableFrom: repairableFrom(record),
    ...(own && noAppeal !== undefined && { appealRefusal: noAppeal }),
    ...(own && noRepair !== undefined && { repairRefusal: noRepair }),
    ...(own && open && { openApplyNo: open.applyNo }),
  };
}

/** The record of a request. */
export function recordOf(state: ProcessState, { recordId }: StoredApplication) {
  return recordId === undefined ? undefined : state.records.get(recordId);
}

const appealTypeOf = ({ formData }: StoredApplication) =>
  (formData as { appealType?: unknown }).appealType;

/** A request for repair is under way: the public list says so. */
export function holdRecord(state: ProcessState, application: StoredApplication): void {
  const record = recordOf(state, application);
  if (record && appealTypeOf(application) !== 'OBJECTION') record.repairStatus = 'APPLIED';
}

/** A request ended without a result: its record is as it was. */
export function releaseRecord(state: ProcessState, application: StoredApplication): void {
  const record = recordOf(state, application);
  if (record?.repairStatus === 'APPLIED') record.repairStatus = 'NONE';
}

/** A result changes the record it is about (domain 2.4). */
export function applyResult(state: ProcessState, application: StoredApplication): void {
  const record = recordOf(state, application);
  if (record === undefined) return;
  releaseRecord(state, application);
  const conclusion = application.result?.conclusion;
  if (conclusion === 'REVOKED') record.repairStatus = 'REVOKED';
  if (conclusion === 'REPAIRED') {
    record.repairStatus = appealTypeOf(application) === 'REMOVE' ? 'REMOVED' : 'REPAIRED';
    record.lastRepairDate = dayOf();
  }
}
