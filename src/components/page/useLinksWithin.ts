import { useEventListener } from 'ahooks';
import type { RefObject } from 'react';
import { basePath, goTo } from '@/address';

/** Follows a link marked as the portal's own without loading the page anew. */
function follow(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-own]');
  if (!link || button || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  goTo(link.href);
}

/**
 * Plain links for where there are hundreds: one listener at their box follows them all.
 *
 * @returns the attributes of a link to a path inside the portal
 */
export function useLinksWithin(
  box: RefObject<HTMLElement | null>,
): (to: string) => { href: string; 'data-own': true } {
  useEventListener('click', follow, { target: () => box.current });
  const base = basePath().slice(0, -1);
  return (to) => ({ href: base + to, 'data-own': true });
}
