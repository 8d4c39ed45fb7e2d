import { timeOfMoment } from '../calendar';
import { nameText } from '../nameText';
import { type DueDay, dueDay, officeDue } from './dueDay';
import { APPLICANT } from './nextStep';
import { STATUSES, type StatusTone } from './status';
import type { HolidayCalendar } from './workingDays';

export type NodeState = 'PENDING' | 'ACTIVE' | 'DONE' | 'REJECTED' | 'SKIPPED';

/** A document that the office gives out. */
export interface GivenDocument {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number | undefined;
  readonly ext: string;
}

/** A node as the service answers it (domain reference 1.6); '' or undefined is not known. */
export interface FlowNode {
  readonly id: string;
  readonly name: string;
  readonly type: 'START' | 'TASK' | 'GATEWAY' | 'END' | undefined;
  readonly order: number | undefined;
  readonly assignee?: string | undefined;
  readonly state: NodeState | undefined;
  readonly round?: number | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly deadline?: string | undefined;
  readonly durationHours?: number | undefined;
  readonly opinion?: string | undefined;
  readonly action?: string | undefined;
  readonly attachments?: readonly GivenDocument[] | undefined;
}

/** The way of one request. */
export interface FlowChartData {
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly {
    readonly from: string;
    readonly to: string;
    readonly label?: string | undefined;
    readonly passed: boolean | undefined;
  }[];
}

/** A node as it is drawn. */
export interface FlowStep {
  readonly id: string;
  /** With its round when the way has come here before. */
  readonly title: string;
  readonly state: NodeState | undefined;
  readonly stateLabel: string;
  /** Of the state, as of the status of a request that has it. */
  readonly tone: StatusTone;
  /** The way has come here, along a line drawn through. */
  readonly passed: boolean;
  readonly assignee?: string;
  readonly action?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  /** How long it took, in words. */
  readonly duration?: string;
  readonly opinion?: string;
  readonly documents: readonly GivenDocument[];
  /** Of the step that is being taken. */
  readonly due?: DueDay;
}

/** A state in words; what is sent back waits for a correction. */
const STATES: Readonly<Record<NodeState, readonly [label: string, tone: StatusTone]>> = {
  PENDING: ['未到达', 'quiet'],
  ACTIVE: ['办理中', 'running'],
  DONE: ['已完成', 'success'],
  REJECTED: ['退回', 'attention'],
  SKIPPED: ['跳过', 'quiet'],
};

/** A length of time in words: exact enough to plan with, no more. */
export function durationInWords(hours: number): string {
  if (hours < 1) return '不到 1 小时';
  const whole = Math.round(hours);
  if (whole < 24) return `${whole} 小时`;
  const days = Math.floor(whole / 24);
  const rest = whole % 24;
  if (days >= 3) return `${Math.round(whole / 24)} 天`;
  return rest === 0 ? `${days} 天` : `${days} 天 ${rest} 小时`;
}

function hoursOf({ durationHours, startTime, endTime }: FlowNode): number | undefined {
  if (durationHours !== undefined) return durationHours;
  if (!startTime || !endTime) return undefined;
  const hours = (timeOfMoment(endTime) - timeOfMoment(startTime)) / 3_600_000;
  return hours >= 0 ? hours : undefined;
}

/**
 * Word and tone of a state: a turn of the applicant waits, as the request itself does, and so does
 * what was asked of the applicant. What ends against the applicant's wish is not sent back.
 */
function stateOf(node: FlowNode, next: FlowNode | undefined): (typeof STATES)[NodeState] {
  if (!node.state) return ['状态不详', 'quiet'];
  if (node.state === 'ACTIVE' && node.assignee === APPLICANT) {
    return [node.name === '补正' ? STATUSES.SUPPLEMENT.label : '待您办理', 'attention'];
  }
  if (node.state === 'DONE' && node.action?.startsWith('要求')) return [node.action, 'attention'];
  if (node.state !== 'REJECTED') return STATES[node.state];
  if (node.type === 'END') return ['已结束', 'quiet'];
  return next?.type === 'END' ? ['未通过', 'problem'] : STATES.REJECTED;
}

/**
 * The steps to draw, in order. Gateways are decisions of the way, not steps of anybody, and are
 * left out; a step counts as passed when the line that leads to it is.
 *
 * @param deadline last day of the present step, where its node names none
 */
export function flowSteps(
  { nodes, edges }: FlowChartData,
  {
    today,
    calendar,
    deadline,
  }: { today: string; calendar: HolidayCalendar; deadline?: string | undefined },
): FlowStep[] {
  const placeOf = ({ order = Number.MAX_SAFE_INTEGER }: FlowNode) => order;
  const steps = nodes
    .filter(({ type }) => type !== 'GATEWAY')
    .sort((a, b) => placeOf(a) - placeOf(b));
  const rounds = new Map<string, number>();
  const isReached = ({ state }: FlowNode) =>
    state !== undefined && state !== 'PENDING' && state !== 'SKIPPED';
  const reached = steps.filter(isReached);
  return steps.map((node): FlowStep => {
    const { id, name, state, assignee, action, startTime, endTime, opinion, attachments } = node;
    const counted = (rounds.get(name) ?? 0) + 1;
    rounds.set(name, counted);
    const round = node.round ?? (name ? counted : 1);
    const incoming = id ? edges.filter(({ to }) => to === id) : [];
    const hours = state === 'DONE' || state === 'REJECTED' ? hoursOf(node) : undefined;
    const [stateLabel, tone] = stateOf(node, reached[reached.indexOf(node) + 1]);
    const due = state === 'ACTIVE' ? dueDay(node.deadline ?? deadline, today, calendar) : undefined;
    return {
      id,
      title: round > 1 ? `${nameText(name)}（第 ${round} 轮）` : nameText(name),
      state,
      stateLabel,
      tone,
      passed:
        incoming.length > 0 ? incoming.some(({ passed }) => passed === true) : isReached(node),
      documents: attachments ?? [],
      ...(assignee && { assignee }),
      ...(action && { action }),
      ...(startTime && { startTime }),
      ...(endTime && { endTime }),
      // The first and the last step take no time of their own.
      ...(hours !== undefined && node.type === 'TASK' && { duration: durationInWords(hours) }),
      ...(opinion && { opinion }),
      ...(due && { due: assignee === APPLICANT ? due : officeDue(due) }),
    };
  });
}
