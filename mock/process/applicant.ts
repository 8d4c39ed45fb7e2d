import {
  type ApplicantAction,
  applicantActions,
  STALE_STATUS,
} from '../../src/domain/workflow/status';
import type { Account } from '../accounts';
import { CODES } from '../answers';
import { attachmentsIn, badRequest, formDataIn, optionalText, textIn } from './body';
import { applicationErrors, correctionErrors, explained, normalForm } from './check';
import { dayOf, moment } from './moment';
import { ownApplication } from './own';
import { recordOf, releaseRecord } from './records';
import { Refusal, refuseFields } from './refusal';
import { APPLICANT, stageAt } from './stages';
import { bindFiles, ownFiles } from './submit';
import type { ProcessState, StoredApplication } from './types';
import { advance, note, passOn, titleOf } from './way';

type Body = Record<string, unknown>;

interface Call {
  state: ProcessState;
  account: Account;
  body: Body;
  at: string;
}

type Work = (application: StoredApplication, call: Call) => void;

const stale = () => new Refusal(CODES.STALE, STALE_STATUS);

/** What the applicant may do with a request now. */
export function actionsOf(application: StoredApplication): readonly ApplicantAction[] {
  const { processKey, status, appealUntil, supplement } = application;
  return applicantActions(
    {
      process: processKey,
      status,
      materialAsked: application.materialAsked !== undefined,
      rated: application.satisfaction !== undefined,
      ...(appealUntil !== undefined && { appealUntil }),
      ...(supplement && { supplementUntil: supplement.dueTime }),
    },
    dayOf(),
  );
}

/** A text of the applicant with its limits. @throws Refusal */
function words(body: Body, key: string, label: string, [min, max]: readonly [number, number]) {
  const text = optionalText(body, key) ?? '';
  const length = Array.from(text).length;
  const message =
    length < min
      ? min === 1
        ? `请填写${label}`
        : `${label}至少 ${min} 个字，现有 ${length} 个字`
      : `${label}最多 ${max} 个字，现有 ${length} 个字`;
  if (length < min || length > max) refuseFields([{ field: key, message }]);
  return text;
}

const resubmit: Work = (application, { state, account, body, at }) => {
  const { supplement, processKey } = application;
  if (!supplement || body.round !== supplement.round) throw stale();
  const formData = normalForm(processKey, formDataIn(body));
  const attachments = ownFiles(state, account, attachmentsIn(body));
  const fields = supplement.items.map(({ field }) => field);
  const changed = (category: string) => {
    const ids = (files: readonly { id: string; category: string }[]) =>
      files.filter((file) => file.category === category).map(({ id }) => id);
    return ids(application.attachments).join() !== ids(attachments).join();
  };
  const categories = new Set(
    [...application.attachments, ...attachments].map(({ category }) => category),
  );
  refuseFields([
    ...correctionErrors(processKey, application.formData, formData, fields),
    // A kind of file that an asked-for change brings with it may come without having been named.
    ...[...categories]
      .filter((category) => changed(category) && !fields.includes(`files.${category}`))
      .filter((category) => application.attachments.some((file) => file.category === category))
      .map((category) => ({
        field: `files.${category}`,
        message: '该材料不在补正范围内，不能更换',
      })),
    ...applicationErrors(processKey, { formData, attachments }),
  ]);
  application.formData = formData;
  application.attachments = attachments;
  application.title = titleOf(processKey, formData, recordOf(state, application)?.decisionNo);
  bindFiles(state, application);
  const opinion = explained(processKey, body);
  advance(application, { to: 'SUBMITTED', operator: APPLICANT, action: '重新提交', opinion, at });
};

const withdraw: Work = (application, { state, body, at }) => {
  advance(application, {
    to: 'WITHDRAWN',
    operator: APPLICANT,
    action: '撤回',
    opinion: words(body, 'reason', '撤回原因', [0, 200]),
    at,
  });
  releaseRecord(state, application);
};

const confirm: Work = (application, { at }) => {
  if (application.confirmation) application.confirmation.confirmedTime = at;
  if (application.processKey === 'PJSQ') {
    application.official = {
      no: `PJ${application.id.replace(/\D/g, '')}`,
      date: dayOf(at),
      feePaid: application.attachments.some(({ category }) => category === 'fee'),
    };
  }
  advance(application, { to: 'PROCESSING', operator: APPLICANT, action: '确认', at });
};

const object: Work = (application, { body, at }) => {
  const opinion = words(body, 'opinion', '异议', [1, 500]);
  if (application.confirmation) application.confirmation.objection = opinion;
  advance(application, { to: 'PROCESSING', operator: APPLICANT, action: '提出异议', opinion, at });
};

const addMaterial: Work = (application, { state, account, body, at }) => {
  const given = attachmentsIn(body);
  if (given.length === 0) refuseFields([{ field: 'attachments', message: '请上传材料' }]);
  application.attachments = [...application.attachments, ...ownFiles(state, account, given)];
  bindFiles(state, application);
  delete application.materialAsked;
  const opinion = words(body, 'note', '说明', [0, 500]);
  const back = stageAt(application, 'PROCESSING');
  passOn(application, back, { operator: APPLICANT, action: '补充材料', opinion, at });
};

const rate: Work = (application, { body }) => {
  const { score } = body;
  if (typeof score !== 'number' || !Number.isInteger(score) || score < 1 || score > 5) {
    throw new Refusal(CODES.FIELDS_REFUSED, '请选择 1～5 分', {
      errors: [{ field: 'score', message: '请选择 1～5 分' }],
    });
  }
  const comment = words(body, 'comment', '评价', [0, 200]);
  application.satisfaction = { score, ...(comment && { comment }) };
};

const appeal: Work = (application, { body, at }) => {
  const reason = words(body, 'reason', '申诉理由', [10, 2000]);
  application.appeal = { reason, time: at };
  delete application.appealUntil;
  note(application, { operator: APPLICANT, action: '申诉', opinion: reason, at });
};

const WORK = { resubmit, withdraw, confirm, object, addMaterial, rate, appeal } as const;

/** Actions of the applicant that have a call of their own. */
export type CalledAction = keyof typeof WORK;
export const CALLED_ACTIONS = Object.keys(WORK) as CalledAction[];

/** The request that a key was used for before. */
function doneBefore(state: ProcessState, key: string): StoredApplication | undefined {
  return state.applications.get(state.keys.get(key) ?? '');
}

/**
 * Does what the applicant asks; nothing when the same key was used before.
 *
 * @throws Refusal with 办件状态已变化，请刷新 when the request no longer allows it
 */
export function act(
  state: ProcessState,
  action: CalledAction,
  account: Account,
  body: Body,
  at: string = moment(),
): StoredApplication {
  const application = ownApplication(state, account, textIn(body, 'id'));
  const given = textIn(body, 'idempotencyKey');
  const key = `${account.user.id}:${given}`;
  const before = doneBefore(state, key);
  if (before && before !== application) throw badRequest('idempotencyKey 已用于其他办件');
  if (before) return before;
  // Listings have calls of their own.
  if (application.processKey === 'ZLJY') throw stale();
  if (!actionsOf(application).includes(action)) throw stale();
  WORK[action](application, { state, account, body, at });
  state.keys.set(key, application.id);
  return application;
}
