import {
  OPINION_NEEDED,
  STAFF_ROLES,
  STALE_STATUS,
  STATUSES,
  type StaffRole,
  type Status,
  SUPPLEMENT_ROUNDS,
  staffMoves,
} from '../../src/domain/workflow/status';
import { CODES } from '../answers';
import { badRequest, optionalText, textIn } from './body';
import { knowsField } from './check';
import { CONCLUSIONS } from './conclusions';
import { dayOf, moment } from './moment';
import { giveOut } from './officeFiles';
import { applyResult, releaseRecord } from './records';
import { Refusal } from './refusal';
import { MATERIAL, stageAt } from './stages';
import type { HandledProcess, ProcessState, StoredApplication } from './types';
import { advance, lastDay, limitsFor, note, passOn } from './way';

type Body = Record<string, unknown>;

const refuse = (message: string) => new Refusal(CODES.BAD_REQUEST, message);
const stale = () => new Refusal(CODES.STALE, STALE_STATUS);

function roleIn(body: Body): StaffRole {
  const role = textIn(body, 'role');
  if (!Object.hasOwn(STAFF_ROLES, role)) throw badRequest(`没有 ${role} 这个角色`);
  return role as StaffRole;
}

function statusIn(body: Body): Status {
  const to = textIn(body, 'to');
  if (!Object.hasOwn(STATUSES, to)) throw badRequest(`没有 ${to} 这个状态`);
  return to as Status;
}

function anyApplication(state: ProcessState, body: Body): StoredApplication {
  const application = state.applications.get(textIn(body, 'id'));
  if (application === undefined) throw new Refusal(CODES.NOT_FOUND, '没有找到该办件');
  return application;
}

interface Move {
  state: ProcessState;
  body: Body;
  at: string;
}

/** A notice of what is to be corrected. */
function sendBack(application: StoredApplication, { body, at }: Move): void {
  if (application.ownerId === null) throw refuse('匿名举报无法补正，不能退回');
  const round = (application.supplement?.round ?? 0) + 1;
  if (round > SUPPLEMENT_ROUNDS) {
    throw refuse(`补正已达 ${SUPPLEMENT_ROUNDS} 次，不能再次退回补正`);
  }
  const given = (body.supplement as { items?: unknown } | undefined)?.items;
  const items = (Array.isArray(given) ? given : []).map((item: Body) => ({
    field: textIn(item, 'field'),
    requirement: textIn(item, 'requirement'),
  }));
  if (items.length === 0) throw refuse('请指明需要补正的内容');
  const unknown = items.find(({ field }) => !knowsField(application.processKey, field));
  if (unknown) throw refuse(`表单中没有 ${unknown.field} 这一项`);
  const dueTime = lastDay(at, limitsFor(application).supplement);
  application.supplement = { items, noticeTime: at, dueTime, round };
}

/** What each move needs besides its opinion; it is set before the step is taken. */
const PREPARE: Partial<Record<Status, (application: StoredApplication, move: Move) => void>> = {
  SUPPLEMENT: sendBack,
  RETURNED: sendBack,
  PUBLISHED: (application, { at }) => {
    delete application.supplement;
    application.listing = { publishTime: application.listing?.publishTime ?? at };
  },
  BLOCKED: (application, { body, at }) => {
    application.listing = {
      ...application.listing,
      endTime: at,
      reason: textIn(body, 'opinion'),
    };
  },
  WITHDRAWN: ({ supplement }, { at }) => {
    if (supplement && dayOf(at) <= supplement.dueTime) {
      throw refuse(`补正期限至 ${supplement.dueTime}，期满前不能视为撤回`);
    }
  },
  REJECTED: (application, { at }) => {
    const { appeal } = limitsFor(application);
    if (appeal) application.appealUntil = lastDay(at, appeal);
  },
  PROCESSING: (application, { body }) => {
    if (application.processKey !== 'WQYZ') return;
    application.organisation =
      optionalText(body, 'organisation') ?? '示例市知识产权维权援助合作机构';
  },
  CONFIRM: (application, { state, body, at }) => {
    const [heading, usual] = CONFIRMED[application.processKey] ?? ASSESSMENT_QUESTION;
    const text = optionalText(body, 'confirmation') ?? usual;
    const documents = [giveOut(state, application, { heading, lines: [text], at })];
    application.confirmation = { text, documents, time: at };
  },
  TRANSFERRED: (application, { body }) => {
    application.transferredTo = optionalText(body, 'transferTo') ?? '示例市公安局';
  },
  FINISHED: (application, { state, body, at }) => {
    const { conclusion, opinion } = (body.result ?? {}) as Body;
    const labels = CONCLUSIONS[application.processKey];
    const label = typeof conclusion === 'string' ? labels[conclusion] : undefined;
    if (typeof conclusion !== 'string' || label === undefined) throw refuse('请选择办理结论');
    const words = typeof opinion === 'string' ? opinion.trim() : '';
    const text = words || optionalText(body, 'opinion') || label;
    const heading = application.processKey === 'PJSQ' ? '专利权评价报告' : '办理结果通知书';
    const lines = [`结论：${label}`, text];
    application.result = {
      conclusion,
      conclusionLabel: label,
      opinion: text,
      documents: [giveOut(state, application, { heading, lines, at })],
      resultDate: dayOf(at),
    };
  },
};

