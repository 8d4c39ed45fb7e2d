import { useUpdateEffect } from 'ahooks';
import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { settle } from '../settle';
import { paintRanges } from './paintRanges';
import { findRanges } from './textPieces';

/** How far down the window a place is brought. */
const AT = 0.35;

function closedAround(node: Node): HTMLDetailsElement[] {
  const closed: HTMLDetailsElement[] = [];
  for (let one = node.parentElement; one; one = one.parentElement) {
    if (one instanceof HTMLDetailsElement && !one.open) closed.push(one);
  }
  return closed;
}

/** Brings a place of the text into sight, unfolding what hides it; the focus stays where it is. */
function goToRange(range: Range): void {
  for (const details of closedAround(range.startContainer)) details.open = true;
  // Boxes of their own, such as a wide table.
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  settle(() => {
    const { top } = range.getBoundingClientRect();
    window.scrollBy(0, top - window.innerHeight * AT);
  });
}

/** The first place at or below the upper edge of the window's reading part; the first when there is none. */
function firstInSight(ranges: readonly Range[], top: number): number {
  const at = ranges.findIndex((range) => range.getBoundingClientRect().bottom > top);
  return Math.max(0, at);
}

/** Places that are marked and counted; of more nobody reads one by one. */
export const MOST_FOUND = 1000;

const NONE: readonly Range[] = [];

/** Stands in no word: the words as one value, equal for equal words. */
const BETWEEN = '\n';

export interface FoundInText {
  ranges: readonly Range[];
  /** Place among them, from 0; -1 until the reader has gone to one. */
  at: number;
  /** Goes to the next or the one before, and from the last to the first. */
  go: (by: 1 | -1) => void;
  goTo: (at: number) => void;
}

/**
 * Finds words in a rendered text and marks them there. The page itself is not changed, so that React
 * keeps what it has drawn; when it draws something else they are looked for anew.
 *
 * @param root holds the text
 * @param wanted none for nothing
 */
export function useFindInText(
  root: RefObject<Element | null>,
  wanted: readonly string[],
): FoundInText {
  const asked = useDeferredValue(wanted.filter((word) => word.trim()).join(BETWEEN));
  const words = useMemo(() => (asked ? asked.split(BETWEEN) : []), [asked]);
  const [ranges, setRanges] = useState(NONE);
  const [at, setAt] = useState(-1);

  useEffect(() => {
    const element = root.current;
    if (!element || !words.length) {
      setRanges(NONE);
      return;
    }
    const find = () => setRanges(findRanges(element, words, MOST_FOUND));
    find();
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(find);
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [root, words]);
  useUpdateEffect(() => setAt(-1), [words]);
  useEffect(() => paintRanges(ranges, ranges[at]), [ranges, at]);
  useEffect(() => () => paintRanges(NONE, undefined), []);

  const goTo = (next: number) => {
    const range = ranges[next];
    if (!range) return;
    setAt(next);
    goToRange(range);
  };
  return {
    ranges,
    at: at < ranges.length ? at : -1,
    goTo,
    go: (by) => {
      const count = ranges.length;
      if (!count) return;
      const head = document.querySelector('.ipr-sticky-head')?.getBoundingClientRect().bottom ?? 0;
      // The first step goes on from what is being read.
      const first = firstInSight(ranges, head) - (by > 0 ? 1 : 0);
      goTo(((at < 0 ? first : at) + by + count) % count);
    },
  };
}
