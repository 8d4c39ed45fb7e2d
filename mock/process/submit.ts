import { randomInt } from 'node:crypto';
import { JBTS } from '../../src/domain/application/jbts';
import { complaintWay } from '../../src/domain/application/jbts/kind';
import { recordPrefill } from '../../src/domain/application/sxss/recordFields';
import { formValues } from '../../src/domain/form/body';
import { type Account, applicantName } from '../accounts';
import type { Application, Attachment } from '../contract';
import type { FieldError } from '../registration';
import { attachmentsIn, badRequest, consentIn, formDataIn, optionalText, textIn } from './body';
import { applicationErrors, normalForm } from './check';
import { dayOf } from './moment';
import { nextNumber } from './own';
import { gatesOf, holdRecord, isOwn, shownRecord } from './records';
import { refuseFields } from './refusal';
import {
  HANDLED_PROCESSES,
  type HandledProcess,
  type ProcessState,
  type StoredApplication,
} from './types';
import { begin, finishAtOnce, isAutomatic, titleOf } from './way';

type FormData = Application['formData'];

const answer = (form: FormData, key: string) => (form as Record<string, unknown>)[key];

function processIn(body: Record<string, unknown>): HandledProcess {
  const key = textIn(body, 'processKey');
  const process = HANDLED_PROCESSES.find((one) => one === key);
  if (process === undefined) throw badRequest(`业务 ${key} 尚未开放`);
  return process;
}

/** The user's files with the kinds they are sent as; files of others are unknown. */
export function ownFiles(
  state: ProcessState,
  account: Account,
  given: readonly { id: string; category: string }[],
): Attachment[] {
  const errors: FieldError[] = [];
  const files = given.flatMap(({ id, category }): Attachment[] => {
    const file = state.files.get(id);
    if (file === undefined || file.ownerId !== account.user.id) {
      errors.push({ field: `files.${category}`, message: '附件不存在或已失效，请重新上传' });
      return [];
    }
    const { ownerId: _, content: __, applicationId: ___, ...attachment } = file;
    return [{ ...attachment, category }];
  });
  refuseFields(errors);
  return files;
}

/** Binds files to the request they were sent with, so that they can no longer be deleted. */
export function bindFiles(state: ProcessState, application: StoredApplication): void {
  for (const { id } of application.attachments) {
    const file = state.files.get(id);
    if (file) file.applicationId = application.id;
  }
}

/** The name of an application is the account's (domain 1.6). */
function nameErrors(account: Account, form: FormData): FieldError[] {
  const given = answer(form, 'applicantName');
  const name = applicantName(account);
  return given === undefined || given === name
    ? []
    : [{ field: 'applicantName', message: `名称应与登录账户一致：${name}` }];
}

/** A request about a dishonesty record needs one of the user's own that is open to it (domain 2.4). */
function recordErrors(state: ProcessState, account: Account, form: FormData): FieldError[] {
  const field = 'recordId';
  const record = state.records.get(String(answer(form, field)));
  if (record === undefined) return [{ field, message: '请选择失信记录' }];
  if (!isOwn(record, account)) return [{ field, message: '只能对本主体的失信记录提出申请' }];
  const type = answer(form, 'appealType');
  const gates = gatesOf(state, record);
  const gate = Object.entries(gates).find(([key]) => key === type)?.[1];
  if (gate && !gate.open) return [{ field: 'appealType', message: gate.reason }];
  const told = recordPrefill(shownRecord(state, record, account));
  const stale = Object.entries(told).some(([key, value]) => answer(form, key) !== value);
  return stale ? [{ field, message: '失信记录的内容已变化，请重新选择' }] : [];
}

/** Characters of a query code that are not mistaken for one another. */
const CODE_CHARACTERS = 'ACDEFHJKLMNPQRTUVWXY34679';

const queryCode = () =>
  Array.from({ length: 8 }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

/** Who applies; an anonymous report names nobody and belongs to nobody. */
function applicantOf(account: Account, anonymous: boolean) {
  if (anonymous) return { ownerId: null, applicantName: '匿名', queryCode: queryCode() };
  const { id, userType } = account.user;
  return {
    ownerId: id,
    applicantId: id,
    applicantName: applicantName(account),
    ...(userType && { applicantType: userType }),
  };
}

/** What a process checks besides its form. */
export type FurtherErrors = (formData: FormData) => readonly FieldError[];

/**
 * A new application of a process that has a call of its own; the one that exists when the same key
 * was used before.
 *
 * @throws Refusal
 */
export function submitAs(
  state: ProcessState,
  account: Account,
  body: Record<string, unknown>,
  process: HandledProcess,
  furtherErrors: FurtherErrors = () => [],
): StoredApplication {
  const idempotencyKey = textIn(body, 'idempotencyKey');
  const key = `${account.user.id}:${idempotencyKey}`;
  const earlier = state.applications.get(state.keys.get(key) ?? '');
  if (earlier) return earlier;
  const formData = normalForm(process, formDataIn(body));
  const consent = consentIn(body);
  const attachments = ownFiles(state, account, attachmentsIn(body));
  const anonymous =
    process === 'JBTS' &&
    answer(formData, 'kind') === 'REPORT' &&
    answer(formData, 'anonymous') === true;
  refuseFields([
    ...applicationErrors(process, { formData, attachments, consent }),
    ...(anonymous ? [] : nameErrors(account, formData)),
    ...(process === 'SXSS' ? recordErrors(state, account, formData) : []),
    ...furtherErrors(formData),
  ]);
  const id = nextNumber(state, process, dayOf());
  const draftOf = optionalText(body, 'draftOf');
  const recordId = process === 'SXSS' ? String(answer(formData, 'recordId')) : undefined;
  const decisionNo = state.records.get(recordId ?? '')?.decisionNo;
  const application = begin({
    id,
    applyNo: id,
    processKey: process,
    title: titleOf(process, formData, decisionNo),
    ...applicantOf(account, anonymous),
    idempotencyKey,
    formData,
    attachments,
    consent,
    ...(draftOf !== undefined && { draftOf }),
    ...(process === 'JBTS' && { way: complaintWay(formValues(JBTS, formData)) }),
    ...(recordId !== undefined && { recordId }),
    ...(isAutomatic(process, formData) && { automatic: true as const }),
  });
  if (application.automatic) finishAtOnce(application);
  state.applications.set(id, application);
  state.keys.set(key, id);
  bindFiles(state, application);
  holdRecord(state, application);
  return application;
}

/**
 * A new application sent by createProcess.
 *
 * @throws Refusal
 */
export function submit(
  state: ProcessState,
  account: Account,
  body: Record<string, unknown>,
): StoredApplication {
  return submitAs(state, account, body, processIn(body));
}
