import { STALE_STATUS } from '../../src/domain/workflow/status';
import type { Account } from '../accounts';
import { CODES } from '../answers';
import type { Application } from '../contract';
import { TRANSACTION_TYPES } from '../data/dictionaries';
import { actionsOf } from '../process/applicant';
import { attachmentsIn, badRequest, formDataIn, optionalText, textIn } from '../process/body';
import { applicationErrors, explained, normalForm } from '../process/check';
import { dayOf, moment } from '../process/moment';
import { ownApplication } from '../process/own';
import { Refusal, refuseFields } from '../process/refusal';
import { APPLICANT } from '../process/stages';
import { bindFiles, ownFiles, submitAs } from '../process/submit';
import type { ProcessState, StoredApplication } from '../process/types';
import { advance, note, titleOf } from '../process/way';
import type { FieldError } from '../registration';
import { patentRows, recordOfNumber } from './patents';

type Body = Record<string, unknown>;
type FormData = Application['formData'];

const stale = () => new Refusal(CODES.STALE, STALE_STATUS);

/** Answers that go to review no more once the listing is published (domain 2.6). */
const CONTACT = ['contactName', 'contactMobile', 'contactPhone', 'contactEmail'];

/** What the records say against the patents of a listing: an offer needs rights that exist. */
function patentErrors(formData: FormData): FieldError[] {
  return patentRows(formData as Body).flatMap(({ applicationNumber, validity }, index) => {
    const record = recordOfNumber(String(applicationNumber));
    if (record?.validity === undefined) return [];
    if (record.validity === 'INVALID') {
      const message = `专利 ${String(applicationNumber)} 已失效，不能发布`;
      return [{ field: `patents[${index}].applicationNumber`, message }];
    }
    return record.validity === validity
      ? []
      : [{ field: `patents[${index}].validity`, message: '专利的状态已变化，请重新查询' }];
  });
}

/** A listing sent to review. @throws Refusal */
export function publish(state: ProcessState, account: Account, body: Body): StoredApplication {
  if (body.processKey !== 'ZLJY') throw badRequest('processKey 应为 ZLJY');
  return submitAs(state, account, body, 'ZLJY', patentErrors);
}

/** Keys of the answers that differ. */
function changedKeys(before: FormData, after: FormData): string[] {
  const old = before as Body;
  const now = after as Body;
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]),
  );
}

/** The end of a listing that is sent again was not the end: it becomes a step of the way. */
function reopen(application: StoredApplication): void {
  const last = application.visits.at(-1);
  if (last?.type !== 'END') return;
  Object.assign(last, { key: 'over', type: 'TASK' });
  delete application.finishTime;
  delete application.listing;
}

type Work = (
  application: StoredApplication,
  call: { state: ProcessState; account: Account; body: Body; at: string },
) => void;

const resubmit: Work = (application, { state, account, body, at }) => {
  const { status, supplement } = application;
  if (body.round !== (status === 'RETURNED' ? (supplement?.round ?? 0) : 0)) throw stale();
  const formData = normalForm('ZLJY', formDataIn(body));
  const attachments = ownFiles(state, account, attachmentsIn(body));
  const ids = (files: readonly { id: string }[]) => files.map(({ id }) => id).join();
  const sameFiles = ids(attachments) === ids(application.attachments);
  const changed = changedKeys(application.formData, formData);
  const contactOnly =
    status === 'PUBLISHED' && sameFiles && changed.every((key) => CONTACT.includes(key));
  const errors = [
    ...applicationErrors('ZLJY', { formData, attachments }),
    ...patentErrors(formData),
  ];
  // A published listing may have fewer days left than a new one needs.
  refuseFields(contactOnly ? errors.filter(({ field }) => CONTACT.includes(field)) : errors);
  application.formData = formData;
  application.attachments = attachments;
  application.title = titleOf('ZLJY', formData);
  bindFiles(state, application);
  if (contactOnly) {
    note(application, { operator: APPLICANT, action: '修改联系方式', at });
    return;
  }
  reopen(application);
  const opinion = explained('ZLJY', body);
  advance(application, {
    to: 'AUDITING',
    operator: APPLICANT,
    action: '修改后重新提交',
    opinion,
    at,
  });
};

const offline: Work = (application, { body, at }) => {
  const reason = optionalText(body, 'reason') ?? '';
  if (reason === '') refuseFields([{ field: 'reason', message: '请填写下架原因' }]);
  if (Array.from(reason).length > 200) {
    refuseFields([{ field: 'reason', message: '下架原因最多 200 个字' }]);
  }
  application.listing = { ...application.listing, endTime: at, reason };
  advance(application, { to: 'OFFLINE', operator: APPLICANT, action: '下架', opinion: reason, at });
};

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** What is wrong with a deal, field by field (domain 2.6). */
function dealErrors(body: Body, at: string): FieldError[] {
  const { transactionTypeId, month, amount, buyer } = body;
  const errors: FieldError[] = [];
  if (!TRANSACTION_TYPES.some(({ id }) => id === transactionTypeId)) {
    errors.push({ field: 'transactionTypeId', message: '请选择成交方式' });
  }
  if (typeof month !== 'string' || !MONTH.test(month)) {
    errors.push({ field: 'month', message: '请选择成交月份' });
  } else if (month > dayOf(at).slice(0, 7)) {
    errors.push({ field: 'month', message: '成交月份不能晚于本月' });
  }
  if (amount !== undefined && (typeof amount !== 'number' || amount < 0 || amount > 9_999_999.99)) {
    errors.push({ field: 'amount', message: '成交金额应为 0～9,999,999.99 万元' });
  }
  if (buyer !== undefined && (typeof buyer !== 'string' || Array.from(buyer).length > 100)) {
    errors.push({ field: 'buyer', message: '对方名称最多 100 个字' });
  }
  return errors;
}

const deal: Work = (application, { body, at }) => {
  refuseFields(dealErrors(body, at));
  const buyer = optionalText(body, 'buyer');
  application.listing = {
    ...application.listing,
    endTime: at,
    deal: {
      transactionTypeId: textIn(body, 'transactionTypeId'),
      month: textIn(body, 'month'),
      ...(typeof body.amount === 'number' && { amount: body.amount }),
      ...(buyer !== undefined && { buyer }),
    },
  };
  advance(application, { to: 'DEALT', operator: APPLICANT, action: '登记成交', at });
};

const WORK = { resubmit, offline, deal } as const;

/** Actions of the publisher that have a call of their own. */
export type ListingAction = keyof typeof WORK;
export const LISTING_ACTIONS = Object.keys(WORK) as ListingAction[];

/**
 * Does what the publisher asks; nothing when the same key was used before.
 *
 * @throws Refusal with 办件状态已变化，请刷新 when the listing no longer allows it
 */
export function actOnListing(
  state: ProcessState,
  action: ListingAction,
  account: Account,
  body: Body,
  at: string = moment(),
): StoredApplication {
  const application = ownApplication(state, account, textIn(body, 'id'));
  const key = `${account.user.id}:${textIn(body, 'idempotencyKey')}`;
  if (state.keys.get(key) === application.id) return application;
  if (application.processKey !== 'ZLJY') throw stale();
  if (!actionsOf(application).includes(action)) throw stale();
  WORK[action](application, { state, account, body, at });
  state.keys.set(key, application.id);
  return application;
}
