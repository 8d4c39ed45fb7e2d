import { createStore } from '@/store';
import type { Refused } from './draftStorage';
import type { DraftContent, LostAnswer, Sending } from './record';

/** How the answers are kept at present; `idle` while there are none of the user's own. */
type Keeping = 'idle' | 'kept' | 'public' | Refused;

/** What the page tells of a draft. */
export interface DraftState {
  readonly keeping: Keeping;
  /** When the answers were kept last, in milliseconds, to the minute. */
  readonly savedAt?: number;
  /** What the form began with instead of being empty. */
  readonly restored?: {
    readonly savedAt: number;
    readonly lost: readonly LostAnswer[];
    /** Labels of the answers that were given and not kept. */
    readonly unkept: readonly string[];
    /** Of a draft of another device: names of its files that cannot be used here. */
    readonly filesToChoose?: readonly string[];
  };
  /** Something was kept and could not be read. */
  readonly broken: boolean;
  /** The draft was thrown away; it can be brought back. */
  readonly discarded: boolean;
  /** What another tab has done to the same draft. */
  readonly other?:
    | { readonly kind: 'newer'; readonly savedAt: number; readonly ownAt?: number }
    | { readonly kind: 'gone' };
  /** When the version that can be brought back was kept. */
  readonly previousAt?: number;
  /** The draft was sent, and whether it has arrived is not known. */
  readonly sending?: Sending;
  /** Changes would be lost with the page. */
  readonly atRisk: boolean;
}

type Part = { readonly [Key in keyof DraftState]?: DraftState[Key] | undefined };

const MINUTE = 60_000;

/** A moment to the minute: what is shown of it, so that not every change is news. */
export function toTheMinute(at: number): number {
  return Math.floor(at / MINUTE) * MINUTE;
}

/** What the page tells of a draft, and who is told when it changes or the form is to change. */
export function createDraftNews() {
  const state = createStore<DraftState>({
    keeping: 'idle',
    broken: false,
    discarded: false,
    atRisk: false,
  });
  const replacement = createStore<DraftContent | undefined>(undefined);
  return {
    state: state.get,
    subscribe: state.subscribe,
    onReplace: (replacer: (content: DraftContent) => void) =>
      replacement.subscribe(() => {
        const content = replacement.get();
        if (content) replacer(content);
      }),
    /** Changes a part of what is told; undefined takes it away. */
    show: (part: Part) => {
      const next = JSON.stringify({ ...state.get(), ...part });
      if (next !== JSON.stringify(state.get())) state.set(JSON.parse(next) as DraftState);
    },
    /** Content shown before can be shown again. */
    replace: (content: DraftContent) => replacement.set({ ...content }),
  };
}

export type DraftNews = ReturnType<typeof createDraftNews>;
