import { useCallback, useEffect, useRef, useState } from 'react';
import { useKeptOnScreen } from '@/components/form/keptOnScreen';
import { isAnything, readTab, storedNames, writeTab } from '@/storage';

const PREFIX = 'iprDraft.';

/** In a slot, in place of the key of an entry of the history that gave way to the login page. */
const ASIDE = 'aside';

/** Reads what is kept at a place; null for nothing. */
export function readDraft(slot: string): unknown {
  return readTab(PREFIX + slot, isAnything) ?? null;
}

function writeDraft(slot: string, draft: unknown): void {
  writeTab(PREFIX + slot, draft);
}

/** Forgets what is kept at a place. */
export function forgetTabDraft(slot: string): void {
  writeDraft(slot, undefined);
}

/** What is on screen at one place is from now on kept at the other. */
function moveTabDraft(from: string, to: string): void {
  writeDraft(to, readDraft(from) ?? undefined);
  forgetTabDraft(from);
}

/** The place of a draft that belongs to one entry of the browser's history. */
export function entrySlot(origin: string, key: string, search: string): string {
  return `${origin}${key}${search}`;
}

/** The place of such a draft while its user logs in again. */
export function asideSlot(origin: string, search: string): string {
  return entrySlot(origin, ASIDE, search);
}

/**
 * Puts aside what is typed in the boxes of an entry of the history that gives way to the login
 * page: who comes back to its address has another entry.
 *
 * @returns whether there was anything
 */
export function putDraftsAside({ key, search }: { key: string; search: string }): boolean {
  const end = entrySlot('', key, search);
  const names = storedNames(PREFIX, 'tab')?.filter((name) => name.endsWith(end)) ?? [];
  for (const name of names) {
    const origin = name.slice(PREFIX.length, -end.length);
    writeDraft(asideSlot(origin, search), readDraft(name.slice(PREFIX.length)) ?? undefined);
  }
  return names.length > 0;
}

/** Brings what was put aside to the place where it belongs now, unless there is something already. */
export function takeDraftBack(aside: string, slot: string): void {
  if (readDraft(aside) === null) return;
  if (readDraft(slot) === null) moveTabDraft(aside, slot);
  else forgetTabDraft(aside);
}

interface TabDraft<Draft> {
  draft: Draft;
  /** @param worth whether the draft says more than what it began with and is to be kept */
  change: (draft: Draft, worth: boolean) => void;
  /** The draft has been sent; nothing is left to keep. */
  sent: () => void;
}

/**
 * What the user is typing, kept in this browser tab so that a reload loses nothing.
 *
 * @param slot the place it is kept at; the draft moves along to another one with the same origin
 * @param origin what it begins with; with another one it begins anew
 * @param begin the draft to begin with, from what was kept: it may hold anything, null for nothing
 */
export function useTabDraft<Draft>(
  slot: string,
  origin: string,
  begin: (kept: unknown) => Draft,
): TabDraft<Draft> {
  const [state, setState] = useState(() => ({ origin, draft: begin(readDraft(slot)) }));
  let { draft } = state;
  if (state.origin !== origin) {
    draft = begin(readDraft(slot));
    setState({ origin, draft });
  }
  const place = useRef({ slot, origin });
  useEffect(() => {
    const before = place.current;
    place.current = { slot, origin };
    if (before.origin === origin && before.slot !== slot) moveTabDraft(before.slot, slot);
  }, [slot, origin]);
  useKeptOnScreen(() => readDraft(slot) !== null);
  const change = useCallback(
    (next: Draft, worth: boolean) => {
      writeDraft(slot, worth ? next : undefined);
      setState({ origin, draft: next });
    },
    [origin, slot],
  );
  const sent = useCallback(() => forgetTabDraft(slot), [slot]);
  return { draft, change, sent };
}
