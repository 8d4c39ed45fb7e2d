import { history, useLocation } from '@umijs/max';
import { useEventListener, useMemoizedFn } from 'ahooks';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  focusLink,
  type HistoryPlace,
  keepPlace,
  keptPlace,
  linkPlace,
  placeToRestore,
  useHistoryEntry,
} from '@/components/page/historyPlace';

const PREFIX = 'iprPlace.';

const scrollBox = () => document.querySelector('[data-scroll-box]');

function goTo(place: HistoryPlace): void {
  const { y, box } = place;
  window.scrollTo(0, y);
  const list = box && scrollBox();
  if (list) [list.scrollLeft, list.scrollTop] = box;
  focusLink(place);
}

/** @param y undefined when nothing was scrolled and nothing restored: what was kept stays */
function savePlace(key: string, y = keptPlace(PREFIX + key)?.y ?? 0): void {
  const box = scrollBox();
  keepPlace(PREFIX + key, {
    y,
    ...(box && { box: [box.scrollLeft, box.scrollTop] }),
    ...linkPlace(document.activeElement),
  });
}

/** Whether the page was come back to, or loaded again, at a place that is going to be restored. */
export function usePlaceKept(): boolean {
  const entry = useHistoryEntry();
  const [kept] = useState(() => placeToRestore(PREFIX + entry) !== undefined);
  return kept;
}

/**
 * Remembers how far a list was scrolled, and which of its links was opened, for every entry of the
 * browser's history. Coming back or loading the page again restores both; a new address starts at
 * the top. The browser's own restoring is of no use here: it happens before the rows have come. A
 * list in a box of its own marks the box with `data-scroll-box`.
 *
 * @param ready whether the rows of the present address are on screen
 * @param shown names what is shown: a new address that shows the same leaves the page as it is
 */
export function useScrollMemory(ready: boolean, shown?: string): void {
  const { search } = useLocation();
  const key = useHistoryEntry();
  const restored = useRef<string>(undefined);
  const last = useRef<{ search: string; shown: string | undefined }>(undefined);

  const y = useRef<number>(undefined);

  const arrive = useMemoizedFn(() => {
    const { search: before, shown: rows } = last.current ?? {};
    last.current = { search, shown };
    const same = shown !== undefined && shown === rows && search !== before;
    if (same) return;
    // Not read: it would make the browser lay out a page that is still being put together.
    y.current = history.action === 'POP' ? undefined : 0;
    if (history.action !== 'POP') window.scrollTo(0, 0);
  });
  useLayoutEffect(() => {
    arrive();
    return () => savePlace(key, y.current);
  }, [key, arrive]);

  // Noted while the page is there: with it goes its height.
  const remember = () => {
    y.current = window.scrollY;
  };
  useEventListener('scroll', remember, { passive: true });
  useEventListener('pagehide', () => savePlace(key, y.current));

  useEffect(() => {
    if (!ready || restored.current === key) return;
    restored.current = key;
    const place = placeToRestore(PREFIX + key);
    if (!place) return;
    goTo(place);
    y.current = window.scrollY;
  }, [key, ready]);
}
