import type { Page } from '@playwright/test';
import type { Status } from '../../../src/domain/workflow/status';
import { listingLink } from '../../../src/links/transaction';
import type { Portal } from './portal';
import type { PortalPage } from './portalPage';

const FIND = '/data-service/api/front/findPatentTransaction';

/** The newest listing of somebody else that meets a query of the service. */
export function anotherListing(query: object) {
  return async (page: Page, portal: Portal): Promise<string> => {
    const params = { queryData: JSON.stringify(query), size: '100' };
    const answer = await page.request.get(`${portal.origin}${FIND}`, { params });
    const { data } = await answer.json();
    const { id } = data.content.find(({ ownerId }: { ownerId?: string }) => !ownerId);
    return listingLink(id);
  };
}

const FIND_OWN = '/data-service/api/authFront/findWfApply';

/** The user's own newest listing in a state. */
export function ownListing(status: Status) {
  return async (page: Page, portal: Portal): Promise<string> => {
    const params = { queryData: JSON.stringify({ processKey: 'ZLJY', status }) };
    const answer = await page.request.get(`${portal.origin}${FIND_OWN}`, { params });
    const { data } = await answer.json();
    return listingLink(data.content[0].id);
  };
}

/** One listing in its states. */
export const LISTING_PAGES: PortalPage[] = [
  {
    name: 'offer of an open licence',
    path: anotherListing({ direction: 'SUPPLY', $type_in: '6' }),
    title: /许可/,
    heading: /许可/,
  },
  {
    name: 'demand for a technique',
    path: anotherListing({ direction: 'DEMAND' }),
    title: /寻求|征集/,
    heading: /寻求|征集/,
  },
  {
    name: 'own listing that came back',
    path: ownListing('RETURNED'),
    title: '加氢催化剂专利普通许可',
    heading: '加氢催化剂专利普通许可',
  },
  {
    name: 'own listing with a deal',
    path: ownListing('DEALT'),
    title: '聚氨酯胶粘剂专利普通许可',
    heading: '聚氨酯胶粘剂专利普通许可',
  },
  {
    name: 'listing that does not exist',
    path: listingLink('ZLJY-20200101-000001'),
    title: '交易详情',
    heading: '没有找到这条供需信息',
  },
];
