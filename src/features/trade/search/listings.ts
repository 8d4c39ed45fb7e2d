import type { DeclaredList } from '@/components/list/declared/declaredList';
import type { FoundPage } from '@/components/list/declared/useListPage';
import type { FilteredRows } from '@/domain/answeredFilter';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import { withoutCompared } from '@/links/list';
import {
  readPriceBand,
  readTransactionSearch,
  type TransactionSearchState,
  transactionSearchLink,
} from '@/links/transaction';
import {
  findListings,
  type ListingFacetName,
  type ListingPage,
  type ListingQuery,
  type ListingRow,
  listingFilters,
} from '@/services/data/transaction';
import { FACETS, knownFilters } from './facets';
import { LISTING } from './noun';

/** One page of the list; rows that do not meet the question are left out. */
export type FoundListings = FoundPage<
  TransactionSearchState,
  ListingPage & FilteredRows<ListingRow>
>;

/** What a search asks for, without order, page and facets. */
export function questionOf(state: TransactionSearchState): ListingQuery {
  const { direction, price, termLeft, from, to } = state;
  const q = state.q.trim().slice(0, LONGEST_WORDS.listing);
  const band = readPriceBand(price);
  return {
    ...(q && { q }),
    ...(direction && { direction }),
    ...listingFilters(knownFilters(state)),
    ...(band?.negotiable && { negotiable: true }),
    ...(band?.min !== undefined && { priceMin: band.min }),
    ...(band?.max !== undefined && { priceMax: band.max }),
    ...(termLeft && { termLeft: Number(termLeft) }),
    ...(from && { publishFrom: from }),
    ...(to && { publishTo: to }),
  };
}

/** The list of supply and demand; all of its facets come with the answer. */
export const LISTINGS: DeclaredList<
  TransactionSearchState,
  ListingQuery,
  ListingRow,
  ListingFacetName,
  ListingPage
> = {
  name: 'transaction',
  noun: LISTING,
  read: readTransactionSearch,
  link: transactionSearchLink,
  from: (search) => withoutCompared(search, (name) => name === 'match'),
  limit: 10_000,
  facets: FACETS,
  facetSizes: [50, 50],
  // The direction is chosen above the list.
  counted: ['direction'],
  questionOf,
  orderOf: ({ sort }) => ({ sort }),
  find: findListings,
  idOf: ({ id }) => id,
};
