import { HOLIDAYS } from '../../config/holidays';
import { limitsOf } from '../../src/domain/workflow/limits';
import { ENDED, PROCESSES, STATUSES, type Status } from '../../src/domain/workflow/status';
import { deadlineOf, type TimeLimit } from '../../src/domain/workflow/workingDays';
import type { Application, LogEntry } from '../contract';
import { MACHINE_ASSESSED } from './conclusions';
import { dayOf, moment } from './moment';
import { APPLICANT, type Stage, stageAt } from './stages';
import type { HandledProcess, StoredApplication, Visit } from './types';

/** The last day of a limit that begins to run on the day of a moment. */
export function lastDay(from: string, limit: TimeLimit): string {
  return deadlineOf(dayOf(from), limit, HOLIDAYS).day;
}

/** The limits of a request. */
export const limitsFor = ({ processKey, way }: Pick<StoredApplication, 'processKey' | 'way'>) =>
  limitsOf(processKey, way);

/** One step on the way of a request. */
export interface Step {
  to: Status;
  /** Department, 申请人 or 系统. */
  operator: string;
  action: string;
  opinion?: string | undefined;
  /** When; the mock's present by default. */
  at?: string | undefined;
}

/** Steps that send the request back or end it against the applicant's wish. */
const TURNED_DOWN: readonly Status[] = [
  'SUPPLEMENT',
  'REJECTED',
  'TERMINATED',
  'RETURNED',
  'BLOCKED',
];

function visitOf(application: StoredApplication, stage: Stage, at: string): Visit {
  const before = application.visits.filter(({ key }) => key === stage.key).length;
  return {
    ...stage,
    type: stage.key === 'submit' ? 'START' : 'TASK',
    state: 'ACTIVE',
    round: before + 1,
    startTime: at,
  };
}

function leave(visit: Visit, { action, opinion }: Step, at: string, state: Visit['state']): void {
  visit.state = state;
  visit.endTime = at;
  visit.action = action;
  if (opinion) visit.opinion = opinion;
}

function end(application: StoredApplication, status: Status, at: string): void {
  const { assignee } = stageAt(application, status);
  application.visits.push({
    ...visitOf(application, { key: 'end', name: STATUSES[status].label, assignee }, at),
    type: 'END',
    state: TURNED_DOWN.includes(status) ? 'REJECTED' : 'DONE',
    endTime: at,
  });
  application.finishTime = at;
  delete application.currentNode;
  delete application.currentAssignee;
}

/** Last day of the step that begins now; undefined where none is set. */
function stepDeadline(application: StoredApplication, status: Status, at: string) {
  const limits = limitsFor(application);
  switch (status) {
    case 'SUBMITTED':
    case 'AUDITING':
      return lastDay(at, limits.accept);
    case 'SUPPLEMENT':
      return application.supplement?.dueTime;
    case 'ACCEPTED':
      if (limits.answer) return lastDay(at, limits.answer);
      return limits.finish && lastDay(at, limits.finish);
    case 'PROCESSING':
      return limits.finish && lastDay(application.acceptTime ?? at, limits.finish);
    default:
      return undefined;
  }
}

/** Notes something on a request that does not move it. */
export function note(application: StoredApplication, step: Omit<Step, 'to'>): void {
  const { at = moment(), operator, action, opinion } = step;
  const entry: LogEntry = { time: at, operator, action, status: application.status };
  if (opinion) entry.opinion = opinion;
  application.log.push(entry);
}

/**
 * Takes a request one step on: state, node, log and deadline. What the step needs besides — a
 * notice of correction, a result — is set before.
 */
export function advance(application: StoredApplication, step: Step): void {
  const { to, at = moment() } = step;
  const current = application.visits.at(-1);
  const objected = application.status === 'CONFIRM' && step.action === '提出异议';
  const next = stageAt(application, to);
  const stays = !ENDED.includes(to) && current?.key === next.key && current.state === 'ACTIVE';
  if (current?.state === 'ACTIVE' && !stays) {
    leave(current, step, at, TURNED_DOWN.includes(to) || objected ? 'REJECTED' : 'DONE');
  }
  application.status = to;
  application.statusLabel = STATUSES[to].label;
  if (to === 'ACCEPTED') application.acceptTime = at;
  // The work that waited since the acceptance begins.
  if (stays && to === 'PROCESSING' && current) current.startTime = at;
  note(application, { ...step, at });
  if (ENDED.includes(to)) end(application, to, at);
  else {
    if (!stays) application.visits.push(visitOf(application, next, at));
    application.currentNode = next.name;
    application.currentAssignee = next.assignee;
  }
  const deadline = stepDeadline(application, to, at);
  if (deadline === undefined) delete application.deadline;
  else application.deadline = deadline;
}

