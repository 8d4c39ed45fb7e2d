/** Business processes (domain reference 1.6). */
export const PROCESSES = {
  PJSQ: '专利权评价报告申请',
  JBTS: '举报投诉',
  SXSS: '失信异议申诉与修复',
  WQYZ: '维权援助申请',
  ZLJY: '专利交易',
  SQQPG: '申请前评估',
  WDXPJ: '稳定性评价',
  JZPJ: '价值评价',
} as const;
export type ProcessKey = keyof typeof PROCESSES;

/**
 * How a status looks, on every screen: colour and shape go with the word, never alone. It goes on
 * (`running`), waits for whoever has to answer or to correct it (`attention`), ended well
 * (`success`), was refused (`problem`), or is over without either (`quiet`).
 */
export type StatusTone = 'quiet' | 'running' | 'attention' | 'success' | 'problem';

/** The states of an application (domain reference 2.1), and those of a listing (2.6). */
export const STATUSES = {
  DRAFT: { label: '草稿', tone: 'quiet' },
  SUBMITTED: { label: '待受理', tone: 'running' },
  SUPPLEMENT: { label: '待补正', tone: 'attention' },
  ACCEPTED: { label: '已受理', tone: 'running' },
  PROCESSING: { label: '办理中', tone: 'running' },
  CONFIRM: { label: '待申请人确认', tone: 'attention' },
  TRANSFERRED: { label: '已移送', tone: 'quiet' },
  FINISHED: { label: '已办结', tone: 'success' },
  REJECTED: { label: '不予受理', tone: 'problem' },
  WITHDRAWN: { label: '已撤回', tone: 'quiet' },
  TERMINATED: { label: '已终止', tone: 'quiet' },
  AUDITING: { label: '待审核', tone: 'running' },
  RETURNED: { label: '退回修改', tone: 'attention' },
  PUBLISHED: { label: '已发布', tone: 'success' },
  OFFLINE: { label: '已下架', tone: 'quiet' },
  EXPIRED: { label: '已过期', tone: 'quiet' },
  DEALT: { label: '已成交', tone: 'success' },
  BLOCKED: { label: '已屏蔽', tone: 'problem' },
} as const satisfies Record<string, { label: string; tone: StatusTone }>;
export type Status = keyof typeof STATUSES;

/** A state in words, and that it is not known. */
export function statusText(status: Status | undefined): string {
  return status ? STATUSES[status].label : '状态不详';
}

/** States in which nothing is left to do. */
export const ENDED: readonly Status[] = [
  'FINISHED',
  'REJECTED',
  'WITHDRAWN',
  'TERMINATED',
  'OFFLINE',
  'EXPIRED',
  'DEALT',
  'BLOCKED',
];

/** What the applicant can do with an application. */
export type ApplicantAction =
  | 'edit'
  | 'delete'
  | 'submit'
  | 'withdraw'
  | 'resubmit'
  | 'addMaterial'
  | 'confirm'
  | 'object'
  | 'rate'
  | 'copy'
  | 'appeal'
  | 'offline'
  | 'deal';

export const ACTION_LABELS: Readonly<Record<ApplicantAction, string>> = {
  edit: '继续填写',
  delete: '删除草稿',
  submit: '提交',
  withdraw: '撤回',
  resubmit: '补正并重新提交',
  addMaterial: '补充材料',
  confirm: '确认',
  object: '提出异议',
  rate: '评价',
  copy: '复制为新申请',
  appeal: '申诉',
  offline: '下架',
  deal: '登记成交',
};

/** Who works on an application inside the office. */
export const STAFF_ROLES = {
  ACCEPTOR: '受理员',
  HANDLER: '承办人',
  REVIEWER: '审核人',
  EXPERT: '专家',
} as const;
export type StaffRole = keyof typeof STAFF_ROLES;

/** Moves of the staff by state; a process uses those whose states it has. */
const STAFF_MOVES: Readonly<Partial<Record<Status, readonly Status[]>>> = {
  SUBMITTED: ['ACCEPTED', 'SUPPLEMENT', 'REJECTED'],
  SUPPLEMENT: ['WITHDRAWN'],
  ACCEPTED: ['PROCESSING', 'TRANSFERRED'],
  PROCESSING: ['CONFIRM', 'FINISHED', 'TERMINATED', 'SUPPLEMENT'],
  TRANSFERRED: ['FINISHED'],
  AUDITING: ['PUBLISHED', 'RETURNED'],
  PUBLISHED: ['BLOCKED'],
};