/** What the applicant is asked to confirm: heading of the document, usual text. */
const CONFIRMED: Readonly<Partial<Record<HandledProcess, readonly [string, string]>>> = {
  PJSQ: ['提交前核对表', '材料已核查完毕，请确认后提交国家知识产权局。'],
  WQYZ: ['援助方案', '援助方案已拟定，请确认。'],
};
const ASSESSMENT_QUESTION = [
  '专家问题',
  '请核对所填技术方案和数据是否完整、准确；确认后继续评估，需要更正的请提出异议并写明。',
] as const;

const ACTIONS: Readonly<Partial<Record<Status, string>>> = {
  ACCEPTED: '受理',
  SUPPLEMENT: '退回补正',
  REJECTED: '不予受理',
  PROCESSING: '开始办理',
  CONFIRM: '请申请人确认',
  TRANSFERRED: '移送',
  FINISHED: '办结',
  TERMINATED: '终止',
  PUBLISHED: '审核通过，公开展示',
  RETURNED: '退回修改',
  BLOCKED: '屏蔽',
  WITHDRAWN: '逾期未补正，视为撤回',
};

/** What follows from a move once it is made. */
function follow(state: ProcessState, application: StoredApplication, to: Status, at: string): void {
  delete application.materialAsked;
  if (to === 'FINISHED') applyResult(state, application);
  if (to === 'REJECTED' || to === 'TERMINATED' || to === 'WITHDRAWN') {
    releaseRecord(state, application);
  }
  if (application.processKey !== 'WQYZ' || !application.organisation) return;
  const done: Partial<Record<Status, string>> = {
    PROCESSING: `已指派${application.organisation}`,
    CONFIRM: '援助方案已送申请人确认',
    FINISHED: '援助服务已完成',
  };
  const text = done[to];
  if (text) application.serviceLog = [...(application.serviceLog ?? []), { time: at, text }];
}

/**
 * A move of the staff: `{id, role, to, opinion?, supplement?: {items}, result?: {conclusion,
 * opinion?}, transferTo?, confirmation?, organisation?}`.
 *
 * @param at when it happens; the mock's present by default
 * @throws Refusal with 办件状态已变化，请刷新 when the state does not allow it, with a sentence of
 *   its own when the role does not or something is missing
 */
export function staffMove(
  state: ProcessState,
  body: Body,
  at: string = moment(),
): StoredApplication {
  const application = anyApplication(state, body);
  const role = roleIn(body);
  const to = statusIn(body);
  const { processKey, status } = application;
  if (!staffMoves(processKey, status).includes(to)) throw stale();
  if (!staffMoves(processKey, status, role).includes(to)) {
    throw refuse(`${STAFF_ROLES[role]}不能将办件办至“${STATUSES[to].label}”`);
  }
  const opinion = optionalText(body, 'opinion');
  if (OPINION_NEEDED.includes(to) && opinion === undefined) throw refuse('请填写意见');
  PREPARE[to]?.(application, { state, body, at });
  const operator = stageAt(application, status).assignee;
  advance(application, { to, operator, action: ACTIONS[to] ?? STATUSES[to].label, opinion, at });
  follow(state, application, to, at);
  return application;
}

/** An expert's opinion, which stays inside the office and moves nothing: `{id, opinion}`. */
export function giveExpertOpinion(
  state: ProcessState,
  body: Body,
  at: string = moment(),
): StoredApplication {
  const application = anyApplication(state, body);
  const opinion = textIn(body, 'opinion');
  if (application.status !== 'PROCESSING') throw stale();
  const round = application.visits.filter(({ key }) => key === 'expert').length + 1;
  application.visits.splice(-1, 0, {
    key: 'expert',
    name: '专家咨询',
    assignee: '专家',
    type: 'TASK',
    state: 'DONE',
    round,
    startTime: at,
    endTime: at,
    action: '出具意见',
    opinion,
    staffOnly: true,
  });
  return application;
}

/** Asks the applicant for material while the request is processed: `{id, request}`. */
export function askForMaterial(
  state: ProcessState,
  body: Body,
  at: string = moment(),
): StoredApplication {
  const application = anyApplication(state, body);
  const request = textIn(body, 'request');
  if (application.ownerId === null) throw refuse('匿名举报无法补充材料');
  if (application.status !== 'PROCESSING') throw stale();
  application.materialAsked = { request, time: at };
  const operator = stageAt(application, 'PROCESSING').assignee;
  passOn(application, MATERIAL, { operator, action: '要求补充材料', opinion: request, at });
  return application;
}

/** Decides an appeal against a refusal: `{id, outcome: UPHELD | REVOKED, opinion}` (domain 2.5). */
export function decideAppeal(
  state: ProcessState,
  body: Body,
  at: string = moment(),
): StoredApplication {
  const application = anyApplication(state, body);
  const { appeal, status } = application;
  const outcome = textIn(body, 'outcome');
  const opinion = textIn(body, 'opinion');
  if (outcome !== 'UPHELD' && outcome !== 'REVOKED') throw badRequest('outcome');
  if (status !== 'REJECTED' || appeal === undefined || appeal.outcome) throw stale();
  application.appeal = { ...appeal, outcome, opinion, decidedTime: at };
  const operator = '知识产权管理部门';
  if (outcome === 'UPHELD') note(application, { operator, action: '维持不予受理', opinion, at });
  else {
    // The refusal was not the end: it becomes a step of the way.
    const refusal = application.visits.at(-1);
    if (refusal) Object.assign(refusal, { key: 'refusal', type: 'TASK' });
    delete application.finishTime;
    advance(application, { to: 'ACCEPTED', operator, action: '撤销并受理', opinion, at });
  }
  return application;
}
