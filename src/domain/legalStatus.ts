import { parseIsoDay } from './calendar';
import type { Validity } from './patentLabels';

/** One entry of a patent's legal history, as records carry it. */
export interface LegalEvent {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Four-character event code; older records have none or one that is no longer in use. */
  code?: string | null | undefined;
  /** Official wording, which has changed over the years. */
  name: string;
  detail?: string | null | undefined;
}

/** What an event does to the state; `RESTORED` brings back the state before the loss. */
export type EventEffect = Validity | 'RESTORED' | 'UNCHANGED';

interface EventKind {
  readonly name: string;
  readonly effect: EventEffect;
  /** Why the right or application ended, in plain words. */
  readonly reason?: string;
  /** For endings: whether an application or a granted right ended. */
  readonly before?: Validity;
}

/** Event codes of the patent gazette with name and effect. */
export const LEGAL_EVENTS: Readonly<Record<string, EventKind>> = {
  PB01: { name: '公布', effect: 'PENDING' },
  SE01: { name: '实质审查的生效', effect: 'PENDING' },
  GR01: { name: '授权', effect: 'VALID' },
  RJ01: { name: '驳回', effect: 'INVALID', reason: '申请被驳回', before: 'PENDING' },
  WD01: { name: '视为撤回', effect: 'INVALID', reason: '申请视为撤回', before: 'PENDING' },
  WW01: { name: '主动撤回', effect: 'INVALID', reason: '申请人主动撤回申请', before: 'PENDING' },
  AD01: { name: '视为放弃', effect: 'INVALID', reason: '视为放弃取得专利权', before: 'PENDING' },
  CF01: {
    name: '专利权的终止',
    effect: 'INVALID',
    reason: '未缴年费，专利权终止',
    before: 'VALID',
  },
  CX01: { name: '专利权有效期届满', effect: 'INVALID', reason: '专利权期限届满', before: 'VALID' },
  AV01: { name: '专利权的放弃', effect: 'INVALID', reason: '专利权被放弃', before: 'VALID' },
  IP01: {
    name: '专利权的无效宣告',
    effect: 'INVALID',
    reason: '专利权被宣告全部无效',
    before: 'VALID',
  },
  TA01: { name: '专利申请权的转移', effect: 'UNCHANGED' },
  TR01: { name: '专利权的转移', effect: 'UNCHANGED' },
  CP01: { name: '著录事项变更', effect: 'UNCHANGED' },
  EE01: { name: '专利实施许可合同备案的生效', effect: 'UNCHANGED' },
  EM01: { name: '专利实施许可合同备案的变更', effect: 'UNCHANGED' },
  EC01: { name: '专利实施许可合同备案的注销', effect: 'UNCHANGED' },
  PE01: { name: '专利权质押登记的生效', effect: 'UNCHANGED' },
  PM01: { name: '专利权质押登记的变更', effect: 'UNCHANGED' },
  PC01: { name: '专利权质押登记的注销', effect: 'UNCHANGED' },
  PP01: { name: '专利权的保全', effect: 'UNCHANGED' },
  PD01: { name: '专利权保全的解除', effect: 'UNCHANGED' },
  RR01: { name: '专利权利的恢复', effect: 'RESTORED' },
  OL01: { name: '专利开放许可声明', effect: 'UNCHANGED' },
};

/** States as commercial exports write them, alone or before a reason: 有权-审定授权, 无权-未缴年费. */
const STATE_WORDS: readonly (readonly [RegExp, Validity])[] = [
  [/^(?:有权|有效)(?![\u4e00-\u9fa5])/, 'VALID'],
  [/^(?:无权|失效)(?![\u4e00-\u9fa5])/, 'INVALID'],
  [/^(?:审中|在审)(?![\u4e00-\u9fa5])/, 'PENDING'],
];

/** A contract or a seizure ends without ending the right. */
const OTHER_SUBJECT = /许可|质押|保全/;

/** These name an ending that did not come, or came only in part. */
const KEPT = /部分无效|维持.*有效/;

/** A rejection that was itself revoked puts the application back into examination. */
const REJECTION_REVOKED = /撤销驳回/;

/** The first that matches decides: an ending also names what ended, such as 授权. */
const KEYWORDS: readonly (readonly [RegExp, Validity])[] = [
  [KEPT, 'VALID'],
  [REJECTION_REVOKED, 'PENDING'],
  [/全部无效|届满|终止|放弃|撤销|避免重复/, 'INVALID'],
  [/撤回|驳回/, 'INVALID'],
  [/授权|恢复/, 'VALID'],
  [/公布|公开|实质审查/, 'PENDING'],
];

/**
 * State that a wording stands for, also a historical one or a commercial one (`无权-未缴年费`);
 * null when it does not speak of the state, such as a transfer.
 */
export function validityOfWording(wording: string): Validity | null {
  const text = wording.replace(/\s+/g, '');
  const match = (table: readonly (readonly [RegExp, Validity])[]) =>
    table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return match(STATE_WORDS) ?? (OTHER_SUBJECT.test(text) ? null : match(KEYWORDS));
}

