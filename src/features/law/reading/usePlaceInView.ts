import { useEventListener } from 'ahooks';
import { startTransition, useEffect, useRef, useState } from 'react';

/** Height of what stays at the top of the window, in pixels, and a little below. */
function upperEdge(): number {
  const style = getComputedStyle(document.documentElement);
  const padding = Number.parseFloat(style.scrollPaddingTop) || 0;
  const head = Number.parseFloat(style.getPropertyValue('--ipr-sticky')) || 0;
  return padding + head + 64;
}

/**
 * The last of the places that begins above the part of the window that is read; undefined before
 * the first. Looks at a dozen of a thousand, so that it can be asked with every frame.
 *
 * @param ids in the order of the page
 */
function placeInView(ids: readonly string[]): string | undefined {
  const edge = upperEdge();
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = document.getElementById(ids[middle] ?? '');
    if (place && place.getBoundingClientRect().top <= edge) low = middle + 1;
    else high = middle;
  }
  return ids[low - 1];
}

/** Milliseconds without scrolling before the address follows: browsers refuse many changes in a row. */
const RESTS = 300;

/** Milliseconds between two looks while the page scrolls. */
const LOOKS_EVERY = 150;

/**
 * The place being read.
 *
 * @param ids of the places in the order of the page; the same array as long as they are the same
 * @param onRest the reader has scrolled to another place and stays there
 */
export function usePlaceInView(
  ids: readonly string[],
  onRest: (id: string | undefined) => void,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  const next = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = () => {
    next.current = undefined;
    const place = placeInView(ids);
    // Scrolling goes before what only follows it.
    startTransition(() => setCurrent(place));
  };
  const follow = () => {
    next.current ??= setTimeout(look, LOOKS_EVERY);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => onRest(placeInView(ids)), RESTS);
  };
  useEventListener('scroll', follow, { passive: true });
  useEventListener('resize', follow);
  useEffect(() => {
    const place = placeInView(ids);
    startTransition(() => setCurrent(place));
    return () => {
      clearTimeout(next.current);
      clearTimeout(rest.current);
      next.current = undefined;
    };
  }, [ids]);
  return current;
}
