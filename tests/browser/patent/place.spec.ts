import type { Page } from '@playwright/test';
import { expect, shownPath, test } from '../support/portal';

/** Query, a value chosen and one left out, order, page, size, view and charts. */
const STATE =
  '/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0&f.validity=VALID&x.patentType=DESIGN&sort=-filingDate&page=2&size=20&view=split';

const rows = (page: Page) => page.locator('[data-row]');
const pane = (page: Page) => page.getByRole('region', { name: /^阅读/ });

/** What one sees of the list. */
async function seen(page: Page) {
  const titles = rows(page).getByRole('heading').getByRole('link');
  await expect(titles.first()).toBeVisible();
  await expect(pane(page).getByRole('heading', { name: /^权利要求/ })).toBeVisible();
  return {
    titles: await titles.allTextContents(),
    query: await page.getByLabel(/^检索专利/).inputValue(),
    filters: await page.getByRole('list', { name: '已选筛选条件' }).innerText(),
    order: await page.getByLabel('排序').inputValue(),
    size: await page.getByLabel('每页').inputValue(),
    view: await page.getByRole('radio', { name: '分栏' }).isChecked(),
    read: await pane(page).getByRole('heading', { level: 2 }).innerText(),
  };
}

const selected = (page: Page) => page.getByRole('region', { name: '已选专利' });

test('refresh, back and a shared link bring the list back as it was', async ({
  page,
  portal,
  browser,
}) => {
  await portal.signIn();
  await portal.open(STATE);
  await expect(rows(page)).toHaveCount(20);
  for (let index = 0; index < 12; index += 1) await page.keyboard.press('j');
  await page.keyboard.press('x');
  const title = await rows(page).nth(11).getByRole('heading').getByRole('link').innerText();
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(title);
  const before = await seen(page);
  const address = shownPath(page);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await expect(selected(page)).toContainText('已选 1 件');

  await page.reload();
  expect(await seen(page)).toEqual(before);
  await expect(selected(page)).toContainText('已选 1 件');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await pane(page).getByRole('link', { name: '打开完整记录' }).click();
  await expect(page.getByRole('link', { name: '返回结果' })).toBeVisible();
  const record = page.url();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: '下一件' })).toBeVisible();
  await page.goBack();
  expect(await seen(page)).toEqual(before);
  expect(shownPath(page)).toBe(address);
  await expect(selected(page)).toContainText('已选 1 件');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const other = await context.newPage();
  await other.request.post(`${portal.origin}/__mock/login`, { data: { account: 'person' } });
  await other.goto(`${portal.origin}${address}`);
  expect(await seen(other)).toEqual(before);
  // The selection belongs to the tab it was made in.
  await expect(selected(other)).toHaveCount(0);
  await other.goto(record);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);
  await context.close();
});
