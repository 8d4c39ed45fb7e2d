import type { Page } from '@playwright/test';
import { watched, watchPage } from '../support/pages';
import { consoleErrors, expect, type Portal, test } from '../support/portal';
import { longestNoted, reportTime, watchInteractions } from '../support/timing';

const FORM = '/changshu/searching/patent?mode=form';

const row = (page: Page, number: number) =>
  page.getByRole('group', { name: `条件 ${number}`, exact: true });

async function open(page: Page, portal: Portal, path = FORM) {
  await portal.signIn();
  await portal.open(path);
  await expect(row(page, 1)).toBeVisible();
}

test('the keyboard fills in, adds, moves and removes rows, and searches', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await open(page, portal);
  await row(page, 1).getByLabel('字段').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('电池');
  await page.getByRole('button', { name: '添加条件' }).press('Enter');
  await expect(row(page, 5).getByLabel('字段')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('隔膜');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '上移条件 5' })).toBeFocused();
  for (let place = 5; place > 1; place -= 1) await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '下移条件 1' })).toBeFocused();
  await page.getByRole('button', { name: '移除条件 3' }).press('Enter');
  await expect(page.getByRole('button', { name: '移除条件 3' })).toBeFocused();
  await row(page, 2).getByLabel('内容').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '检索结果' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('TAC=隔膜 AND TI=电池');
  await page.goBack();
  await expect(row(page, 4)).toBeVisible();
  await expect(row(page, 1).getByLabel('内容')).toHaveValue('隔膜');
  expect(errors).toEqual([]);
});

test('the button stays under the pointer when a row with an error is left for it', async ({
  page,
  portal,
}) => {
  await open(page, portal);
  await row(page, 4).getByLabel('内容').fill('X1');
  await page.getByRole('button', { name: '检索', exact: true }).click();
  await expect(row(page, 4).getByLabel('内容')).toBeFocused();
  await expect(row(page, 4).getByText(/^“X1”不是有效的 IPC 分类号/)).toBeVisible();
});

test('a day from the native calendar is put into the text', async ({ page, portal }) => {
  await open(page, portal);
  await row(page, 3).locator('input[type=date]').first().fill('2023-03-15');
  await expect(row(page, 3).getByLabel('从', { exact: true })).toHaveValue('2023-03-15');
  await row(page, 3).getByLabel('至', { exact: true }).fill('2024');
  await expect(page.getByText('申请日 在 2023-03-15 至 2024-12-31')).toBeVisible();
});

test('a key in a form of thirty rows is on screen at once', async ({ page, portal }) => {
  const q = Array.from({ length: 30 }, (_, i) => `TI=(电池${i} AND 隔膜)`).join(' AND ');
  await open(page, portal, `${FORM}&q=${encodeURIComponent(q)}`);
  await row(page, 15).getByLabel('内容').click();
  await watchInteractions(page);
  await page.keyboard.type(' electrolyte', { delay: 100 });
  await page.waitForTimeout(300);
  await expect(row(page, 15).getByLabel('内容')).toHaveValue(/electrolyte/);
  reportTime('a key in a form of thirty rows', await longestNoted(page));
});

for (const width of [375, 1366]) {
  test(`nothing moves at ${width} px when the editor of expressions takes over`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchPage(page);
    await portal.signIn();
    const q = 'TI=(固态 2W 电解质) AND AD=(2020 TO 2024) AND PA=(大学 OR 公司) AND AB=(电池';
    await portal.open(`/changshu/searching/patent?mode=expr&q=${encodeURIComponent(q)}`);
    await expect(page.locator('div[role=textbox]')).toBeVisible();
    await page.waitForTimeout(500);
    expect((await watched(page)).shifts).toBeLessThan(0.02);
  });
}
