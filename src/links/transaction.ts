import { CITY_PREFIX } from '../../config/portal';
import { type Filters, NO_FILTERS, readNamedFilters, writeNamedFilters } from './filters';
import {
  type ComparedRows,
  type ListPlace,
  readCompared,
  readFrom,
  readListPlace,
  writeCompared,
  writeFrom,
  writeListPlace,
} from './list';
import { finish, matching, oneOf, readDays } from './query';

// Publishing is `applyLink('ZLJY', …)`, one listing is `requestLink('ZLJY', id)` or
// `listingLink(id, …)` below with what is shown of it.

/** Facets of listings, under these names in addresses and in the queries of the service. */
export const TRANSACTION_FACETS = [
  'industry',
  'type',
  'priceMode',
  'patentType',
  'validity',
  'region',
  'holderKind',
] as const;

/** Supply, demand, or both. */
export const TRANSACTION_DIRECTIONS = ['', 'SUPPLY', 'DEMAND'] as const;
export type TransactionDirection = (typeof TRANSACTION_DIRECTIONS)[number];

/** 最新, 价格从低到高, 价格从高到低, 热度. */
export const TRANSACTION_SORTS = ['-publishTime', 'price', '-price', '-heat'] as const;
export type TransactionSortKey = (typeof TRANSACTION_SORTS)[number];

export const TRANSACTION_VIEWS = ['card', 'table'] as const;
export type TransactionView = (typeof TRANSACTION_VIEWS)[number];

/** Listings that can be compared at once. */
export const MOST_COMPARED_LISTINGS = 4;

/** Everything a user can set on the list of listings; all of it stands in the address. */
export interface TransactionSearchState
  extends Filters,
    ListPlace<TransactionSortKey, TransactionView>,
    ComparedRows {
  /** Words, or a patent number. */
  q: string;
  direction: TransactionDirection;
  /**
   * Price in 万元: `10-50`, `10-`, `-50` with both ends included, `negotiable` for 面议; '' for any.
   */
  price: string;
  /** Fewest whole years that the shortest-lived patent has left, as digits; '' for any. */
  termLeft: string;
  /** Days of publication, `YYYY-MM-DD`, both included; '' where the end is open. */
  from: string;
  to: string;
  /** Id of the listing for which the other side is looked for; '' for none. */
  match: string;
}

/** What narrows nothing. */
export const NO_TRANSACTION_FILTERS: Pick<
  TransactionSearchState,
  'include' | 'exclude' | 'price' | 'termLeft' | 'from' | 'to'
> = { ...NO_FILTERS, price: '', termLeft: '', from: '', to: '' };

/** Path of the search for listings (specification 2). */
const TRANSACTION_SEARCH_PATH = `${CITY_PREFIX}/operation/search`;

const CHOICES = { sorts: TRANSACTION_SORTS, views: TRANSACTION_VIEWS } as const;
const AMOUNT = String.raw`(?:0|[1-9]\d{0,6})(?:\.\d{1,2})?`;
const PRICE = new RegExp(`^(?:negotiable|${AMOUNT}-(?:${AMOUNT})?|-${AMOUNT})$`);
const YEARS = /^(?:[1-9]|1\d|20)$/;

/** What a price in the address says; amounts in 万元. */
export interface PriceBand {
  readonly negotiable: boolean;
  readonly min?: number;
  readonly max?: number;
}

/** Reads `price` of the address; null for no price, or one that cannot be read. */
export function readPriceBand(price: string): PriceBand | null {
  if (!PRICE.test(price)) return null;
  if (price === 'negotiable') return { negotiable: true };
  const [min = '', max = ''] = price.split('-');
  if (min !== '' && max !== '' && Number(min) > Number(max)) return null;
  return {
    negotiable: false,
    ...(min !== '' && { min: Number(min) }),
    ...(max !== '' && { max: Number(max) }),
  };
}

/** A price for the address, of amounts in 万元; '' when neither end is given. */
export function priceBand(min: string, max: string): string {
  return min === '' && max === '' ? '' : `${min}-${max}`;
}

/** The search for listings; what is left out has its default. */
export function transactionSearchLink(state: Partial<TransactionSearchState> = {}): string {
  const query = new URLSearchParams();
  for (const name of ['direction', 'q'] as const) {
    const value = state[name];
    if (value) query.set(name, value);
  }
  writeNamedFilters(query, TRANSACTION_FACETS, state);
  for (const name of ['price', 'termLeft', 'from', 'to', 'match'] as const) {
    const value = state[name];
    if (value) query.set(name, value);
  }
  writeListPlace(query, state, CHOICES);
  writeCompared(query, state);
  return finish(TRANSACTION_SEARCH_PATH, query);
}

/** Reads the address of the search; what cannot be read has its default. */
export function readTransactionSearch(search: string): TransactionSearchState {
  const query = new URLSearchParams(search);
  const price = query.get('price') ?? '';
  return {
    q: query.get('q') ?? '',
    direction: oneOf(TRANSACTION_DIRECTIONS, query.get('direction'), ''),
    ...readNamedFilters(query, TRANSACTION_FACETS),
    price: readPriceBand(price) ? price : '',
    termLeft: matching(query, 'termLeft', YEARS),
    ...readDays(query, 'from', 'to'),
    ...readListPlace(query, CHOICES),
    ...readCompared(query, MOST_COMPARED_LISTINGS),
    match: query.get('match') ?? '',
  };
}

/** What is shown of one listing. */
export interface ListingState {
  id: string;
  /** State of the deal checklist, as the rules of the checklist write it; '' for nothing done. */
  deal: string;
  /** Query string of the list it was opened from; undefined for none. */
  from: string | undefined;
}

/** One listing; what is left out of the state has its default. */
export function listingLink(id: string, { deal, from }: Partial<ListingState> = {}): string {
  const query = new URLSearchParams({ id });
  if (deal) query.set('deal', deal);
  writeFrom(query, from);
  return finish(`${CITY_PREFIX}/operation/detail`, query);
}

/** Reads the address of one listing. */
export function readListing(search: string): ListingState {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  return { id: text('id'), deal: text('deal'), from: readFrom(query) };
}

/** The list as it was left, by its query string. */
export function transactionReturnLink(from: string): string {
  return finish(TRANSACTION_SEARCH_PATH, new URLSearchParams(from));
}
