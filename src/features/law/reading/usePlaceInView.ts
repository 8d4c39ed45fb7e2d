import { startTransition, useEffect, useState } from 'react';
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
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      next = undefined;
      const place = placeInView(ids);
      // Scrolling goes before what only follows it.
      startTransition(() => setCurrent(place));
    };
    const onScroll = () => {
      next ??= setTimeout(look, LOOKS_EVERY);
      clearTimeout(rest);
      rest = setTimeout(() => onRest(placeInView(ids)), RESTS);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      clearTimeout(next);
      clearTimeout(rest);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [ids, onRest]);
  return current;
}
