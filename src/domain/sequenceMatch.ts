import { diffArrays } from 'diff';

/** Equal stretches of two sequences: `a[from…]` and `b[into…]`, `length` items long. */
export interface MatchedRun {
  from: number;
  into: number;
  length: number;
}

/**
 * A longest common subsequence as stretches in order: quick when the two differ little.
 *
 * @param mostEdits items that may be missing or new until the two count as different
 * @returns undefined when they differ in more
 */
export function matchSequences(
  a: readonly number[],
  b: readonly number[],
  mostEdits: number,
): MatchedRun[] | undefined {
  let from = 0;
  let into = 0;
  return diffArrays([...a], [...b], { maxEditLength: mostEdits })?.flatMap((part) => {
    const run = { from, into, length: part.count };
    if (!part.added) from += part.count;
    if (!part.removed) into += part.count;
    return part.added || part.removed ? [] : [run];
  });
}
