import type { Page } from '@playwright/test';
import type { TransactionDirection } from '../../../src/links/transaction';
import { type TransactionSearchState, transactionSearchLink } from '../../../src/links/transaction';
import type { Portal } from './portal';
import type { PortalPage } from './portalPage';

const FIND = '/data-service/api/front/findPatentTransaction';

/** Ids of the newest listings of one side. */
async function newestListings(
  page: Page,
  portal: Portal,
  direction: Exclude<TransactionDirection, ''>,
  size: number,
): Promise<string[]> {
  const params = { queryData: JSON.stringify({ direction }), page: 0, size };
  const answer = await page.request.get(`${portal.origin}${FIND}`, { params });
  const { data } = await answer.json();
  return data.content.map(({ id }: { id: string }) => id);
}

/** The newest offers side by side. */
export async function listingsCompared(page: Page, portal: Portal): Promise<string> {
  return transactionSearchLink({ compare: await newestListings(page, portal, 'SUPPLY', 3) });
}

/** The offers that fit the newest demand, over the list. */
async function matchesOfNewest(page: Page, portal: Portal): Promise<string> {
  const [match = ''] = await newestListings(page, portal, 'DEMAND', 1);
  return transactionSearchLink({ match });
}

const search = (
  name: string,
  path: PortalPage['path'] | Partial<TransactionSearchState>,
  heading = '交易检索',
): PortalPage => ({
  name,
  path: typeof path === 'object' ? transactionSearchLink(path) : path,
  title: heading,
  heading,
});

/** The search over supply and demand in its states. */
export const TRADE_SEARCH_PAGES: PortalPage[] = [
  search('supply and demand', { include: { type: ['1'] }, exclude: { priceMode: ['FREE'] } }),
  search('supply as a table', { direction: 'SUPPLY', price: '1-200', view: 'table', size: 20 }),
  search('supply that has lapsed', { include: { validity: ['INVALID'] } }),
  search('demand, narrowed to none', { direction: 'DEMAND', termLeft: '5', from: '2026-01-01' }),
  search('matches of a demand', matchesOfNewest),
  search('listings compared', listingsCompared, '供需对比'),
];
