import type { Page } from '@playwright/test';
import { consoleErrors, expect, type Portal, test } from '../support/portal';
import { longestNoted, reportTime, watchInteractions } from '../support/timing';

const RESULT = '/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0';

const rows = (page: Page) => page.locator('[data-row]');
const link = (page: Page, index: number) => rows(page).nth(index).getByRole('link');
const queryBar = (page: Page) => page.locator('.ipr-result-bar');

async function open(page: Page, portal: Portal, query = '') {
  await portal.signIn();
  await portal.open(`${RESULT}${query}`);
  await expect(rows(page).first()).toBeVisible();
}

/** Top and bottom edge on the screen. */
async function edges(target: ReturnType<Page['locator']>) {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { top: box.y, bottom: box.y + box.height };
}

test('five patents with all that is known of them stand in sight with the query', async ({
  page,
  portal,
}) => {
  await open(page, portal);
  const fifth = rows(page).nth(4);
  const abstract = fifth.locator('p').last();
  expect((await edges(abstract)).bottom).toBeLessThanOrEqual(768);
  // Read as the text of the portal, in two lines.
  await expect(abstract).toHaveCSS('font-size', '14px');
  await expect(abstract).toHaveCSS('line-height', /^(21\.99|22)/);
  expect((await edges(queryBar(page))).top).toBeGreaterThanOrEqual(0);
});

test('keys alone: search, read five, rate and choose them, and be back at the place', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await portal.signIn();
  await portal.open('/changshu/searching/patent');
  await expect(page.getByRole('button', { name: '检索', exact: true })).toBeVisible();
  await page.getByLabel(/^检索专利/).focus();
  await page.keyboard.type('电池');
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('heading', { level: 1, name: '检索结果' }).focus();
  for (let index = 0; index < 5; index += 1) {
    await page.keyboard.press('j');
    await expect(link(page, index)).toBeFocused();
    const row = await edges(rows(page).nth(index));
    expect(row.top).toBeGreaterThanOrEqual((await edges(queryBar(page))).bottom - 1);
    expect(row.bottom).toBeLessThanOrEqual(768 + 1);
    await page.keyboard.press(String(index + 1));
    await page.keyboard.press('x');
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('o');
    await expect(page.getByRole('link', { name: '返回结果' })).toBeVisible();
    await page.goBack();
    await expect(link(page, index)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  }
  await expect(page.getByRole('button', { name: /^已读/ })).toHaveCount(5);
  await expect(page.getByRole('region', { name: '已选专利' })).toContainText('已选 5 件');
  await expect(rows(page).nth(4).getByRole('combobox')).toHaveValue('5');
  await page.reload();
  await expect(page.getByRole('button', { name: /^已读/ })).toHaveCount(5);
  expect(errors).toEqual([]);
});

test('on a telephone a patent takes few lines, and the tools one row until more are wanted', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, portal);
  const first = await edges(rows(page).first());
  expect(first.bottom - first.top).toBeLessThan(200);
  const views = await edges(page.getByRole('radiogroup', { name: '显示方式' }));
  const more = page.getByRole('button', { name: '更多操作' });
  expect((await edges(more)).bottom - views.top).toBeLessThan(44);
  await more.click();
  const exporting = await edges(page.getByRole('button', { name: '导出' }));
  expect(exporting.bottom - views.top).toBeLessThan(120);
});

test('the columns of the table stand beside the facets without being cut', async ({
  page,
  portal,
}) => {
  await open(page, portal, '&view=table');
  const box = page.getByRole('region', { name: '检索到的专利' });
  const hidden = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
});

test('the focus is never hidden behind the query or the selection', async ({ page, portal }) => {
  await open(page, portal, '&size=20');
  await page.getByRole('checkbox', { name: '选择本页' }).check();
  for (let index = 0; index < 12; index += 1) await page.keyboard.press('j');
  for (let index = 12; index > 8; index -= 1) {
    const { top, bottom } = await edges(link(page, index - 1));
    expect(top).toBeGreaterThanOrEqual((await edges(queryBar(page))).bottom - 1);
    const bar = await edges(page.getByRole('region', { name: '已选专利' }));
    expect(bottom).toBeLessThanOrEqual(bar.top + 1);
    await page.keyboard.press('k');
  }
});

