import type { Page } from '@playwright/test';
import { careSwitch, findings, smallTargets } from './support/axe';
import { expect, type Portal, test } from './support/portal';

test.describe('axe finds nothing serious in', () => {
  async function openSearch(page: Page, portal: Portal) {
    await portal.signIn();
    await portal.open('/changshu/searching/patent');
    await expect(page.getByRole('heading', { level: 1, name: '专利检索' })).toBeVisible();
  }

  test('the open menus of the header', async ({ page, portal }) => {
    await openSearch(page, portal);
    await page.getByRole('button', { name: '应用中心', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: '专利大数据检索分析平台' })).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '张某', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
  });

  test('the menu drawer of a small screen', async ({ page, portal }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openSearch(page, portal);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await page.getByRole('menuitem', { name: '专利导航' }).click();
    await expect(page.getByRole('menuitem', { name: '导航首页' })).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
  });

  test('a message and a notification', async ({ page, portal }) => {
    await portal.fault({ path: '/api/perEnterprise', status: 500 });
    await portal.fault({
      path: '/website-service/api/front/app/find',
      body: { code: 5, msg: '系统维护中' },
    });
    await openSearch(page, portal);
    await expect(page.getByRole('alert')).toHaveCount(2);
    expect(await findings(page, false)).toEqual([]);
  });

  test('the page that could not ask who the user is', async ({ page, portal }) => {
    await portal.signIn();
    await portal.fault({ path: '/api/getCurrent', status: 500 });
    await portal.open('/changshu/searching/patent');
    await expect(page.getByRole('heading', { level: 1, name: '暂时无法打开' })).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
  });

  test('the panel of a missing script', async ({ page, portal }) => {
    await portal.signIn();
    await page.route(/src__pages__changshu__searching__patent__index\./, (route) =>
      route.fulfill({ status: 404 }),
    );
    await portal.open('/changshu/searching/patent');
    await expect(
      page.getByRole('heading', { level: 1, name: '页面的一部分没有加载成功' }),
    ).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
  });

  test('facets that are open, and a mistake in search within results', async ({ page, portal }) => {
    await portal.signIn();
    await portal.open('/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0');
    await page.getByRole('button', { name: '发明人', exact: true }).click();
    await page.getByRole('button', { name: '更多发明人' }).click();
    await page.getByRole('searchbox', { name: '在发明人中查找' }).fill('某');
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('button', { name: '从结果中排除' }).click();
    await expect(page.getByText('请输入要检索的内容。')).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
    await careSwitch(page).click();
    expect(await findings(page, true)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });

  test('the choice of columns, a selection with marks, and the shortcuts', async ({
    page,
    portal,
  }) => {
    await portal.signIn();
    await portal.open('/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0&view=table');
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByText(/^选择列/).click();
    await page.getByRole('checkbox', { name: '选择本页' }).check();
    for (const key of ['j', '5', 'k']) await page.keyboard.press(key);
    for (const care of [false, true]) {
      if (care) await careSwitch(page).click();
      expect(await findings(page, care)).toEqual([]);
    }
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: /看快捷键$/ }).click();
    await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible();
    expect(await findings(page, true)).toEqual([]);
    await page.keyboard.press('Escape');
    await careSwitch(page).click();
    await page.getByRole('button', { name: /看快捷键$/ }).click();
    expect(await findings(page, false)).toEqual([]);
  });

  test('a form with mistakes', async ({ page, portal }) => {
    await portal.open('/changshu/user/register');
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page.getByRole('heading', { name: /处需要修改/ })).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
    await careSwitch(page).click();
    expect(await findings(page, true)).toEqual([]);
  });
});
