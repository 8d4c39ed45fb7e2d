import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Width of a drawing whose box has none, such as one that is not shown. */
const UNSEEN = 480;

/** The width of a box in px, known before it is painted and followed when it changes. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(UNSEEN);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    const measure = () => setWidth(Math.round(current.clientWidth) || UNSEEN);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
