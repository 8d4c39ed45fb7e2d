import type { Account } from '../accounts';
import type { Application, ApplicationRow, ReportProgress } from '../contract';
import { recordOf, shownRecord } from './records';
import type { ProcessState, StoredApplication } from './types';

/** A request as its applicant sees it, whole. */
export function shownApplication(
  state: ProcessState,
  application: StoredApplication,
  account: Account,
): Application {
  const {
    ownerId: _,
    visits: __,
    recordId: ___,
    queryCode: ____,
    automatic: _____,
    assessment: ______,
    listing: _______,
    sample: ________,
    ...shown
  } = application;
  const record = recordOf(state, application);
  return { ...shown, ...(record && { record: shownRecord(state, record, account) }) };
}

/** The answer to a new application: an anonymous one learns its query code here and nowhere else. */
export function receipt(
  state: ProcessState,
  application: StoredApplication,
  account: Account,
): Application {
  const { queryCode } = application;
  return {
    ...shownApplication(state, application, account),
    ...(queryCode !== undefined && { queryCode }),
  };
}

const ROW_FIELDS = [
  'id',
  'applyNo',
  'processKey',
  'title',
  'applicantType',
  'applicantName',
  'applicantId',
  'status',
  'statusLabel',
  'currentNode',
  'currentAssignee',
  'submitTime',
  'acceptTime',
  'finishTime',
  'deadline',
  'idempotencyKey',
] as const satisfies readonly (keyof ApplicationRow)[];

const PROGRESS_FIELDS = [
  'applyNo',
  'title',
  'status',
  'statusLabel',
  'currentNode',
  'currentAssignee',
  'submitTime',
  'acceptTime',
  'finishTime',
  'deadline',
  'transferredTo',
  'result',
  'log',
] as const satisfies readonly (keyof ReportProgress)[];

function pick(application: StoredApplication, fields: readonly (keyof StoredApplication)[]) {
  return Object.fromEntries(
    fields.flatMap((field) =>
      application[field] === undefined ? [] : [[field, application[field]]],
    ),
  );
}

/** A request in a list: no answers, files and opinions. */
export function rowOf(application: StoredApplication): ApplicationRow {
  return pick(application, ROW_FIELDS) as ApplicationRow;
}

/** What the writer of an anonymous report learns. */
export function progressOf(application: StoredApplication): ReportProgress {
  return pick(application, PROGRESS_FIELDS) as unknown as ReportProgress;
}
