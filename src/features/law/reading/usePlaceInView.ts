import { useEventListener } from 'ahooks';
import { startTransition, useEffect, useRef, useState } from 'react';
import { placeInView } from './placeInView';

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
