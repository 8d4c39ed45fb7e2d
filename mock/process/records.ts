import { appealGates } from '../../src/domain/application/sxss/gates';
import { mask } from '../../src/domain/mask';
import { ENDED } from '../../src/domain/workflow/status';
import type { Account } from '../accounts';
import type { BreakPromise } from '../contract';
import { plusMonths } from '../data/days';
import { dayOf } from './moment';
import type { ProcessState, StoredApplication, StoredRecord } from './types';

/** Whether a record is about the user's own subject. */
export function isOwn(record: StoredRecord, account: Account | undefined): boolean {
  if (account === undefined) return false;
  const { id, uscc } = account.user;
  return record.ownerId === id || (uscc !== undefined && record.subjectCode === uscc);
}

/** The open request about a record, if there is one. */
function openAppeal(state: ProcessState, recordId: string): StoredApplication | undefined {
  return [...state.applications.values()].find(
    (application) => application.recordId === recordId && !ENDED.includes(application.status),
  );
}

/** First day of a repair (domain 1.7): general 6 months after the decision, serious 1 year listed. */
function repairableFrom({ level, decisionDate, publishFrom }: StoredRecord): string {
  return level === 'GENERAL' ? plusMonths(decisionDate, 6) : plusMonths(publishFrom, 12);
}

/** What the subject of a record may ask for today, and why not (domain 2.4). */
export function gatesOf(state: ProcessState, record: StoredRecord) {
  const own = [...state.records.values()].filter(
    ({ subjectCode }) => subjectCode === record.subjectCode,
  );
  const repairs = own.flatMap(({ lastRepairDate }) => lastRepairDate ?? []).sort();
  const open = openAppeal(state, record.id);
  return appealGates(
    { ...record, repairableFrom: repairableFrom(record) },
    {
      today: dayOf(),
      ownLastRepair: repairs.at(-1),
      openAppeals: open ? [{ recordId: record.id, applyNo: open.applyNo }] : [],
      ownDecisions: own.map(({ decisionDate }) => decisionDate),
    },
  );
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
  const gates = gatesOf(state, record);
  const objection = gates.OBJECTION;
  const repair = record.level === 'SERIOUS' ? gates.REMOVE : gates.REPAIR;
  return {
    ...shown,
    subjectName: person ? mask('name', record.subjectName) : record.subjectName,
    subjectCode: person ? mask('residentId', record.subjectCode) : record.subjectCode,
    inObjection:
      (open?.formData as { appealType?: unknown } | undefined)?.appealType === 'OBJECTION',
    ...(own && account && { ownerId: account.user.id }),
    canAppeal: own && objection.open,
    canRepair: own && repair.open,
    repairableFrom: repairableFrom(record),
    ...(own && !objection.open && { appealRefusal: objection.reason }),
    ...(own && !repair.open && { repairRefusal: repair.reason }),
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
