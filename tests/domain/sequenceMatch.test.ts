import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchSequences } from '../../src/domain/sequenceMatch';

/** Length of a longest common subsequence by the textbook table. */
function longestCommon(a: readonly number[], b: readonly number[]): number {
  let row: number[] = new Array(b.length + 1).fill(0);
  for (const item of a) {
    const next = [0];
    b.forEach((other, j) => {
      const kept = Math.max(next[j] ?? 0, row[j + 1] ?? 0);
      next.push(item === other ? (row[j] ?? 0) + 1 : kept);
    });
    row = next;
  }
  return row[b.length] ?? 0;
}

const items = fc.array(fc.nat(3), { maxLength: 24 });

describe('matchSequences', () => {
  it('finds a longest common subsequence, in order and in maximal stretches', () => {
    fc.assert(
      fc.property(items, items, (a, b) => {
        const runs = matchSequences(a, b, 1e6) ?? [];
        let [from, into, total] = [0, 0, 0];
        for (const [i, run] of runs.entries()) {
          expect(run.length).toBeGreaterThan(0);
          expect(run.from >= from && run.into >= into).toBe(true);
          if (i > 0) expect(run.from > from || run.into > into).toBe(true);
          expect(a.slice(run.from, run.from + run.length)).toEqual(
            b.slice(run.into, run.into + run.length),
          );
          from = run.from + run.length;
          into = run.into + run.length;
          total += run.length;
        }
        expect(total).toBe(longestCommon(a, b));
      }),
      { numRuns: 500 },
    );
  });

  it('gives up when the two differ in more than asked for', () => {
    const a = Array.from({ length: 100 }, (_, i) => i);
    const b = a.map((item) => item + 1000);
    expect(matchSequences(a, b, 199)).toBeUndefined();
    expect(matchSequences(a, b, 200)).toEqual([]);
  });
});
