import { useEventListener } from 'ahooks';
import { type RefObject, useEffect } from 'react';
import {
  focusLink,
  keepPlace,
  linkPlace,
  placeToRestore,
  useHistoryEntry,
} from '@/components/page/historyPlace';
import { onInput } from '@/components/page/onInput';
import { settle } from '@/components/reading/settle';

const PREFIX = 'iprSentence.';

/** How long the links of a text are waited for, in ms: they come when what they cite is known. */
const LONGEST_WAIT = 5000;

/**
 * Remembers which link of a text was followed, and where on the screen it stood. Who comes back from
 * the article is at its sentence again, not at the head of the part.
 */
export function useSentence(text: RefObject<HTMLElement | null>): void {
  const name = PREFIX + useHistoryEntry();
  useEffect(() => {
    const root = text.current;
    const place = placeToRestore(name);
    if (!root || !place) return;
    const end = () => {
      observer.disconnect();
      clearTimeout(late);
      unlisten();
    };
    const look = () => {
      focusLink(place, root);
      const link = document.activeElement;
      if (!link || link.getAttribute('href') !== place.link) return;
      end();
      keepPlace(name, undefined);
      settle(() => window.scrollBy(0, link.getBoundingClientRect().top - place.y));
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    const late = setTimeout(end, LONGEST_WAIT);
    const unlisten = onInput(end);
    look();
    return end;
  }, [text, name]);
  useEventListener(
    'click',
    ({ target }: Event) => {
      // Links to paragraphs begin with #.
      const link = target instanceof Element && target.closest('a[href^="/"]');
      if (!link) return;
      const y = link.getBoundingClientRect().top;
      keepPlace(name, { y, ...linkPlace(link, text.current ?? undefined) });
    },
    { target: text, capture: true },
  );
}
