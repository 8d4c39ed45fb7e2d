import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enterpriseLink } from '../../../src/links/enterprise';
import { busiestEnterprise } from '../support/enterprisePages';
import { consoleErrors, expect, type Portal, test } from '../support/portal';
import { paperFindings } from '../support/print';

const chart = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });

/** Opens a page of the enterprise with most patents. */
async function openBusiest(
  page: Page,
  portal: Portal,
  ...view: Parameters<typeof busiestEnterprise>
) {
  await portal.signIn();
  await portal.open(await busiestEnterprise(...view)(page, portal));
}

test('a press on a part of a column opens its list, and Back comes to the same place', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await openBusiest(page, portal);
  const trend = chart(page, '申请趋势');
  const parts = trend.getByRole('link', { name: /，(?:发明|实用|外观).+：/ });
  await parts.first().scrollIntoViewIfNeeded();
  const said = (await parts.first().getAttribute('aria-label')) ?? '';
  await parts.first().hover();
  await expect(trend).toContainText(said);
  const place = await page.evaluate(() => window.scrollY);
  await parts.first().click();
  await expect(page.getByRole('heading', { level: 1, name: '检索结果' })).toBeVisible();
  const count = /：([\d,]+) 件/.exec(said)?.[1];
  await expect(page.getByText(/^共/).first()).toContainText(new RegExp(`共 ${count} 件`));
  await page.goBack();
  await expect(chart(page, '申请趋势').getByRole('group')).toBeVisible();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(5);
  expect(errors).toEqual([]);
});

test('Back from an event of the history comes to that event, however far down it was listed', async ({
  page,
  portal,
}) => {
  await openBusiest(page, portal, { tab: 'relations' });
  const events = page.locator('section[aria-labelledby^="history-"] li a');
  await page.getByRole('heading', { name: '查了哪些来源' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^再显示 60 件/ }).click();
  await expect(events).toHaveCount(120);
  const event = events.nth(100);
  await event.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(3000);
  // Charts above it come one after the other, and the page follows them.
  const offset = async () => Math.abs((await page.evaluate(() => window.scrollY)) - place);
  await event.press('Enter');
  await expect(page.getByRole('link', { name: '找相似' })).toBeVisible();
  await page.goBack();
  await expect(events).toHaveCount(120);
  await expect(event).toBeFocused();
  await expect.poll(offset).toBeLessThan(5);
  await page.reload();
  await expect(event).toBeFocused();
  await expect.poll(offset).toBeLessThan(5);
});

test('relations on paper say which kinds and rows they are, without empty room', async ({
  page,
  portal,
}) => {
  await openBusiest(page, portal, { tab: 'relations', show: ['PERSON', 'FILED'] });
  await expect(page.locator('section[aria-labelledby="relations"]')).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await expect(page.getByText(/项（人员），列出第 1～20 项/)).toBeVisible();
  await expect(page.getByText(/件（申请）/)).toBeVisible();
  expect(await paperFindings(page)).toEqual([]);
});

test('the keyboard walks by year and by part with a visible ring', async ({ page, portal }) => {
  await openBusiest(page, portal);
  const trend = chart(page, '申请趋势');
  await expect(trend.getByRole('group')).toBeVisible();
  await trend.getByRole('button', { name: /^下载：/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/（公开滞后）$/);
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAccessibleName(/^\d{4}，.+：\d+ 件$/);
  const ring = await focused.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(ring).toBe('solid');
});

test('links in a closed box keep no transition that never ends', async ({ page, portal }) => {
  await openBusiest(page, portal);
  await expect(chart(page, '申请趋势').getByRole('group')).toBeVisible();
  // Whoever asks for styles, as axe does, has them reckoned in closed boxes as well.
  const reckon = () =>
    page.locator('details a').evaluateAll((links) => {
      for (const link of links) getComputedStyle(link).getPropertyValue('color');
    });
  await reckon();
  await page.getByRole('button', { name: '适老化' }).click();
  await reckon();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a chart is saved as a picture', async ({ page, portal }) => {
  await openBusiest(page, portal);
  await chart(page, '申请趋势')
    .getByRole('button', { name: /^下载：/ })
    .click();
  const save = page.getByRole('menuitem', { name: '下载 PNG' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toMatch(/^申请趋势.*-\d{4}-\d{2}-\d{2}\.png$/);
  const file = readFileSync(await download.path());
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(file.length).toBeGreaterThan(5000);
});

test('the brief is one page of paper', async ({ page, portal }) => {
  await openBusiest(page, portal, { tab: 'brief' });
  await expect(page.getByRole('figure')).toHaveCount(6);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const name of ['甲/乙[1]（集团）', '100%', '..', 'search', '长'.repeat(200)]) {
  test(`any name stands in an address: ${name.slice(0, 12)}`, async ({ page, portal }) => {
    await portal.signIn();
    await portal.open(enterpriseLink(name));
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这家企业' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这家企业' })).toBeVisible();
    if (name.length <= 100) await expect(page.getByText(`“${name}”`)).toBeVisible();
  });
}

test('charts fit a phone', async ({ page, portal }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openBusiest(page, portal);
  await expect(chart(page, '申请趋势').getByRole('group')).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(375);
});

test('a relation is two lines on a telephone, its kind and day first', async ({ page, portal }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openBusiest(page, portal, { tab: 'relations', show: ['PERSON'] });
  const rows = page.getByRole('table', { name: /^关系/ }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  for (const row of (await rows.all()).slice(0, 10)) {
    const box = (label: string) => row.locator(`[data-label="${label}"]`).boundingBox();
    const [kind, day, party] = [await box('种类'), await box('最近日期'), await box('对方')];
    expect((await row.boundingBox())?.height).toBeLessThan(70);
    expect(day?.x).toBeGreaterThan(kind?.x ?? 0);
    expect(Math.abs((day?.y ?? 0) - (kind?.y ?? 0))).toBeLessThan(4);
    expect(party?.y).toBeGreaterThan(day?.y ?? 0);
  }
});
