import type { Page } from '@playwright/test';

/**
 * Script that may arrive until a page can be used, in KB of Brotli 11. Ceilings; a new screen adds
 * its line. `usable` is the thing a person comes for, in working order.
 */
export interface Budget {
  name: string;
  /** Path and query under the base; `:record` stands for the first patent of the result. */
  path: string;
  limit: number;
  usable: (page: Page) => ReturnType<Page['getByRole']>;
  userPage?: true;
}

const searchButton = (page: Page) =>
  page.getByRole('button', { name: '检索', exact: true }).first();
const submit = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

export const BUDGETS: Budget[] = [
  {
    name: 'login',
    path: '/changshu/user/login',
    limit: 230,
    usable: submit('登录'),
    userPage: true,
  },
  {
    name: 'register',
    path: '/changshu/user/register',
    limit: 230,
    usable: submit('注册'),
    userPage: true,
  },
  {
    name: 'forgotten password',
    path: '/changshu/user/forget',
    limit: 230,
    usable: submit('下一步'),
    userPage: true,
  },
  { name: 'landing', path: '/changshu/nav/subjectDetail', limit: 340, usable: searchButton },
  { name: 'patent search', path: '/changshu/searching/patent', limit: 340, usable: searchButton },
  {
    name: 'patent result',
    path: '/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0',
    limit: 400,
    usable: (page) =>
      page
        .locator(
          'main a[href*="/searching/patent/detail?"], #main-content a[href*="/searching/patent/detail?"]',
        )
        .first(),
  },
  {
    name: 'patent result with charts',
    path: '/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0&charts=1',
    limit: 500,
    usable: (page) => page.getByRole('figure', { name: '有效性' }).getByRole('option').first(),
  },
  {
    name: 'patent record',
    path: ':record',
    limit: 400,
    usable: (page) => page.getByRole('heading', { name: '权利要求', exact: true }).first(),
  },
];
