import { screen, within } from '@testing-library/react';
import { searchListings } from '../../../mock/transaction/search';
import type { ListingQuery, ListingRow } from '../../../mock/transaction/types';
import { callsSeen } from '../../support/faults';

/** Path of the search for listings as the mock logs it. */
export const FIND_CALL = '/data-service/api/front/findPatentTransaction';

/** The listings that meet a query, as a visitor sees them, the newest first. */
export const listings = (query: ListingQuery = {}): ListingRow[] =>
  searchListings(query, undefined, 0, 500).content;

/** The listing that is the first of a query to meet a condition. */
export function listingThat(
  query: ListingQuery,
  meets: (row: ListingRow) => boolean = () => true,
): ListingRow {
  const found = listings(query).find(meets);
  if (!found) throw new Error('The mock has no such listing');
  return found;
}

/** The rows on screen, once they are there. */
export async function rowsShown(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: '检索到的供需信息' });
  return within(list).findAllByRole('article');
}

/** What the search for listings was asked, call by call. */
export async function asked(): Promise<{ queryData: ListingQuery; page: string; size: string }[]> {
  const calls = (await callsSeen()).filter(({ path }) => path === FIND_CALL);
  return calls.map(({ query }) => ({
    queryData: JSON.parse(query.queryData ?? '{}') as ListingQuery,
    page: query.page ?? '',
    size: query.size ?? '',
  }));
}