test('the table keeps its headings below the query, and comes back scrolled as it was', async ({
  page,
  portal,
}) => {
  await open(page, portal, '&view=table&size=50');
  const box = page.getByRole('region', { name: '检索到的专利' });
  for (let index = 0; index < 40; index += 1) await page.keyboard.press('j');
  await expect(link(page, 39)).toBeFocused();
  const heading = await edges(page.getByRole('columnheader', { name: '申请号' }));
  const row = await edges(rows(page).nth(39));
  expect(heading.top).toBeGreaterThanOrEqual((await edges(queryBar(page))).bottom - 1);
  expect(row.top).toBeGreaterThanOrEqual(heading.bottom - 1);
  expect(row.bottom).toBeLessThanOrEqual(768 + 1);
  const scrolled = await box.evaluate((element) => element.scrollTop);
  expect(scrolled).toBeGreaterThan(200);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '返回结果' })).toBeVisible();
  await page.goBack();
  await expect(link(page, 39)).toBeFocused();
  expect(await box.evaluate((element) => element.scrollTop)).toBe(scrolled);
});

test('the table scrolls sideways in its own box, by keyboard too; on a telephone it is a list', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 640, height: 700 });
  await open(page, portal, '&view=table');
  const box = page.getByRole('region', { name: '检索到的专利' });
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);

  await page.setViewportSize({ width: 375, height: 700 });
  await expect
    .poll(() => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
  // Below one another, and as wide as the box.
  const [name, applicant] = await Promise.all([
    link(page, 0).boundingBox(),
    box.locator('[data-label="申请人"]').first().boundingBox(),
  ]);
  expect(applicant?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('on a wide screen one patent of the list is looked at beside it, and nothing moves', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, portal);
  const pane = page.getByRole('region', { name: /^阅读：/ });
  await expect(pane).toHaveAccessibleName(`阅读：${await link(page, 0).innerText()}`);
  const third = link(page, 2);
  const name = await third.innerText();
  const before = await third.boundingBox();
  await third.focus();
  await expect(pane).toHaveAccessibleName(`阅读：${name}`);
  await expect(pane.getByRole('heading', { name: /^权利要求/ })).toBeVisible();
  expect(await third.boundingBox()).toEqual(before);
  // To look is not to have read.
  await expect(page.getByRole('button', { name: /^已读/ })).toHaveCount(0);
});

test('reading beside the list moves neither the list nor the page', async ({ page, portal }) => {
  await open(page, portal, '&view=split&size=50');
  await page.keyboard.press('j');
  const pane = page.getByRole('region', { name: /^阅读/ });
  await expect(pane.getByRole('heading', { name: /^权利要求/ })).toBeVisible();
  for (let index = 1; index < 20; index += 1) await page.keyboard.press('j');
  await expect(link(page, 19)).toBeFocused();
  const title = (await link(page, 19).textContent()) ?? '';
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(pane.getByRole('heading', { name: /^权利要求/ })).toBeVisible();
  const { top, bottom } = await edges(pane);
  expect(top).toBeGreaterThanOrEqual((await edges(queryBar(page))).bottom - 1);
  expect(bottom).toBeLessThanOrEqual(768);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  // Faster than a patent is read: the address is the same as before.
  await page.evaluate(() => {
    for (const key of ['k', 'j']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  });
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  await page.keyboard.press('o');
  await expect(page.getByRole('link', { name: '返回结果' })).toBeVisible();
  await page.goBack();
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await page.setViewportSize({ width: 375, height: 700 });
  await expect(pane).toBeHidden();
});

test('a record that is passed by is not waited for', async ({ page, portal }) => {
  await open(page, portal, '&view=split');
  const pane = page.getByRole('region', { name: /^阅读/ });
  await expect(pane.getByRole('heading', { name: /^权利要求/ })).toBeVisible();
  await portal.fault({ path: '/cnipr-service/api/front/patent/findOne', delayMs: 3000 });
  // The first is there already; the second is late and passed by.
  const late = page.waitForRequest(/findOne/);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await late;
  await page.keyboard.press('j');
  const title = (await link(page, 2).textContent()) ?? '';
  await expect(pane.getByRole('heading', { name: /^权利要求/ })).toBeVisible({ timeout: 2500 });
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText(title);
});

test('a key or a press among 100 rows is on screen at once', async ({ page, portal }) => {
  for (const view of ['list', 'table', 'image', 'split']) {
    await open(page, portal, `&size=100&view=${view}`);
    await expect(rows(page)).toHaveCount(100);
    await page.keyboard.press('j');
    await page.waitForTimeout(1000);
    await watchInteractions(page);
    for (const key of ['x', '3', 'j', '5', 'x', 'k', '0', 'x', 'j', 'j', '2']) {
      await page.keyboard.press(key, { delay: 20 });
      await page.waitForTimeout(150);
    }
    await page.getByRole('checkbox', { name: '选择本页' }).click();
    await page.waitForTimeout(300);
    await expect(page.getByRole('checkbox', { name: '选择本页' })).toBeChecked();
    reportTime(`a key or a press among 100 rows, ${view} view`, await longestNoted(page));
  }
});