/** Who makes a move: it depends on where it leads, and for corrections on where it starts. */
function roleOf(from: Status, to: Status): StaffRole {
  if (to === 'FINISHED' || to === 'TERMINATED' || to === 'TRANSFERRED') return 'REVIEWER';
  if (from === 'AUDITING' || to === 'BLOCKED') return 'REVIEWER';
  return from === 'SUBMITTED' || from === 'SUPPLEMENT' ? 'ACCEPTOR' : 'HANDLER';
}

/** States that every process has, but for the listing, which is reviewed and published. */
const GENERAL: readonly Status[] = [
  'DRAFT',
  'SUBMITTED',
  'SUPPLEMENT',
  'ACCEPTED',
  'PROCESSING',
  'FINISHED',
  'REJECTED',
  'WITHDRAWN',
];

/** States of a process besides the general ones (domain reference 2.2–2.9). */
const FURTHER: Readonly<Partial<Record<ProcessKey, readonly Status[]>>> = {
  PJSQ: ['CONFIRM'],
  JBTS: ['TRANSFERRED'],
  WQYZ: ['CONFIRM', 'TERMINATED'],
  SQQPG: ['CONFIRM'],
  WDXPJ: ['CONFIRM'],
  JZPJ: ['CONFIRM'],
};

/** States of a listing (domain reference 2.6). */
const LISTING: readonly Status[] = [
  'DRAFT',
  'AUDITING',
  'RETURNED',
  'PUBLISHED',
  'OFFLINE',
  'EXPIRED',
  'DEALT',
  'BLOCKED',
];

/** The states that an application of a process can be in. */
export function statusesOf(process: ProcessKey): readonly Status[] {
  if (process === 'ZLJY') return LISTING;
  return [...GENERAL, ...(FURTHER[process] ?? [])];
}

/**
 * The states to which a member of the staff may move an application.
 *
 * @param role without one, the moves of all roles together
 */
export function staffMoves(process: ProcessKey, from: Status, role?: StaffRole): readonly Status[] {
  const known = statusesOf(process);
  if (!known.includes(from)) return [];
  return (STAFF_MOVES[from] ?? []).filter(
    (to) => known.includes(to) && (role === undefined || roleOf(from, to) === role),
  );
}

/** Moves of the staff that need an opinion (domain reference 2.1). */
export const OPINION_NEEDED: readonly Status[] = [
  'SUPPLEMENT',
  'REJECTED',
  'TERMINATED',
  'TRANSFERRED',
  'RETURNED',
  'BLOCKED',
];

/** What the actions of an applicant depend on. */
export interface ApplicationState {
  readonly process: ProcessKey | undefined;
  /** Undefined when it is not known: then nothing can be done. */
  readonly status: Status | undefined;
  /** The handler has asked for further material. */
  readonly materialAsked?: boolean;
  readonly rated?: boolean;
  /** Last day of the appeal against a refusal, `YYYY-MM-DD`. */
  readonly appealUntil?: string;
  /** Last day for a correction, `YYYY-MM-DD`. */
  readonly supplementUntil?: string;
}

/** What the applicant may do today, the main action first (domain reference 2.1). */
export function applicantActions(
  { process, status, materialAsked, rated, appealUntil, supplementUntil }: ApplicationState,
  today: string,
): readonly ApplicantAction[] {
  switch (status) {
    case 'DRAFT':
      return ['edit', 'delete'];
    case 'SUBMITTED':
    case 'ACCEPTED':
      return ['withdraw'];
    case 'SUPPLEMENT':
      return supplementUntil !== undefined && today > supplementUntil
        ? ['withdraw']
        : ['resubmit', 'withdraw'];
    case 'PROCESSING':
      return materialAsked ? ['addMaterial'] : [];
    case 'CONFIRM':
      return ['confirm', 'object'];
    case 'FINISHED':
      return rated ? ['copy'] : ['rate', 'copy'];
    case 'REJECTED': {
      const appealable = process === 'WQYZ' && appealUntil !== undefined && today <= appealUntil;
      return appealable ? ['appeal', 'copy'] : ['copy'];
    }
    case 'WITHDRAWN':
    case 'TERMINATED':
      return ['copy'];
    case 'RETURNED':
    case 'OFFLINE':
    case 'EXPIRED':
      return ['resubmit', 'copy'];
    case 'PUBLISHED':
      return ['deal', 'resubmit', 'offline'];
    case 'DEALT':
    case 'BLOCKED':
      return ['copy'];
    case 'AUDITING':
    case 'TRANSFERRED':
    case undefined:
      return [];
  }
}

/** What a stale action is answered with (domain reference 2.1). */
export const STALE_STATUS = '办件状态已变化，请刷新';

/** Most rounds of correction (domain reference 1.6). */
export const SUPPLEMENT_ROUNDS = 3;
