import type { Page } from '@playwright/test';
import {
  type EnterpriseView,
  enterpriseLink,
  enterpriseSearchLink,
} from '../../../src/links/enterprise';
import type { Portal } from './portal';
import type { PortalPage } from './portalPage';

/** Names of the enterprises with most patents. */
async function busiestNames(page: Page, portal: Portal, size: number): Promise<string[]> {
  const params = { queryData: JSON.stringify({ sort: '-patentTotal' }), page: 0, size };
  const find = '/data-service/api/front/enterprise/find';
  const answer = await page.request.get(`${portal.origin}${find}`, { params });
  const rows: { enterpriseName: string }[] = (await answer.json()).data.content;
  return rows.map(({ enterpriseName }) => enterpriseName);
}

/** The enterprise with most patents, in one of its views. */
export function busiestEnterprise(view: Partial<EnterpriseView> = {}) {
  return async (page: Page, portal: Portal): Promise<string> => {
    const [name = ''] = await busiestNames(page, portal, 1);
    return enterpriseLink(name, view);
  };
}

/** The comparison of the two enterprises with most patents. */
async function enterprisesCompared(page: Page, portal: Portal): Promise<string> {
  return enterpriseSearchLink({ compare: await busiestNames(page, portal, 2) });
}

/** The enterprises. */
export const ENTERPRISE_PAGES: readonly PortalPage[] = [
  {
    name: 'search for enterprises',
    path: enterpriseSearchLink({ q: '公司', least: '10' }),
    title: '企业检索',
    heading: '企业检索',
  },
  {
    name: 'search for enterprises with a wrong credit code',
    path: enterpriseSearchLink({ q: '91320599MA00000000' }),
    title: '企业检索',
    heading: '企业检索',
  },
  {
    name: 'enterprises compared',
    path: enterprisesCompared,
    title: '企业对比',
    heading: '企业对比',
  },
  ...(['analysis', 'health', 'rights', 'relations', 'credit', 'brief'] as const).map(
    (tab): PortalPage => ({
      name: `${tab} of an enterprise`,
      path: busiestEnterprise({ tab }),
      title: /公司/,
      heading: /公司/,
    }),
  ),
  {
    name: 'enterprise that does not exist',
    path: enterpriseLink('甲/乙[1] 100%'),
    title: '企业分析',
    heading: '没有找到这家企业',
  },
];
