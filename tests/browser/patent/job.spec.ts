import type { Page } from '@playwright/test';
import { chooseInMenu, expect, type Portal, test } from '../support/portal';

const rows = (page: Page) => page.locator('[data-row]');
const pane = (page: Page) => page.getByRole('region', { name: /^阅读/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: '导出检索结果' });

/** Counts what a person does besides typing words. */
function actions(page: Page) {
  let count = 0;
  return {
    count: () => count,
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    click: async (target: ReturnType<Page['locator']>) => {
      count += 1;
      await target.click();
    },
    /** A native list takes a press to open it and one on the value. */
    choose: async (list: ReturnType<Page['locator']>, value: string) => {
      count += 2;
      await list.selectOption(value);
    },
  };
}

/** The search page as its menu leads to it, with the words typed. */
async function begin(page: Page, portal: Portal) {
  await portal.signIn();
  await portal.open('/changshu/nav/subjectDetail');
  await chooseInMenu(page, '信息检索', '专利检索');
  await expect(page.getByRole('heading', { level: 1, name: '专利检索' })).toBeVisible();
  await expect(page.getByLabel(/^检索专利/)).toBeFocused();
  await page.keyboard.type('电池');
}

/** The record of a row is read beside the list. */
async function expectRead(page: Page, index: number) {
  const title =
    (await rows(page).nth(index).getByRole('heading').getByRole('link').textContent()) ?? '';
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(pane(page).getByRole('heading', { name: /^权利要求/ })).toBeVisible();
}

async function expectDone(page: Page) {
  for (let index = 0; index < 5; index += 1) {
    await expect(rows(page).nth(index).getByRole('combobox')).toHaveValue('5');
    await expect(rows(page).nth(index).getByRole('button', { name: /^已读/ })).toHaveCount(1);
  }
}

async function byKeyboard(page: Page, portal: Portal): Promise<number> {
  await begin(page, portal);
  const { press, count } = actions(page);
  await press('Enter');
  await expect(rows(page).first()).toBeVisible();
  await press('Shift+V');
  await expect(pane(page)).toBeVisible();
  await press('j');
  for (let index = 0; index < 5; index += 1) {
    await expectRead(page, index);
    await press('Shift+Digit5');
  }
  await expectDone(page);
  await press('e');
  await expect(dialog(page)).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  return count();
}

async function byMouse(page: Page, portal: Portal): Promise<number> {
  await begin(page, portal);
  const { click, choose, count } = actions(page);
  await click(page.getByRole('button', { name: '检索', exact: true }));
  await expect(rows(page).first()).toBeVisible();
  await click(page.getByRole('radio', { name: '分栏' }));
  await expect(pane(page)).toBeVisible();
  for (let index = 0; index < 5; index += 1) {
    await click(rows(page).nth(index).getByRole('heading').getByRole('link'));
    await expectRead(page, index);
    await choose(rows(page).nth(index).getByRole('combobox'), '5');
  }
  await expectDone(page);
  await click(page.getByRole('button', { name: '导出', exact: true }));
  const start = dialog(page).getByRole('button', { name: '导出', exact: true });
  const [file] = await Promise.all([page.waitForEvent('download'), click(start)]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  return count();
}

test('search, read five, mark and export: the keyboard needs 40 % fewer actions', async ({
  page,
  portal,
}) => {
  const keys = await byKeyboard(page, portal);
  await page.evaluate(() => localStorage.clear());
  const clicks = await byMouse(page, portal);
  console.log(`${keys} keys, ${clicks} clicks`);
  expect(keys).toBeLessThanOrEqual(0.6 * clicks);
});
