import { history, useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';

interface Place {
  y: number;
  /** Address of the link that was opened, so that the keyboard goes on from there. */
  link?: string;
}

const PREFIX = 'iprPlace.';

function readPlace(key: string): Place | undefined {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    if (typeof place === 'object' && place !== null && 'y' in place) return place as Place;
  } catch {
    // Broken or forbidden: the list then opens at its top.
  }
  return undefined;
}

function writePlace(key: string, place: Place): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(place));
  } catch {
    // Full or forbidden: coming back leads to the top of the list.
  }
}

function goTo({ y, link }: Place): void {
  window.scrollTo(0, y);
  if (!link) return;
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'));
  links.find((one) => one.getAttribute('href') === link)?.focus({ preventScroll: true });
}

/**
 * Remembers how far a list was scrolled, and which of its links was opened, for every entry of the
 * browser's history. Coming back or loading the page again restores both; a new address starts at
 * the top. The browser's own restoring is of no use here: it happens before the rows have come.
 *
 * @param ready whether the rows of the present address are on screen
 */
export function useScrollMemory(ready: boolean): void {
  const { key: entry, pathname, search } = useLocation();
  // Every first page of a visit has the same entry key, so the address is part of the name.
  const key = `${entry} ${pathname}${search}`;
  const restored = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (history.action !== 'POP') window.scrollTo(0, 0);
    let y = window.scrollY;
    const remember = () => {
      y = window.scrollY;
    };
    const save = () => {
      const link = document.activeElement?.getAttribute('href');
      writePlace(key, link ? { y, link } : { y });
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [key]);

  useEffect(() => {
    if (!ready || restored.current === key) return;
    restored.current = key;
    const place = history.action === 'POP' ? readPlace(key) : undefined;
    if (place) goTo(place);
  }, [key, ready]);
}
