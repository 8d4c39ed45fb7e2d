import { useEventListener } from 'ahooks';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the edge of the window something counts as coming into view. */
const AHEAD = '400px';

/**
 * Whether a part of the page has come near the window; once it has, it stays so. Without the
 * browser's help, and for printing, everything has.
 */
export function useInView<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  useEventListener('beforeprint', () => setSeen(true));
  return [ref, seen];
}
