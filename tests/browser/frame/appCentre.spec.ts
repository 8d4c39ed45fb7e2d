import type { Page } from '@playwright/test';
import { expect, type Portal, shownPath, test } from '../support/portal';

const SEARCH = '/changshu/searching/patent';
const h1 = (name: string) => ({ level: 1, name, exact: true }) as const;

async function openSignedIn(page: Page, portal: Portal) {
  await portal.signIn('enterprise');
  await portal.open(SEARCH);
  await expect(page.getByRole('button', { name: '张某', exact: true })).toBeVisible();
}

const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test.describe('应用中心', () => {
  const open = (page: Page) => page.getByRole('button', { name: '应用中心', exact: true }).click();

  test('lists the apps with icon and title, and opens them', async ({ page, portal }) => {
    await openSignedIn(page, portal);
    await open(page);
    const titles = ['专利导航', '专利检索', '专利大数据检索分析平台', '专利导航大数据平台'];
    const app = (title: string) => item(page, title).filter({ has: page.locator('img') });
    for (const title of titles) await expect(app(title)).toBeVisible();
    await app('专利导航').click();
    await expect(page.getByRole('heading', h1('专利导航与检索'))).toBeVisible();

    for (const [title, path] of [
      ['专利大数据检索分析平台', '/ipr-searching'],
      ['专利导航大数据平台', '/ipr-nav'],
    ] as const) {
      await open(page);
      const opened = page.context().waitForEvent('page');
      await app(title).click();
      const other = await opened;
      await expect(other.getByRole('heading', h1(title))).toBeVisible();
      expect(shownPath(other)).toBe(path);
      await other.close();
    }
  });

  test('does not follow an address that is none', async ({ page, portal }) => {
    await portal.signIn();
    const content = ['javascript:document.title=1', '//evil.example/', 'data:text/html,x', ''].map(
      (url, index) => ({
        id: String(index),
        title: `应用${index}`,
        icon: '',
        url,
        target: '_self',
        sort: index,
        visible: true,
      }),
    );
    await portal.fault({
      path: '/website-service/api/front/app/find',
      body: { code: 0, data: { content, totalElements: content.length }, msg: '' },
    });
    await portal.open(SEARCH);
    for (const { title } of content) {
      await open(page);
      await item(page, title).click();
      await expect(page).toHaveTitle('专利检索 - 示例市知识产权公共服务平台');
      expect(page.url()).toBe(portal.address(SEARCH));
    }
    expect(page.context().pages()).toHaveLength(1);
  });

  test('scrolls inside the window with many apps, by keyboard too', async ({ page, portal }) => {
    await portal.signIn();
    const content = Array.from({ length: 60 }, (_, index) => ({
      title: `应用${index + 1}`,
      url: `/ipr-searching?app=${index + 1}`,
    }));
    await portal.fault({
      path: '/website-service/api/front/app/find',
      body: { code: 0, data: { content, totalElements: content.length }, msg: '' },
    });
    await portal.open(SEARCH);
    for (const viewport of [
      { width: 1366, height: 768 },
      { width: 375, height: 500 },
    ]) {
      await page.setViewportSize(viewport);
      await page.getByRole('button', { name: '应用中心', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(item(page, '应用1')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(item(page, '专利导航大数据平台')).toBeFocused();
      for (let turn = 0; turn < 2; turn += 1) await page.keyboard.press('ArrowUp');
      await expect(item(page, '应用60')).toBeFocused();
      await expect(item(page, '应用60')).toBeInViewport({ ratio: 1 });
      await expect(item(page, '应用1')).not.toBeInViewport();
      await page.mouse.move(viewport.width - 60, 200);
      await page.keyboard.press('Escape');
      await expect(item(page, '应用1')).toBeHidden();
    }
    await page.getByRole('button', { name: '应用中心', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(item(page, '应用1')).toBeFocused();
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    expect(shownPath(await opened)).toBe('/ipr-searching?app=1');
  });

  test('has the keyboard on its first entry, however long it takes to appear', async ({
    page,
    portal,
  }) => {
    await portal.signIn();
    await portal.open(SEARCH);
    await expect(page.getByRole('button', { name: '应用中心', exact: true })).toBeVisible();
    // As on a busy machine: for a moment the menu is there and cannot be seen yet.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.ant-dropdown { visibility: hidden !important }');
      document.adoptedStyleSheets = [sheet];
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.ant-dropdown')) return;
        observer.disconnect();
        setTimeout(() => sheet.replaceSync(''), 500);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: '应用中心', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('menuitem').and(page.locator('.ant-dropdown *')).first(),
    ).toBeFocused();
  });

  test('leads to the two platforms when there are no apps', async ({ page, portal }) => {
    await portal.signIn();
    await portal.fault({
      path: '/website-service/api/front/app/find',
      body: { code: 0, data: { content: [], totalElements: 0 }, msg: '' },
    });
    await portal.open(SEARCH);
    await open(page);
    const opened = page.context().waitForEvent('page');
    await item(page, '专利导航大数据平台').click();
    expect(shownPath(await opened)).toBe('/ipr-nav');
  });
});
