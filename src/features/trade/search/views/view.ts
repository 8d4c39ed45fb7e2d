import type { TransactionSearchState } from '@/links/transaction';
import type { ListingRow } from '@/services/data/transaction';
import type { FoundListings } from '../listings';
import { matchAddress } from '../match/matchAddress';
import type { MatchCount } from '../match/useMatchCounts';

/** What every view of the list is given. */
export interface ViewProps {
  found: FoundListings;
  state: TransactionSearchState;
  /** `YYYY-MM-DD` in China. */
  today: string;
  /** Listings of the other side that fit one; undefined until it is known. */
  matchesOf: (row: ListingRow) => MatchCount | undefined;
  onChange: (change: Partial<TransactionSearchState>) => void;
}

/** What a row of a view is given. */
export interface RowProps {
  row: ListingRow;
  /** Place in the whole list, from 1. */
  place: number;
  /** Query string of the list, for what is opened from it. */
  from: string;
  today: string;
  /** Address that opens the matches over the list. */
  matchLink: string;
  matches: MatchCount | undefined;
}

/** The rows of a page with what each of them is given. */
export function rowsOf({
  found: { result, from, first },
  state,
  today,
  matchesOf,
}: ViewProps): RowProps[] {
  return result.content.map((row, index) => ({
    row,
    place: first + index,
    from,
    today,
    matchLink: matchAddress(state, row.id),
    matches: matchesOf(row),
  }));
}
