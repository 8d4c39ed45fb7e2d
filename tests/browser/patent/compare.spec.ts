import type { Page } from '@playwright/test';
import { consoleErrors, expect, type Portal, shownPath, test } from '../support/portal';

const RESULT = '/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: '专利对比' });
const table = (page: Page) => page.getByRole('table', { name: /各列为一件专利/ });

async function compare(page: Page, portal: Portal, count: number) {
  await portal.signIn();
  await portal.open(RESULT);
  const boxes = page.getByRole('checkbox', { name: /^选择第 \d+ 件/ });
  for (let row = 0; row < count; row++) await boxes.nth(row + 3).check();
  await page.getByRole('button', { name: '对比', exact: true }).click();
  await expect(heading(page)).toBeVisible();
  await expect(table(page).getByRole('rowheader', { name: /^申请日/ })).toBeVisible();
}

test('the heads stay in sight and no column is cut off, also with four', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await compare(page, portal, 4);
  for (const width of [1366, 1024, 768]) {
    await page.setViewportSize({ width, height: 768 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, String(width)).toBeLessThanOrEqual(0);
    await table(page).getByRole('rowheader', { name: /^摘要/ }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    for (const head of await table(page).getByRole('columnheader').all()) {
      await expect(head.getByRole('link')).toBeInViewport();
    }
  }
  expect(errors).toEqual([]);
});

test('on a small screen one patent stands beside the base, which one can be chosen', async ({
  page,
  portal,
}) => {
  await compare(page, portal, 3);
  await page.setViewportSize({ width: 375, height: 700 });
  const heads = table(page).getByRole('columnheader');
  const shown = async () => {
    const names: string[] = [];
    for (const head of await heads.all()) {
      if (await head.isVisible()) names.push((await head.textContent()) ?? '');
    }
    return names;
  };
  const before = await shown();
  expect(before).toHaveLength(2);
  await page.getByLabel('与基准对照').selectOption({ index: 1 });
  const after = await shown();
  expect(after).toHaveLength(2);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test('Back leads to the list as it was, whatever was changed in between', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(RESULT);
  const boxes = page.getByRole('checkbox', { name: /^选择第 \d+ 件/ });
  for (const row of [5, 6, 7]) await boxes.nth(row).check();
  const compareButton = page.getByRole('button', { name: '对比', exact: true });
  await compareButton.focus();
  // Where a list stands is noted when its scrolling has been drawn.
  await page.waitForTimeout(500);
  const left = await page.evaluate(() => scrollY);
  // A click of the test may scroll once more.
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: /^移出/ }).last().click();
  await page.getByRole('checkbox', { name: '只看不同' }).check();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '检索结果' })).toBeVisible();
  expect(shownPath(page)).toBe(`/ipr-front${RESULT}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('on paper it is a sheet across, with every column and without controls', async ({
  page,
  portal,
}) => {
  await compare(page, portal, 4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  await expect(table(page).getByRole('button').first()).toBeHidden();
  await expect(page.getByText(/打印时间/)).toBeVisible();
  for (const head of await table(page).getByRole('columnheader').all()) {
    await expect(head).toBeVisible();
  }
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const [, , right = 0, top = 0] = /\/MediaBox\s*\[([^\]]+)\]/
    .exec(pdf.toString('latin1'))?.[1]
    ?.trim()
    .split(/\s+/)
    .map(Number) ?? [0, 0, 0, 0];
  expect(right).toBeGreaterThan(top);
});
