import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { findCandidates, industriesOf, matchesAmong } from '@/components/transaction/candidates';
import { otherSide } from '@/components/transaction/otherSide';
import type { Direction } from '@/domain/transaction/labels';
import type { Match } from '@/domain/transaction/matching';
import { rowOfId } from '@/services/asked';
import { findListings, type ListingRow } from '@/services/data/transaction';

/** The listings that fit one. */
export interface FoundMatches {
  row: ListingRow;
  /** The side on which it was looked for; undefined when that of the listing is not known. */
  side: Direction | undefined;
  /** The best first. */
  matches: readonly Match<ListingRow>[];
  /** Candidates that were looked at. */
  looked: number;
  /** Candidates that there are; undefined where the answer held others besides. */
  total: number | undefined;
}

/**
 * Finds the listings of the other side that fit one.
 *
 * @param known rows that are on screen already
 * @returns null where there is no listing with this id
 */
export function useMatches(id: string, known: readonly ListingRow[]): Latest<FoundMatches | null> {
  return useLatestAnswer(id, async (signal) => {
    const options = { signal, shownInPlace: true };
    const here = known.find((one) => one.id === id);
    const row =
      here ??
      (await rowOfId(
        (place = { page: 0, size: 1 }) => findListings({ $id_in: id, ...place }, options),
        id,
      ));
    if (!row) return null;
    const side = row.direction && otherSide(row.direction);
    const { content, total } = await findCandidates(side, industriesOf([row]), options);
    return {
      row,
      side,
      matches: matchesAmong(row, content),
      looked: content.length,
      total,
    };
  });
}
