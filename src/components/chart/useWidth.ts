import { useEventListener } from 'ahooks';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Width of a drawing whose box has none, such as one that is not shown. */
const UNSEEN = 480;

/** Width that the margins of the page sheets leave of A4, in px. */
const PAPER = 688;

/** The width last measured: the drawings of a page most often stand in one column. */
let lastWidth = UNSEEN;

function widthOf(box: HTMLElement): number {
  if (box.clientWidth === 0) return UNSEEN;
  lastWidth = Math.round(box.clientWidth);
  return lastWidth;
}

/**
 * The width of a box in px, known before it is painted and followed when it changes. A right
 * first guess saves drawing each chart of a page twice. What is printed is drawn for the width of
 * paper, or its letters would shrink with it.
 */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(lastWidth);
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
