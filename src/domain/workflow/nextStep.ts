import { type DueDay, dueDay, officeDue } from './dueDay';
import { type ComplaintWay, limitsOf } from './limits';
import { type ProcessKey, STATUSES, type Status, type StatusTone, statusText } from './status';
import { stepWords } from './stepWords';
import { deadlineOf, type HolidayCalendar } from './workingDays';

/**
 * What a list knows of a request; times are `YYYY-MM-DD HH:mm:ss`, days `YYYY-MM-DD`. What is not
 * known is '' or undefined.
 */
export interface RequestHead {
  readonly id: string;
  readonly applyNo: string;
  readonly processKey: ProcessKey | undefined;
  readonly title: string;
  readonly status: Status | undefined;
  readonly currentNode?: string | undefined;
  readonly currentAssignee?: string | undefined;
  readonly submitTime: string;
  readonly acceptTime?: string | undefined;
  readonly finishTime?: string | undefined;
  /** Last day of the present step, of whoever has it. */
  readonly deadline?: string | undefined;
}

/** What besides decides on the next step; a list does not know it. */
export interface RequestDetail extends RequestHead {
  readonly way?: ComplaintWay | undefined;
  readonly supplement?: { readonly dueTime: string } | undefined;
  readonly materialAsked?: { readonly request: string } | undefined;
  readonly appealUntil?: string | undefined;
  readonly transferredTo?: string | undefined;
  /** What was filled in. */
  readonly formData?: Readonly<Record<string, unknown>> | undefined;
}

/** Who has a step when it is the applicant's turn (domain reference 1.6). */
export const APPLICANT = '申请人';

type Asked = Pick<RequestDetail, 'status' | 'materialAsked' | 'currentAssignee'>;

/** Whether the applicant is asked for material amid the work. */
const isAsked = ({ status, materialAsked, currentAssignee }: Asked): boolean =>
  status === 'PROCESSING' && (materialAsked !== undefined || currentAssignee === APPLICANT);

/** The state in words and colour. What is asked of the applicant amid the work is waited for. */
export function requestState(request: Asked): { label: string; tone: StatusTone } {
  const { status } = request;
  if (isAsked(request)) return { label: '待补充材料', tone: 'attention' };
  return { label: statusText(status), tone: status ? STATUSES[status].tone : 'quiet' };
}

/** Whose turn it is; `unknown` where the state is not known. */
type NextActor = 'applicant' | 'office' | 'none' | 'unknown';

/** What happens next with a request. */
export interface NextStep {
  readonly actor: NextActor;
  /** A clause without its full stop, e.g. 等待受理科受理. */
  readonly text: string;
  /** Until when. */
  readonly due?: DueDay;
  /**
   * What the applicant loses by letting the day pass, or can do when the office has; else what the
   * step means in this service.
   */
  readonly remark?: string;
}

const dayOf = (time: string) => time.slice(0, 10);

/**
 * The last day that the limits of the process promise. The office has the last word; where it has
 * named no day, one in the past would accuse it of a delay nobody knows of, so it is left out.
 */
function promisedDay(
  { processKey, status, submitTime, acceptTime, way }: RequestDetail,
  today: string,
  calendar: HolidayCalendar,
): DueDay | undefined {
  if (!processKey) return undefined;
  const limits = limitsOf(processKey, way);
  const waiting = status === 'SUBMITTED' || status === 'AUDITING';
  const from = waiting ? submitTime : acceptTime;
  const limit = waiting ? limits.accept : limits.finish;
  // Which way a report or complaint goes, and so its limit, is not known of a row in a list.
  if (!from || !limit || (processKey === 'JBTS' && way === undefined)) return undefined;
  const { day } = deadlineOf(dayOf(from), limit, calendar);
  return day < today ? undefined : dueDay(day, today, calendar, true);
}

const LATE = '已超过承诺时限，可联系受理部门询问';

function officeStep(
  request: RequestDetail,
  text: string,
  today: string,
  calendar: HolidayCalendar,
): NextStep {
  const due = dueDay(request.deadline, today, calendar) ?? promisedDay(request, today, calendar);
  return {
    actor: 'office',
    text,
    ...(due && { due: officeDue(due), ...(due.overdue && { remark: LATE }) }),
  };
}