/** Passes a request on to another step of the state it is in: to its applicant, and back. */
export function passOn(
  application: StoredApplication,
  stage: Stage,
  step: Omit<Step, 'to' | 'at'> & { at: string },
): void {
  const current = application.visits.at(-1);
  note(application, step);
  if (current?.key === stage.key && current.state === 'ACTIVE') return;
  if (current?.state === 'ACTIVE') {
    leave(current, { ...step, to: application.status }, step.at, 'DONE');
  }
  application.visits.push(visitOf(application, stage, step.at));
  application.currentNode = stage.name;
  application.currentAssignee = stage.assignee;
}

const TITLE_LENGTH = 120;

/** What a request is about, for its title. */
function subjectOf(
  process: Exclude<HandledProcess, 'SXSS'>,
  form: StoredApplication['formData'],
): string {
  const answers = form as Record<string, unknown>;
  const text = (key: string) => (typeof answers[key] === 'string' ? (answers[key] as string) : '');
  switch (process) {
    case 'PJSQ':
      return text('patentTitle') || text('patentNumber');
    case 'JBTS': {
      const [first] = Array.isArray(answers.respondents) ? (answers.respondents as unknown[]) : [];
      const name = (first as { name?: unknown } | undefined)?.name;
      return typeof name === 'string' ? name : '';
    }
    case 'WQYZ':
      return text('aidContent').slice(0, 30);
    case 'ZLJY':
      return text('title');
    case 'SQQPG':
      return text('caseName');
    case 'WDXPJ':
      return text('patentTitle') || text('patentNumber');
    case 'JZPJ': {
      const patents = Array.isArray(answers.patents) ? (answers.patents as unknown[]) : [];
      const { title } = (patents[0] ?? {}) as { title?: unknown };
      const name = typeof title === 'string' ? title : '';
      return patents.length > 1 ? `${name} 等 ${patents.length} 件` : name;
    }
  }
}

/**
 * 业务名：对象 (domain 1.6).
 *
 * @param decisionNo of the record that an SXSS request is about
 */
export function titleOf(
  process: HandledProcess,
  form: StoredApplication['formData'],
  decisionNo = '',
): string {
  const subject =
    process === 'SXSS' ? decisionNo : subjectOf(process, form).trim().replace(/。$/, '');
  const title = subject ? `${PROCESSES[process]}：${subject}` : PROCESSES[process];
  return Array.from(title).slice(0, TITLE_LENGTH).join('');
}

/** A request that has just been written, on its way to the office. */
export function begin(
  application: Omit<StoredApplication, 'status' | 'statusLabel' | 'submitTime' | 'visits' | 'log'>,
  at: string = moment(),
): StoredApplication {
  const started: StoredApplication = {
    ...application,
    status: 'DRAFT',
    statusLabel: STATUSES.DRAFT.label,
    submitTime: at,
    visits: [],
    log: [],
  };
  started.visits.push(
    visitOf(started, { key: 'submit', name: '提交申请', assignee: APPLICANT }, at),
  );
  const to = started.processKey === 'ZLJY' ? 'AUDITING' : 'SUBMITTED';
  advance(started, { to, operator: APPLICANT, action: '提交', at });
  return started;
}

/** Whether the system assesses alone: quickly (stability), or by indices (value; domain 2.8, 2.9). */
export function isAutomatic(process: HandledProcess, formData: Application['formData']): boolean {
  const { depth, method } = formData as { depth?: unknown; method?: unknown };
  return (process === 'WDXPJ' && depth === 'QUICK') || (process === 'JZPJ' && method === 'INDEX');
}

/** Ends a request that has just been sent with the result of the system. */
export function finishAtOnce(application: StoredApplication, at: string = moment()): void {
  const { conclusion, label } = MACHINE_ASSESSED;
  application.result = {
    conclusion,
    conclusionLabel: label,
    opinion: '由系统按公开的指标和权重自动评价，没有专家参与。',
    documents: [],
    resultDate: dayOf(at),
  };
  advance(application, { to: 'FINISHED', operator: '系统', action: '机器评价', at });
}
