import { LONGEST_WORDS } from '@/domain/search/longestWords';
import { readPriceBand, type TransactionSearchState } from '@/links/transaction';
import { type ListingQuery, listingFilters } from '@/services/data/transaction';
import { knownFilters } from './facets';

/** Rows that can be paged through. */
export const JUMP_LIMIT = 10_000;

/** What is counted and listed, without order, page and facets. */
export type Question = Omit<ListingQuery, 'sort' | 'facets' | 'facetSize'>;

/** What a search asks for. */
export function questionOf(
  state: Pick<
    TransactionSearchState,
    'q' | 'direction' | 'include' | 'exclude' | 'price' | 'termLeft' | 'from' | 'to'
  >,
): Question {
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

/** The question in the order and with the page of a state, without the facets. */
export function pageOfQuestion(
  state: TransactionSearchState,
): Question & Required<Pick<ListingQuery, 'sort'>> & { page: number; size: number } {
  const { sort, page, size } = state;
  return {
    ...questionOf(state),
    sort,
    page: Math.min(page, Math.ceil(JUMP_LIMIT / size)) - 1,
    size,
  };
}
