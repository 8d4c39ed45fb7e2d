/** Equal stretches of two sequences: `a[from…]` and `b[into…]`, `length` items long. */
export interface MatchedRun {
  from: number;
  into: number;
  length: number;
}

/** Work that may still be done, in comparisons; shared by several calls. */
export interface Effort {
  left: number;
}

/** Joins stretches that follow one another in both sequences. */
export function joinRuns(runs: readonly MatchedRun[]): MatchedRun[] {
  const joined: MatchedRun[] = [];
  for (const run of runs) {
    const last = joined[joined.length - 1];
    const follows =
      last && last.from + last.length === run.from && last.into + last.length === run.into;
    if (follows) last.length += run.length;
    else if (run.length > 0) joined.push({ ...run });
  }
  return joined;
}

/** Walks back from the end; entry `n` holds the furthest places after `n` edits. */
function backtrack(frontiers: readonly Int32Array[], from: number, into: number): MatchedRun[] {
  const runs: MatchedRun[] = [];
  let x = from;
  let y = into;
  for (let edits = frontiers.length; edits > 0; edits--) {
    const diagonal = x - y;
    const i = (diagonal + edits) / 2;
    const above = frontiers[edits - 1]?.[i] ?? -1;
    const beside = frontiers[edits - 1]?.[i - 1] ?? -1;
    const down = i === 0 || (i !== edits && beside < above);
    const startX = down ? above : beside + 1;
    runs.push({ from: startX, into: startX - diagonal, length: x - startX });
    x = down ? startX : startX - 1;
    y = x - (down ? diagonal + 1 : diagonal - 1);
  }
  runs.push({ from: 0, into: 0, length: x });
  return runs.reverse();
}

/**
 * A longest common subsequence as stretches in order (E. Myers, An O(ND) Difference Algorithm,
 * 1986): quick when the two differ little.
 *
 * @param effort lowered by the work done
 * @returns undefined when the effort ran out, because they differ in too much
 */
export function matchSequences(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  effort: Effort,
): MatchedRun[] | undefined {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  const most = Math.min(a.length, b.length) - head;
  while (tail < most && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const width = a.length - head - tail;
  const height = b.length - head - tail;
  const frontiers: Int32Array[] = [];
  const around = (inner: readonly MatchedRun[]) =>
    joinRuns([
      { from: 0, into: 0, length: head },
      ...inner.map((run) => ({ ...run, from: run.from + head, into: run.into + head })),
      { from: a.length - tail, into: b.length - tail, length: tail },
    ]);
  if (width === 0 || height === 0) return around([]);
  for (let edits = 0; effort.left > 0; edits++) {
    const before = frontiers[edits - 1];
    // Entry `i` is the furthest place in `a` on the diagonal `2 * i - edits`.
    const frontier = new Int32Array(edits + 1);
    for (let i = 0; i <= edits; i++) {
      const diagonal = 2 * i - edits;
      const above = before?.[i] ?? -1;
      const beside = before?.[i - 1] ?? -1;
      const down = i === 0 || (i !== edits && beside < above);
      const start = before ? (down ? above : beside + 1) : 0;
      let x = start;
      while (x < width && x - diagonal < height && a[head + x] === b[head + x - diagonal]) x++;
      frontier[i] = x;
      effort.left -= 1 + x - start;
      if (x >= width && x - diagonal >= height) return around(backtrack(frontiers, width, height));
    }
    frontiers.push(frontier);
  }
  return undefined;
}
