import type { Direction } from '@/domain/transaction/labels';
import { isUnmet, type Match, matchListings, speaksFor } from '@/domain/transaction/matching';
import type { CallOptions } from '@/requests/serviceClient';
import { findListings, type ListingRow } from '@/services/data/transaction';

/** Listings that are looked at, the newest of the industries asked for. */
const MOST_CANDIDATES = 100;

/** Agreements from which on two listings count as fitting; the rules tell what agrees. */
export const FEWEST_REASONS = 2;

/** Ids of the industries of listings, each once. */
export function industriesOf(rows: readonly Pick<ListingRow, 'industryTypes'>[]): string[] {
  return [
    ...new Set(rows.flatMap(({ industryTypes }) => industryTypes.flatMap(({ id }) => id || []))),
  ].sort();
}

/** Listings of one side in some industries. */
export interface Candidates {
  readonly content: readonly ListingRow[];
  /** How many there are; undefined where the answer does not tell or held others besides. */
  readonly total: number | undefined;
  /** There are, or may be, more than were looked at. */
  readonly more: boolean;
}

/**
 * The newest published listings of one side in some industries; none in none, or of no side. Of what
 * is answered, those that are: a back end may not know the conditions.
 */
export async function findCandidates(
  direction: Direction | undefined,
  industries: readonly string[],
  options: CallOptions,
): Promise<Candidates> {
  if (!direction || industries.length === 0) return { content: [], total: 0, more: false };
  const {
    content: answered,
    totalElements,
    counted,
  } = await findListings(
    { direction, $industry_in: industries.join(','), page: 0, size: MOST_CANDIDATES },
    options,
  );
  const content = answered.filter(
    (one) =>
      one.direction === direction && one.industryTypes.some(({ id }) => industries.includes(id)),
  );
  return {
    content,
    total: counted && content.length === answered.length ? totalElements : undefined,
    more: totalElements > answered.length,
  };
}

/** Whether an offer has nothing left to trade: none of its patents is in force or pending. */
export function isLapsed({ patents }: Pick<ListingRow, 'patents'>): boolean {
  return patents.length > 0 && patents.every(({ validity }) => validity === 'INVALID');
}

/** Whether a deal was made, so that nothing is left to match. */
export const isClosed = ({ status }: Pick<ListingRow, 'status'>): boolean => status === 'DEALT';

/** Candidates that agree with a listing, the best first. */
interface Matches {
  readonly matches: readonly Match<ListingRow>[];
  /** Those that agree, but where the way of trading that is asked for cannot be had: no matches. */
  readonly unmet: readonly Match<ListingRow>[];
}

/** Those of the candidates that share an industry with a listing and agree with it. */
export function sortedAmong(row: ListingRow, candidates: readonly ListingRow[]): Matches {
  // As a candidate it would not be listed either, so that both sides see the same.
  if (isLapsed(row) || isClosed(row)) return { matches: [], unmet: [] };
  const own = industriesOf([row]);
  const beside = candidates.filter((one) => industriesOf([one]).some((id) => own.includes(id)));
  const agreeing = matchListings(row, beside).filter(
    ({ reasons }) => reasons.filter(speaksFor).length >= FEWEST_REASONS,
  );
  return {
    matches: agreeing.filter(({ reasons }) => !isUnmet(reasons)),
    unmet: agreeing.filter(({ reasons }) => isUnmet(reasons)),
  };
}

/** Those of the candidates that fit a listing, the best first. */
export function matchesAmong(
  row: ListingRow,
  candidates: readonly ListingRow[],
): readonly Match<ListingRow>[] {
  return sortedAmong(row, candidates).matches;
}
