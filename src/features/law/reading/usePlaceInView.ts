import { useEffect, useState } from 'react';
import { placeInView } from './placeInView';

/** Milliseconds without scrolling before the address follows: browsers refuse many changes in a row. */
const RESTS = 300;

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
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      frame = 0;
      setCurrent(placeInView(ids));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
      clearTimeout(timer);
      timer = setTimeout(() => onRest(placeInView(ids)), RESTS);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [ids, onRest]);
  return current;
}