/** Effect of one event: by its code, and where that is unknown by its wording. */
export function eventEffect(event: LegalEvent): EventEffect {
  const code = event.code?.toUpperCase() ?? '';
  if (KEPT.test(event.name) || (code === 'IP01' && KEPT.test(event.detail ?? ''))) {
    return 'UNCHANGED';
  }
  const known = LEGAL_EVENTS[code];
  if (known) return known.effect;
  if (/恢复/.test(event.name) || REJECTION_REVOKED.test(event.name)) return 'RESTORED';
  return validityOfWording(event.name) ?? 'UNCHANGED';
}

/** What a legal history comes to. */
export interface LegalState {
  validity: Validity;
  /** The event that decided it. */
  event: LegalEvent;
  /** The right was declared invalid in part since it was granted. */
  partlyInvalid: boolean;
}

/** Oldest first; events of one day keep the order that the list as a whole runs in. */
function chronological(events: readonly LegalEvent[]): LegalEvent[] {
  const [first] = events;
  const last = events[events.length - 1];
  const oldestFirst = first !== undefined && last !== undefined && first.date < last.date;
  const ordered = oldestFirst ? [...events] : [...events].reverse();
  return ordered.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** State before an ending when the history does not go back that far. */
function stateBefore(ending: LegalEvent): Validity {
  const known = ending.code ? LEGAL_EVENTS[ending.code.toUpperCase()]?.before : undefined;
  return known ?? (/撤回|驳回|视为放弃|申请/.test(ending.name) ? 'PENDING' : 'VALID');
}

interface Fold {
  readonly state: LegalState | null;
  /** Validity before the last loss, for a restoration. */
  readonly before: Validity | null;
}

function applyEvent({ state, before }: Fold, event: LegalEvent): Fold {
  const effect = eventEffect(event);
  if (effect === 'UNCHANGED') {
    const inPart = /部分无效/.test(event.name + (event.detail ?? ''));
    return { state: state && inPart ? { ...state, partlyInvalid: true } : state, before };
  }
  const partlyInvalid = state?.partlyInvalid ?? false;
  if (effect === 'RESTORED') {
    const validity = before ?? state?.validity ?? 'VALID';
    return { state: { validity, event, partlyInvalid }, before: null };
  }
  const next = { validity: effect, event, partlyInvalid };
  if (effect !== 'INVALID') return { state: next, before };
  const lost = state && state.validity !== 'INVALID' ? state.validity : before;
  return { state: next, before: lost ?? stateBefore(event) };
}

/**
 * State after all events: the newest that has an effect decides, a restoration (RR01) brings back
 * the state before the loss. Events without effect, such as transfers, are passed over. Null when
 * no event speaks of the state, or the day of one that does is not known: it may be the newest. The
 * order of the list is free.
 */
export function legalState(events: readonly LegalEvent[]): LegalState | null {
  if (events.some((event) => !event.date && eventEffect(event) !== 'UNCHANGED')) return null;
  return chronological(events).reduce<Fold>(applyEvent, { state: null, before: null }).state;
}

/** Validity derived from a legal history, or null when no event speaks of it. */
export function deriveValidity(events: readonly LegalEvent[]): Validity | null {
  return legalState(events)?.validity ?? null;
}

/**
 * The state of a patent in one plain Chinese sentence without full stop, such as
 * `专利权有效，2023-05-12 授权` or `已失效：未缴年费，专利权终止（2022-01-01）`; null when the events do not
 * tell it.
 */
export function legalStatusInWords(events: readonly LegalEvent[]): string | null {
  const state = legalState(events);
  if (!state) return null;
  const { event, validity, partlyInvalid } = state;
  const code = event.code?.toUpperCase() ?? '';
  if (validity === 'INVALID') {
    return `已失效：${LEGAL_EVENTS[code]?.reason ?? event.name}（${event.date}）`;
  }
  const restored = eventEffect(event) === 'RESTORED';
  if (validity === 'VALID') {
    const since = restored ? '恢复权利' : '授权';
    return `专利权有效，${event.date} ${since}${partlyInvalid ? '，其后被宣告部分无效' : ''}`;
  }
  if (restored) return `审查中，${event.date} 恢复权利`;
  const stage = code === 'SE01' || /实质审查/.test(event.name) ? '进入实质审查' : '公布';
  return `审查中，${event.date} ${stage}`;
}

/** Wordings of the event of grant: 授权, 外观设计专利权授予, 授权公告. */
const GRANT_WORDS = /^(?:有权-)?(?:发明|实用新型|外观设计)?(?:专利)?(?:授权|专利权的?授予)/;

/** What tells the day of grant; what is not known is absent. */
interface GrantTold {
  readonly grantDate?: string | null | undefined;
  readonly legalEvents?: readonly LegalEvent[] | null | undefined;
}

/**
 * The day on which a patent was granted: as told, else that of the first event of grant; undefined
 * where neither says it.
 */
export function grantDayOf({ grantDate, legalEvents }: GrantTold): string | undefined {
  if (grantDate) return grantDate;
  const days = (legalEvents ?? []).flatMap(({ code, name, date }) =>
    parseIsoDay(date) && (code?.toUpperCase() === 'GR01' || GRANT_WORDS.test(name)) ? date : [],
  );
  return days.sort()[0];
}
