import { useCallback, useRef } from 'react';
import {
  focusLink,
  type HistoryPlace,
  keepPlace,
  linkPlace,
  placeToRestore,
  useHistoryEntry,
} from '../page/historyPlace';

const PREFIX = 'iprDialogPlace.';

/** What somebody does who has begun to read: from then on nothing is moved under him. */
const OWN_STEPS = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Remembers how far a dialog that the address opens was scrolled, and which of its links was
 * followed. Who comes back finds both again, however late its parts come.
 *
 * @returns for the element around the content of the dialog
 */
export function useDialogPlace(): (content: HTMLElement | null) => (() => void) | undefined {
  const name = PREFIX + useHistoryEntry();
  const place = useRef<HistoryPlace>(undefined);
  return useCallback(
    (content) => {
      const box = content?.closest('.ant-modal-container');
      if (!content || !box) return undefined;
      place.current = placeToRestore(name);
      const restore = () => {
        const { current } = place;
        if (!current) return;
        box.scrollTop = current.y;
        if (!content.contains(document.activeElement)) focusLink(current, content);
      };
      const observer = new ResizeObserver(restore);
      if (place.current) observer.observe(content);
      const stop = () => observer.disconnect();
      for (const step of OWN_STEPS) box.addEventListener(step, stop, { passive: true });
      // Kept when a link is followed or the page loaded again: closing leads to another address.
      const keep = (link: Element | null) =>
        keepPlace(name, { y: box.scrollTop, ...linkPlace(link, content) });
      const onClick = ({ target }: Event) => {
        const link = target instanceof Element && target.closest('a[href]');
        if (link) keep(link);
      };
      const onHide = () => keep(document.activeElement);
      content.addEventListener('click', onClick, { capture: true });
      window.addEventListener('pagehide', onHide);
      return () => {
        stop();
        for (const step of OWN_STEPS) box.removeEventListener(step, stop);
        content.removeEventListener('click', onClick, { capture: true });
        window.removeEventListener('pagehide', onHide);
      };
    },
    [name],
  );
}
