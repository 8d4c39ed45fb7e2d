import { useEventListener } from 'ahooks';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Width of a drawing whose box has none, such as one that is not shown. */
const UNSEEN = 480;

/** Width that the margins of the page sheets leave of A4, in px. */
const PAPER = 688;

const widthOf = (box: HTMLElement) => Math.round(box.clientWidth) || UNSEEN;

/**
 * The width of a box in px, known before it is painted and followed when it changes. What is printed
 * is drawn for the width of paper, or its letters would shrink with it.
 */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(UNSEEN);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    const measure = () => setWidth(widthOf(current));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEventListener('beforeprint', () => {
    flushSync(() => setWidth((now) => Math.min(now, PAPER)));
  });
  useEventListener('afterprint', () => ref.current && setWidth(widthOf(ref.current)));
  return [ref, width];
}
