import { useEventListener } from 'ahooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far below the edge of the window something counts as coming into view. */
const AHEAD = '400px';

/** Whether a key asks the browser to look for words in the page. */
const findsInPage = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'f');

/**
 * Whether a part of the page has come near the window; once it has, it stays so. Without the
 * browser's help, for printing and for finding words in the page, everything has.
 *
 * @param now it counts as near from the start
 * @returns the part, whether it has come near, and whether the whole page was asked for
 */
export function useInView<T extends Element>(now = false): [RefObject<T | null>, boolean, boolean] {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(now);
  const [all, setAll] = useState(typeof IntersectionObserver === 'undefined');
  const seen = near || all;
  useEffect(() => {
    if (seen || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  // What is printed or looked through is there before the event ends.
  const showAll = () => flushSync(() => setAll(true));
  useEventListener('beforeprint', showAll, { enable: !seen });
  useEventListener(
    'keydown',
    (event) => {
      if (findsInPage(event)) showAll();
    },
    { enable: !seen },
  );
  return [ref, seen, all];
}
