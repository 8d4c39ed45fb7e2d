import { useEventListener } from 'ahooks';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import {
  focusLink,
  keepPlace,
  linkPlace,
  placeToRestore,
  useHistoryEntry,
} from '../page/historyPlace';

const PREFIX = 'iprDialogPlace.';

/** What somebody does who has begun to read: from then on nothing is moved under them. */
const OWN_STEPS = ['wheel', 'pointerdown', 'touchstart', 'keydown'];

/**
 * Remembers how far a dialog that the address opens was scrolled, and which of its links was
 * followed. Who comes back finds both again, however late its parts come.
 *
 * @param content what the dialog holds; the component that asks stands inside the dialog
 */
export function useDialogPlace(content: RefObject<HTMLElement | null>): void {
  const name = PREFIX + useHistoryEntry();
  const kept = useMemo(() => placeToRestore(name), [name]);
  const [begun, setBegun] = useState<string>();
  const place = begun === name ? undefined : kept;
  const box = () => content.current?.closest('.ant-modal-container');
  useEffect(() => {
    const element = content.current;
    const scrolls = element?.closest('.ant-modal-container');
    if (!place || !element || !scrolls) return;
    const observer = new ResizeObserver(() => {
      scrolls.scrollTop = place.y;
      if (!element.contains(document.activeElement)) focusLink(place, element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [content, place]);
  useEventListener(OWN_STEPS, () => setBegun(name), { target: box, passive: true });
  // Kept when a link is followed or the page loaded again: closing leads to another address.
  const keep = (link: Element | null) => {
    const { current } = content;
    if (current) keepPlace(name, { y: box()?.scrollTop ?? 0, ...linkPlace(link, current) });
  };
  useEventListener(
    'click',
    ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a[href]');
      if (link) keep(link);
    },
    { target: content, capture: true },
  );
  useEventListener('pagehide', () => keep(document.activeElement));
}
