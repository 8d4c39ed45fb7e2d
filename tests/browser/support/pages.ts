import type { Page } from '@playwright/test';
import { ADJUDICATION_PAGES } from './adjudicationPages';
import { ASSESSMENT_PAGES } from './assessmentPages';
import { BUSINESS_PAGES } from './businessPages';
import { ENTERPRISE_PAGES } from './enterprisePages';
import { LAW_PAGES } from './lawPages';
import { LISTING_PAGES } from './listingPages';
import { NAVIGATION_PAGES } from './navigationPages';
import { PATENT_PAGES } from './patentPages';
import { expect, type Portal } from './portal';
import type { PortalPage } from './portalPage';
import { STATISTICS_PAGES } from './statisticsPages';
import { TRADE_SEARCH_PAGES } from './tradePages';

/** Every page that exists; a new screen adds its line. */
export const PAGES: PortalPage[] = [
  { name: 'login', path: '/changshu/user/login', title: '登录', heading: '登录', userPage: true },
  {
    name: 'register',
    path: '/changshu/user/register',
    title: '注册',
    heading: '注册',
    userPage: true,
  },
  {
    name: 'forgotten password',
    path: '/changshu/user/forget',
    title: '找回密码',
    heading: '找回密码',
    userPage: true,
  },
  {
    name: 'landing',
    path: '/changshu/nav/subjectDetail',
    title: '专利导航',
    heading: '专利导航与检索',
  },
  ...PATENT_PAGES,
  ...ADJUDICATION_PAGES,
  ...LAW_PAGES,
  ...ENTERPRISE_PAGES,
  ...ASSESSMENT_PAGES,
  ...TRADE_SEARCH_PAGES,
  ...LISTING_PAGES,
  ...STATISTICS_PAGES,
  ...NAVIGATION_PAGES,
  ...BUSINESS_PAGES,
  {
    name: 'error',
    path: '/exception?errorCode=E-1&errorMessage=x',
    title: '系统提示',
    heading: '操作没有完成',
  },
  { name: 'not found', path: '/404', title: '页面不存在', heading: '您访问的页面不存在或已删除' },
];

/** The name of the site in titles, from the mock's host settings. */
const SITE = '示例市知识产权公共服务平台';

/** Opens a page, signed in where that is needed, and waits until it is complete. */
export async function openPage(page: Page, portal: Portal, target: PortalPage): Promise<void> {
  if (!target.userPage) await portal.signIn();
  const path = typeof target.path === 'string' ? target.path : await target.path(page, portal);
  await portal.open(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.heading);
  await page.waitForLoadState('networkidle');
  const { title } = target;
  if (typeof title === 'string') await expect(page).toHaveTitle(`${title} - ${SITE}`);
  else await expect(page).toHaveTitle(new RegExp(`${title.source}.* - ${SITE}$`));
}

interface Watched {
  /** Layout shifts without the user's doing, summed (CLS). */
  shifts: number;
  /** What the Content-Security-Policy stopped. */
  violations: string[];
}

const KEY = 'portalTestsWatched';

/** Has every page that is loaded from now on watch itself. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const seen: Watched = { shifts: 0, violations: [] };
    Object.assign(window, { [key]: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) seen.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      seen.violations.push(`${violatedDirective} ${blockedURI}`);
    });
  }, KEY);
}

/** What the page has seen since it was loaded. */
export function watched(page: Page): Promise<Watched> {
  return page.evaluate(
    (key) => (window as unknown as Record<string, Watched>)[key],
    KEY,
  ) as Promise<Watched>;
}
