import { useCallback } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { findCandidates, industriesOf, matchesAmong } from '@/components/transaction/candidates';
import { otherSide } from '@/components/transaction/otherSide';
import { DIRECTIONS, type Direction } from '@/domain/transaction/labels';
import type { ListingRow } from '@/services/data/transaction';

/** How many listings of the other side fit one. */
export interface MatchCount {
  readonly count: number;
  /** Not all candidates were looked at: there may be more. */
  readonly atLeast: boolean;
}

const SIDES = Object.keys(DIRECTIONS) as Direction[];

/** Matches of the rows of one side by id, from one question for all of them. */
async function countsOf(
  side: Direction,
  rows: readonly ListingRow[],
  signal: AbortSignal,
): Promise<[string, MatchCount][]> {
  // Without an industry nothing is compared, so that no number is known.
  const own = rows.filter(
    (row) => row.id && row.direction === side && industriesOf([row]).length > 0,
  );
  if (own.length === 0) return [];
  const { content, more } = await findCandidates(otherSide(side), industriesOf(own), {
    signal,
    // The list is there without them.
    skipErrorHandler: true,
  });
  const counts: [string, MatchCount][] = [];
  for (const row of own) {
    // Row by row, so that a long page never keeps the keyboard waiting.
    await new Promise((resume) => setTimeout(resume));
    if (signal.aborted) break;
    counts.push([row.id, { count: matchesAmong(row, content).length, atLeast: more }]);
  }
  return counts;
}

/**
 * Counts for every row of a page how many listings of the other side fit it. Asked for when the
 * rows are there; without an answer the rows do without the number.
 *
 * @param rows of the page on screen; undefined while they are on their way
 */
export function useMatchCounts(
  rows: readonly ListingRow[] | undefined,
): (row: ListingRow) => MatchCount | undefined {
  const key = rows?.length ? rows.map(({ id }) => id).join(' ') : undefined;
  const { data } = useLatestAnswer(key, async (signal) => {
    const counts = await Promise.all(SIDES.map((side) => countsOf(side, rows ?? [], signal)));
    return new Map(counts.flat());
  });
  return useCallback(({ id }) => data?.get(id), [data]);
}
