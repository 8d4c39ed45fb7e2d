import { history, useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';

/** The id that the address points at, '' for none. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}

/**
 * Goes to the place that the address points at, once the content is on screen, whenever the address
 * changes, and when the same link is followed again (the key changes). The keyboard and the screen
 * reader go on from there. A page that writes its state into the address keeps them where they are.
 */
export function useAnchor(ready: boolean): void {
  const { hash, key } = useLocation();
  const shown = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every link followed
  useEffect(() => {
    const target = ready && hash ? document.getElementById(anchorOf(hash)) : null;
    if (!target) return;
    const there = shown.current === hash;
    shown.current = hash;
    if (there && history.action === 'REPLACE') return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [hash, key, ready]);
}
