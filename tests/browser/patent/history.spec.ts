import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { consoleErrors, expect, type Portal, test } from '../support/portal';

const SEARCH = '/changshu/searching/patent';
const result = (query: string) => `${SEARCH}/result?${query}`;
const expression = (q: string) => result(`mode=expr&q=${encodeURIComponent(q)}`);

/** Opens results and waits for their counts. */
async function search(page: Page, portal: Portal, ...addresses: string[]) {
  for (const address of addresses) {
    await page.goto(portal.address(address));
    await expect(page.getByText(/^共/)).toBeVisible();
  }
}

const historySwitch = (page: Page) => page.getByRole('button', { name: /^检索历史/ });
const shelf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('two tabs write one history, and each shows what the other adds', async ({
  page,
  portal,
  context,
}) => {
  await portal.signIn();
  await search(page, portal, expression('TI=电池'));
  await portal.open(SEARCH);
  await historySwitch(page).click();
  await expect(shelf(page, '检索历史').getByRole('row')).toHaveCount(2);

  const other = await context.newPage();
  await search(other, portal, expression('TI=隔膜'));
  await expect(historySwitch(page)).toHaveText('检索历史（2）');
  await expect(shelf(page, '检索历史').getByRole('row').nth(1)).toContainText('#2');

  await page.getByRole('button', { name: '清除全部历史' }).click();
  await portal.open(SEARCH);
  await other.goto(portal.address(SEARCH));
  await expect(historySwitch(other)).toHaveCount(0);
});

test('the keyboard does all: open, choose, combine, search, back', async ({ page, portal }) => {
  const errors = consoleErrors(page);
  await portal.signIn();
  await search(page, portal, expression('TI=电池'), expression('TI=隔膜'));
  await portal.open(SEARCH);
  await historySwitch(page).press('Enter');
  for (const name of ['选择 #2', '选择 #1']) {
    await page.getByRole('checkbox', { name }).press('Space');
  }
  await page.getByRole('radio', { name: /^AND/ }).press('ArrowRight');
  await expect(page.getByText('#2 OR #1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '放入检索式' }).press('Enter');
  const box = page.locator('div[role=textbox]');
  await expect(box).toHaveText('#2 OR #1');
  await expect(page.getByText('理解为：检索历史第 2 条 或者 检索历史第 1 条')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('TI=隔膜 OR TI=电池');
  await box.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: '检索结果' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('TI=隔膜 OR TI=电池');
  await page.goBack();
  await expect(box).toHaveText('#2 OR #1');
  expect(errors).toEqual([]);
});

test('axe finds nothing serious in the lists and their forms; nothing is wider than a phone', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  const narrowed = 'q=H01M&f.validity=VALID&f.applicantType=%E9%AB%98%E6%A0%A1&years=2015-';
  await search(page, portal, expression('TI=(电池 AND 隔膜)'), result('q=H01M'), result(narrowed));
  await page.getByRole('button', { name: '保存检索' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/已保存在这台设备的浏览器里/)).toBeVisible();
  for (const care of [false, true]) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await portal.open(SEARCH);
    if (care) await page.getByRole('button', { name: '适老化' }).click();
    for (const width of [1366, 375]) {
      await page.setViewportSize({ width, height: 768 });
      await historySwitch(page).click();
      await page.getByRole('checkbox', { name: '选择 #1' }).check();
      await page.getByRole('button', { name: '存为 #2' }).click();
      expect(await findings(page, care)).toEqual([]);
      await page.getByRole('button', { name: /^已存检索/ }).click();
      await page.getByRole('button', { name: /^重命名/ }).click();
      expect(await findings(page, care)).toEqual([]);
      const over = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
    }
  }
});

test('the lists are loaded when they are opened', async ({ page, portal }) => {
  await portal.signIn();
  await search(page, portal, expression('TI=电池'));
  await portal.open(SEARCH);
  await expect(historySwitch(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = page.waitForRequest(/\.js$/);
  await historySwitch(page).click();
  await loaded;
  await expect(shelf(page, '检索历史').getByRole('row')).toHaveCount(2);
});

for (const width of [375, 1366]) {
  test(`naming a search moves nothing on a result ${width} wide`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 768 });
    await portal.signIn();
    await search(page, portal, result('q=H01M'));
    const list = page.getByRole('region', { name: '结果列表' });
    await expect(list).toHaveAttribute('aria-busy', 'false');
    if (width === 375) await page.getByRole('button', { name: '更多操作' }).click();
    const before = await list.boundingBox();
    await page.getByRole('button', { name: '保存检索' }).click();
    await expect(page.getByLabel('检索名称')).toBeInViewport({ ratio: 1 });
    expect(await list.boundingBox()).toEqual(before);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/已保存在这台设备/)).toBeInViewport({ ratio: 1 });
    expect(await list.boundingBox()).toEqual(before);
  });
}
