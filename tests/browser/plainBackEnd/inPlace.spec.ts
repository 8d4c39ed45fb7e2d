import type { Page } from '@playwright/test';
import { applyLink } from '../../../src/links/business';
import { anyPdf, button, createOf } from '../business/filling';
import { chooseInMenu, loginReturn, serveSite } from '../support/portal';
import { fillForm, send } from './filledForms';
import { expect, type PlainPortal, test } from './plainPortal';
import type { Over } from './switches';
import { watch } from './watching';

const OVER: readonly Over[] = [
  '99998',
  'user is logout',
  'userToken is invalid,plead login again',
  '99998 user is logout',
];

const LISTING = '/changshu/operation/detail?id=pt-501';

interface InPlace {
  readonly name: string;
  readonly path: string;
  /** The page on which the call is made, if another one. */
  readonly leadsTo?: string;
  /** Makes the page ready while somebody is logged in. */
  readonly ready: (page: Page) => Promise<void>;
  /** Makes the call whose failure the page shows itself. */
  readonly act: (page: Page) => Promise<void>;
}

const see = (name: string) => (page: Page) => expect(button(page, name)).toBeVisible();

/** Calls whose failure the page shows where their answer would stand. */
const IN_PLACE: readonly InPlace[] = [
  {
    name: 'the contact of a listing',
    path: LISTING,
    ready: see('查看联系方式'),
    act: (page) => button(page, '查看联系方式').click(),
  },
  {
    name: 'the report of a listing',
    path: LISTING,
    ready: async (page) => {
      await button(page, '举报这条信息').click();
      const dialog = page.getByRole('dialog', { name: '举报这条信息' });
      await dialog.getByRole('radio', { name: '其他' }).check();
      await dialog.getByRole('textbox').fill('这条信息与登记簿不符，请予核实。');
    },
    act: (page) => button(page, '提交举报').click(),
  },
  {
    name: 'the palette',
    path: '/changshu/searching/patent',
    ready: (page) =>
      expect(page.getByRole('heading', { level: 1, name: '专利检索' })).toBeVisible(),
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: '要去的地方' }).fill('202119900001.9');
      await expect(page.getByRole('option', { selected: true })).toContainText('202119900001.9');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'the list of dishonesty records',
    path: '/changshu/business/SXSSList',
    leadsTo: `/changshu/business/SXSSList?q=${encodeURIComponent('云河')}`,
    ready: (page) => expect(page.getByRole('table').first()).toBeVisible(),
    act: async (page) => {
      await page.getByRole('searchbox', { name: '主体名称' }).fill('云河');
      await button(page, '查询').click();
    },
  },
  {
    name: 'the progress of a report',
    path: '/changshu/business/JBTSForm',
    ready: async (page) => {
      await page.getByRole('textbox', { name: '办件编号' }).fill('JBTS-20261120-000001');
      await page.getByRole('textbox', { name: '查询码' }).fill('ACDEFH34');
    },
    act: (page) => button(page, '查询进度').click(),
  },
  {
    name: 'one’s own requests',
    path: '/changshu/searching/law',
    leadsTo: '/changshu/business/WQYZ',
    ready: (page) =>
      expect(page.getByRole('heading', { level: 1, name: '法律法规检索' })).toBeVisible(),
    act: (page) => chooseInMenu(page, '业务办理', '维权援助申请'),
  },
  {
    name: 'an upload',
    path: applyLink('WQYZ', { step: 'files' }),
    ready: (page) => expect(page.getByLabel(/^选择文件：/).first()).toBeAttached(),
    act: (page) =>
      page
        .getByLabel(/^选择文件：/)
        .first()
        .setInputFiles(anyPdf('material.pdf')),
  },
];

const back = (page: Page) => new URL(page.url()).searchParams.get('redirectUrl') ?? '';

/** The session ends, and every call needs one. */
async function loseSession(page: Page, plain: PlainPortal, over: Over): Promise<void> {
  await plain.set({ over, allClosed: true });
  await page.context().clearCookies();
}

/** Waits for the login page that says what has happened, and leads back to the address. */
async function expectLogin(page: Page, address: string): Promise<void> {
  expect(await loginReturn(page)).toBe(encodeURIComponent(address));
  await expect(page.getByText(/登录已失效/)).toBeVisible();
}

for (const [index, { name, path, ready, act, leadsTo = path }] of IN_PLACE.entries()) {
  // One function decides; each of its answers comes from two of the places.
  const over = OVER[index % OVER.length] ?? '99998';
  test(`${name}: ${over} leads to the login, with the place kept`, async ({ page, plain }) => {
    await plain.set({ upload: true });
    await plain.signIn();
    if (path.includes('WQYZ'))
      await (await fillForm(page, plain, 'WQYZ', { files: false })).begin();
    await plain.open(path);
    await ready(page);
    await loseSession(page, plain, over);
    await act(page);
    await expectLogin(page, plain.address(leadsTo));
  });
}

test('a form that is sent too late is kept, and who logs in is told what was not done', async ({
  page,
  plain,
}) => {
  await plain.set({ upload: true });
  await plain.signIn();
  const form = await fillForm(page, plain, 'WQYZ');
  await form.open();
  await loseSession(page, plain, 'user is logout');
  await send(page);
  await expectLogin(page, plain.address(form.path));
  expect(await form.isKept()).toBe(true);
  expect(await plain.sent()).toEqual([]);
  await plain.signIn();
  await page.goto(back(page));
  await form.isWhole();
  await expect(page.getByText(/登录失效前的操作（提交维权援助申请）没有完成/)).toBeVisible();
  // Refused for want of a session, it was certainly not stored: nobody is asked.
  await send(page);
  await expect.poll(plain.sent).toHaveLength(1);
  expect(await plain.calls(createOf('WQYZ'))).toHaveLength(2);
});

test('the two texts lead to single sign-on where there is one', async ({ page, plain }) => {
  await serveSite(page, `window.iprSite = { externalLoginUrl: '${plain.signOnUrl}' };`);
  await plain.signIn();
  await plain.open(LISTING);
  await see('查看联系方式')(page);
  await loseSession(page, plain, 'userToken is invalid,plead login again');
  await button(page, '查看联系方式').click();
  await expect(page.getByRole('heading', { level: 1, name: '统一身份认证' })).toBeVisible();
  expect(back(page)).toBe(plain.address(LISTING));
});

test('on user pages nothing happens', async ({ page, plain }) => {
  const watched = await watch(page);
  const place = encodeURIComponent(plain.address(LISTING));
  for (const over of ['99998', '99998 user is logout'] as const) {
    await test.step(over, async () => {
      await plain.set({ over, nobody: over, allClosed: true });
      await plain.open(`/changshu/user/login?redirectUrl=${place}`);
      expect(await loginReturn(page)).toBe(place);
      await page.getByLabel('账号', { exact: true }).fill('person');
      await page.getByLabel('密码', { exact: true }).fill('Person2026');
      await button(page, '登录').click();
      await watched.settled();
      expect(await loginReturn(page)).toBe(place);
      await expect(page.getByLabel('账号', { exact: true })).toHaveValue('person');
      expect(await watched.faults()).toEqual([]);
    });
  }
});