/** How a request ended, and when. */
function ended({ status, finishTime }: RequestHead): string {
  const label = statusText(status);
  return finishTime ? `${dayOf(finishTime)} ${label}` : label;
}

/** The same for every process. */
function generalStep(request: RequestDetail, today: string, calendar: HolidayCalendar): NextStep {
  const { status, currentAssignee = '', currentNode, deadline } = request;
  const by = (day: string | undefined) => {
    const due = dueDay(day, today, calendar);
    return due ? { due } : {};
  };
  switch (status) {
    case 'DRAFT':
      return { actor: 'applicant', text: '请继续填写并提交' };
    case 'SUBMITTED':
      return officeStep(request, `等待${currentAssignee}受理`, today, calendar);
    case 'SUPPLEMENT': {
      const { due } = by(request.supplement?.dueTime || deadline);
      return due?.overdue
        ? { actor: 'none', text: '补正期限已过', due, remark: '逾期未补正的，视为撤回' }
        : {
            actor: 'applicant',
            text: '请补正并重新提交',
            ...(due && { due }),
            remark: '逾期未补正的，视为撤回',
          };
    }
    case 'ACCEPTED':
      return officeStep(request, `已受理，等待${currentAssignee}办理`, today, calendar);
    case 'PROCESSING': {
      if (isAsked(request)) {
        const asked = request.materialAsked?.request;
        return { actor: 'applicant', text: '请补充材料', ...(asked && { remark: asked }) };
      }
      const doing = currentNode ? `正在办理：${currentNode}` : '正在办理';
      return officeStep(request, currentAssignee + doing, today, calendar);
    }
    case 'CONFIRM':
      return {
        actor: 'applicant',
        text: currentNode ? `请办理：${currentNode}` : '请确认',
        ...by(deadline),
      };
    case 'TRANSFERRED': {
      const target = request.transferredTo || currentAssignee;
      const { due } = by(deadline);
      const text = target ? `已移送${target}，由其继续办理` : '已移送其他部门继续办理';
      return { actor: 'office', text, ...(due && { due: officeDue(due) }) };
    }
    case 'REJECTED': {
      const { due } = by(request.appealUntil);
      return due && !due.overdue
        ? { actor: 'applicant', text: '不予受理，如有异议可以申诉', due }
        : { actor: 'none', text: ended(request) };
    }
    case 'AUDITING':
      return officeStep(request, `等待${currentAssignee}审核`, today, calendar);
    case 'RETURNED':
      return { actor: 'applicant', text: '请修改后重新提交' };
    case 'PUBLISHED':
      return { actor: 'none', text: '已公开展示' };
    case 'FINISHED':
    case 'WITHDRAWN':
    case 'TERMINATED':
    case 'OFFLINE':
    case 'EXPIRED':
    case 'DEALT':
    case 'BLOCKED':
      return { actor: 'none', text: ended(request) };
    case undefined:
      return { actor: 'unknown', text: '办理状态不详，请向受理部门询问' };
  }
}

/** What happens next with a request, who does it and until when (domain reference 2.1). */
export function nextStep(
  request: RequestDetail,
  today: string,
  calendar: HolidayCalendar,
): NextStep {
  const step = generalStep(request, today, calendar);
  const words = stepWords(request.processKey, request.status, request);
  return step.remark || !words ? step : { ...step, remark: words };
}

const TURN: Readonly<Record<NextActor, number>> = { applicant: 0, unknown: 1, office: 2, none: 3 };
const LAST_DAY = '9999-12-31';

/**
 * Requests in the order of what they ask of the reader: one's own turn first, then what may be,
 * what the office has, and what has ended; within these the nearest last day first, and what was sent or ended
 * last before what is older.
 */
export function byUrgency<Request extends RequestHead>(
  requests: readonly Request[],
  today: string,
  calendar: HolidayCalendar,
): Request[] {
  const ranked = requests.map((request) => {
    const { actor, due } = nextStep(request, today, calendar);
    return {
      request,
      turn: TURN[actor],
      day: actor === 'none' ? LAST_DAY : (due?.day ?? LAST_DAY),
      time: request.finishTime || request.submitTime,
    };
  });
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return ranked
    .sort((a, b) => a.turn - b.turn || compare(a.day, b.day) || compare(b.time, a.time))
    .map(({ request }) => request);
}
