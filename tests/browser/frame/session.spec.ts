import type { Page } from '@playwright/test';
import {
  askedAll,
  chooseInMenu,
  expect,
  loginReturn,
  type Portal,
  shownPath,
  test,
} from '../support/portal';

const SEARCH = '/changshu/searching/patent';
const h1 = (name: string) => ({ level: 1, name, exact: true }) as const;
const NAMES = { admin: '管理员', enterprise: '张某', person: '李某' } as const;

async function openSignedIn(
  page: Page,
  portal: Portal,
  { account = 'enterprise', path = SEARCH }: { account?: keyof typeof NAMES; path?: string } = {},
) {
  await portal.signIn(account);
  await portal.open(path);
  await expect(page.getByRole('button', { name: NAMES[account], exact: true })).toBeVisible();
}

const userMenu = (page: Page, account: keyof typeof NAMES = 'enterprise') =>
  page.getByRole('button', { name: NAMES[account], exact: true });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test.describe('退出登录', () => {
  test('calls the service, clears the cookies, reloads and ends on the login page', async ({
    page,
    portal,
  }) => {
    await openSignedIn(page, portal, { path: `${SEARCH}?q=%E7%94%B5%E6%B1%A0#a` });
    const left = page.url();
    await page.evaluate(() => {
      for (const path of ['/', '/ipr-front', '/ipr-front/', '/ipr-front/changshu/searching']) {
        // biome-ignore lint/suspicious/noDocumentCookie: as another system on this host sets it
        document.cookie = `seen${path.replaceAll('/', '_')}=1; path=${path}`;
      }
      (window as { marker?: boolean }).marker = true;
    });
    expect(await page.evaluate(() => document.cookie.split('; ').length)).toBe(4);

    await userMenu(page).click();
    await item(page, '退出登录').click();
    expect(await loginReturn(page)).toBe(encodeURIComponent(left));
    expect(await page.evaluate(() => 'marker' in window)).toBe(false);
    expect(await page.context().cookies()).toEqual([]);
    expect(await portal.calls('/api/logout')).toEqual([
      { method: 'GET', path: '/api/logout', query: {}, body: null },
    ]);

    await portal.logIn();
    await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
    expect(page.url()).toBe(left);
  });

  test('by keyboard alone', async ({ page, portal }) => {
    await openSignedIn(page, portal);
    await userMenu(page).focus();
    await page.keyboard.press('Enter');
    await expect(item(page, '返回首页')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item(page, '退出登录')).toBeFocused();
    await page.keyboard.press('Enter');
    await loginReturn(page);
  });

  test('that fails says so and leaves the user logged in', async ({ page, portal }) => {
    await openSignedIn(page, portal);
    await portal.fault({ path: '/api/logout', status: 500 });
    await userMenu(page).click();
    await item(page, '退出登录').click();
    await expect(page.getByRole('alert')).toContainText('服务暂时不可用（500）');
    await expect(userMenu(page)).toBeVisible();
    await page.reload();
    await expect(userMenu(page)).toBeVisible();
  });

  test('shows nothing of the user to who presses back', async ({ page, portal }) => {
    await openSignedIn(page, portal);
    await userMenu(page).click();
    await item(page, '退出登录').click();
    await loginReturn(page);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});

test.describe('a session that ends', () => {
  test('in the middle of the work leads to login and back, with the filter in the address', async ({
    page,
    portal,
  }) => {
    await openSignedIn(page, portal, { path: '/changshu/nav/subjectDetail' });
    await page.getByRole('radio', { name: '按产业' }).check();
    await expect(page).toHaveURL(/type=INDUSTRY/);
    await askedAll(page);
    await portal.reset();
    await portal.fault({
      path: '/nav-service/api/front/subject/find',
      body: { code: 99998, data: null, msg: '登录已失效' },
    });
    // Pressed, not checked: that it is chosen would be asked of a page that has gone to the login.
    await page.getByRole('radio', { name: '按业务' }).click();
    const back = portal.address('/changshu/nav/subjectDetail?type=BUSINESS');
    expect(await loginReturn(page)).toBe(encodeURIComponent(back));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await portal.logIn();
    await expect(page.getByRole('radio', { name: '按业务' })).toBeChecked();
    expect(page.url()).toBe(back);
  });

  test('keeps what was being typed', async ({ page, portal }) => {
    await openSignedIn(page, portal);
    const box = page.getByRole('textbox', { name: /检索专利/ });
    await box.fill('固态电池 隔膜');
    await portal.reset();
    await page.reload();
    await loginReturn(page);
    await portal.logIn();
    await expect(box).toHaveValue('固态电池 隔膜');
  });

  test('leaves no trap behind: back goes one page back at a time', async ({ page, portal }) => {
    await openSignedIn(page, portal, { path: '/changshu/nav/subjectDetail' });
    await chooseInMenu(page, '信息检索', '专利检索');
    await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
    await portal.reset();
    await page.reload();
    expect(await loginReturn(page)).toBe(encodeURIComponent(portal.address(SEARCH)));
    await page.goBack();
    await expect
      .poll(() => loginReturn(page))
      .toBe(encodeURIComponent(portal.address('/changshu/nav/subjectDetail')));
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('in another tab is noticed by the next call here', async ({ page, portal }) => {
    await openSignedIn(page, portal, { path: '/changshu/nav/subjectDetail' });
    const other = await page.context().newPage();
    await other.goto(portal.address(SEARCH));
    await userMenu(other).click();
    await item(other, '退出登录').click();
    await loginReturn(other);
    await page.reload();
    await loginReturn(page);
  });
});

test.describe('the links of the header', () => {
  test('返回首页 opens the origin in a new window', async ({ page, portal }) => {
    await openSignedIn(page, portal);
    await userMenu(page).click();
    const opened = page.context().waitForEvent('page');
    await item(page, '返回首页').click();
    const home = await opened;
    await expect(home.getByRole('heading', h1('专利导航与检索'))).toBeVisible();
    expect(new URL(home.url()).origin).toBe(portal.origin);
    expect(await home.evaluate(() => window.opener)).toBeNull();
    expect(shownPath(page)).toBe(`/ipr-front${SEARCH}`);
  });

  for (const [account, label, address, heading] of [
    ['enterprise', '企业工作台', '/ipr-admin/zscq/workbench?appCode=ISWAN-ZSCQ-GRKJ', '企业工作台'],
    ['enterprise', '用户中心', '/ipr-admin/welcome', '用户中心'],
    ['person', '用户中心', '/ipr-admin/welcome', '用户中心'],
    ['admin', '用户中心', '/ipr-admin/welcome', '用户中心'],
  ] as const) {
    test(`${label} of ${account} opens in the window iPR-ADMIN, once`, async ({ page, portal }) => {
      await openSignedIn(page, portal, { account });
      const opened = page.context().waitForEvent('page');
      await userMenu(page, account).click();
      await item(page, label).click();
      const centre = await opened;
      await expect(centre.getByRole('heading', h1(heading))).toBeVisible();
      expect(shownPath(centre)).toBe(address);
      expect(await centre.evaluate(() => window.name)).toBe('iPR-ADMIN');

      await centre.goto(`${portal.origin}/ipr-admin/elsewhere`);
      await page.bringToFront();
      await userMenu(page, account).click();
      await item(page, label).click();
      await expect.poll(() => shownPath(centre)).toBe(address);
      expect(page.context().pages()).toHaveLength(2);
    });
  }
});
