import { history, useLocation } from '@umijs/max';
import { useEventListener, useMemoizedFn } from 'ahooks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isPlainObject, readTab, writeTab } from '@/storage';

interface Place {
  y: number;
  /** How far a list is scrolled that has a box of its own. */
  box?: [left: number, top: number];
  /** Address of the link that was opened, so that the keyboard goes on from there. */
  link?: string;
}

const PREFIX = 'iprPlace.';

const isPlace = (value: unknown): value is Place => isPlainObject(value) && 'y' in value;

const scrollBox = () => document.querySelector('[data-scroll-box]');

function goTo({ y, box, link }: Place): void {
  window.scrollTo(0, y);
  const list = box && scrollBox();
  if (list) [list.scrollLeft, list.scrollTop] = box;
  if (!link) return;
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'));
  links.find((one) => one.getAttribute('href') === link)?.focus({ preventScroll: true });
}

/** @param y undefined when nothing was scrolled and nothing restored: what was kept stays */
function savePlace(key: string, y = readTab(PREFIX + key, isPlace)?.y ?? 0): void {
  const link = document.activeElement?.getAttribute('href');
  const box = scrollBox();
  writeTab(PREFIX + key, {
    y,
    ...(box && { box: [box.scrollLeft, box.scrollTop] }),
    ...(link && { link }),
  });
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
  const { key: entry, pathname, search } = useLocation();
  // Every first page of a visit has the same entry key, so the address is part of the name.
  const key = `${entry} ${pathname}${search}`;
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
    const place = history.action === 'POP' ? readTab(PREFIX + key, isPlace) : undefined;
    if (!place) return;
    goTo(place);
    y.current = window.scrollY;
  }, [key, ready]);
}
