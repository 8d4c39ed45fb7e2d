import { getRoutes } from '@@/core/route';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../../support/renderPortal';

/** The product's screens: specification 2, in its order. */
const SPECIFICATION = [
  '/changshu/user/login',
  '/changshu/user/register',
  '/changshu/user/forget',
  '/changshu/nav/subjectDetail',
  '/changshu/nav/resultDetail',
  '/changshu/searching/enterprise/search',
  '/changshu/searching/enterprise/:enterpriseName',
  '/changshu/searching/patent',
  '/changshu/searching/patent/result',
  '/changshu/searching/patent/detail',
  '/changshu/searching/law',
  '/changshu/searching/law/list',
  '/changshu/searching/law/detail',
  '/changshu/searching/cse',
  '/changshu/searching/cse/list',
  '/changshu/searching/cse/detail',
  '/changshu/operation/search',
  '/changshu/operation/publish',
  '/changshu/operation/detail',
  '/changshu/business/PJSQ',
  '/changshu/business/PJSQForm',
  '/changshu/business/JBTS',
  '/changshu/business/JBTSForm',
  '/changshu/business/SXSS',
  '/changshu/business/SXSSForm',
  '/changshu/business/SXSSList',
  '/changshu/business/WQYZ',
  '/changshu/business/WQYZForm',
  '/changshu/auxiliary/preApply',
  '/changshu/auxiliary/preDetail',
  '/changshu/auxiliary/stabilityApply',
  '/changshu/auxiliary/stabilityDetail',
  '/changshu/auxiliary/valueApply',
  '/changshu/auxiliary/valueDetail',
  '/changshu/auxiliary/history',
  '/changshu/ipr-tjfx',
];

/** Addresses of the frame: the two redirects, the two pages of its own, and the catch-all. */
const FRAME = ['/', '/changshu', '/404', '/exception', '/*'];

const PARENTS = [
  '/changshu/auxiliary',
  '/changshu/business',
  '/changshu/nav',
  '/changshu/operation',
  '/changshu/searching',
  '/changshu/user',
];

interface Route {
  path: string;
  parentId?: string;
  isLayout?: boolean;
}

/** The address of every route file. */
async function routeTable(): Promise<string[]> {
  const routes = (await getRoutes()).routes as unknown as Record<string, Route>;
  const addressOf = ({ path, parentId }: Route): string => {
    const parent = parentId ? routes[parentId] : undefined;
    return path.startsWith('/') || !parent ? path : `${addressOf(parent)}/${path}`;
  };
  return Object.values(routes)
    .filter(({ isLayout }) => !isLayout)
    .map((route) => addressOf(route).replace(/^\/+/, '/'));
}

const NOT_FOUND = '您访问的页面不存在或已删除';

describe('the route table', () => {
  it('lists the 36 screens of the specification once each', () => {
    expect(SPECIFICATION).toHaveLength(36);
    expect(new Set(SPECIFICATION).size).toBe(36);
  });

  it('has these screens, their parents, and the frame once each; others stand below them', async () => {
    const table = await routeTable();
    const required = [...SPECIFICATION, ...PARENTS, ...FRAME];
    expect(table.filter((address) => required.includes(address)).sort()).toEqual(required.sort());
    const others = table.filter((address) => !required.includes(address));
    expect(new Set(others).size).toBe(others.length);
    for (const address of others) {
      expect(PARENTS.some((parent) => address.startsWith(`${parent}/`))).toBe(true);
    }
  });
});

describe('addresses that are not in the table', () => {
  it.each([
    ['parents on their own', PARENTS],
    ['unknown ones', ['/nothing', '/changshu/nothing', '/changshu/nav/a/b', '/Changshu2']],
  ])('lead to /404, which shows what was asked for: %s', async (_, addresses) => {
    const portal = await renderPortal('/changshu/searching/patent');
    for (const address of addresses) {
      await portal.goTo(`${address}?q=1`);
      await screen.findByText(address, { selector: 'code' });
      screen.getByText(NOT_FOUND, { selector: 'h1' });
      expect(portal.address()).toBe('/404');
    }
  });

  it('/404 itself names no address', async () => {
    await renderPortal('/404');
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    expect(screen.queryByText(/您要打开的地址/)).toBeNull();
  });

  it('/404 leads on: a search, the landing page', async () => {
    const portal = await renderPortal('/nothing');
    await portal.user.type(
      await screen.findByRole('searchbox', { name: '检索专利' }),
      '电池{Enter}',
    );
    expect(portal.address()).toBe('/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0');
  });
});

it.each(['/', '/changshu', '/changshu/'])('%s leads to the landing page', async (address) => {
  const portal = await renderPortal(address);
  expect(await screen.findByRole('heading', { level: 1, name: '专利导航与检索' })).toBeVisible();
  expect(portal.address()).toBe('/changshu/nav/subjectDetail');
});

it.each([
  ['/changshu/user/login', '登录'],
  ['/changshu/user/register', '注册'],
  ['/changshu/user/forget', '找回密码'],
])('%s stands without layout and without menu', async (address, name) => {
  await renderPortal(address, { account: null });
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(screen.queryByRole('button', { name: '应用中心' })).toBeNull();
});
