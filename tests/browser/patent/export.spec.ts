import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { findings } from '../support/axe';
import { consoleErrors, expect, type Portal, test } from '../support/portal';
import { longestNoted, reportTime, watchLongTasks } from '../support/timing';

const RESULT = '/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0';
const SEARCH = '/cnipr-service/api/front/patent/search';

const dialog = (page: Page) => page.getByRole('dialog', { name: '导出检索结果' });
const start = (page: Page) => dialog(page).getByRole('button', { name: '导出', exact: true });

async function openDialog(page: Page, portal: Portal, query = '') {
  await portal.signIn();
  await portal.open(`${RESULT}${query}`);
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Exports and returns the file's name and bytes. */
async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), start(page).click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Serves a result whose titles a spreadsheet would run. */
async function serveFormulas(page: Page) {
  await page.route(`**${SEARCH}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const patent of answer.data.content) patent.title = '=HYPERLINK("http://example.com")';
    await route.fulfill({ response, json: answer });
  });
}

test('a workbook arrives with every row, numbers as text and no formula', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await serveFormulas(page);
  await openDialog(page, portal);
  const { name, bytes } = await download(page);
  expect(name).toMatch(/^专利检索结果-\d{8}-\d{4}\.xlsx$/);
  const done = dialog(page).getByText(/^已导出 \d+ 件/);
  await expect(done).toContainText(name);
  const count = Number(/已导出 (\d+)/.exec((await done.textContent()) ?? '')?.[1]);
  const files = unzipSync(new Uint8Array(bytes));
  const rows = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(rows.match(/<row /g)).toHaveLength(count + 1);
  expect(rows).not.toContain('<f>');
  expect(rows).toContain(">'=HYPERLINK(");
  expect(rows).toMatch(/t="inlineStr"><is><t xml:space="preserve">\d{12}\.[\dX]</);
  expect(strFromU8(files['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).toContain('电池');
  expect(errors).toEqual([]);
});

test('a CSV arrives as UTF-8 with its formulas neutralised', async ({ page, portal }) => {
  await serveFormulas(page);
  await openDialog(page, portal);
  await dialog(page).getByRole('radio', { name: /^CSV/ }).check();
  const { name, bytes } = await download(page);
  expect(name).toMatch(/\.csv$/);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8')).toContain(`"'=HYPERLINK(""http://example.com"")"`);
});

test('the dialog loads when it is asked for, and the page answers while it works', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  let scripts = 0;
  page.on('response', (response) => {
    if (response.url().includes('.js')) scripts += 1;
  });
  await portal.open(RESULT);
  await expect(page.getByRole('button', { name: '导出', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = scripts;
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  expect(scripts).toBeGreaterThan(before);
  await dialog(page).getByRole('button', { name: '全选', exact: true }).click();
  await watchLongTasks(page);
  await download(page);
  reportTime('longest task while exporting', await longestNoted(page), 50);
});

test('Esc stops an export under way and gives the focus back', async ({ page, portal }) => {
  await openDialog(page, portal);
  // Never answered.
  await page.route(`**${SEARCH}`, () => {});
  await start(page).click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('导出已取消')).toBeVisible();
  await expect(page.getByRole('button', { name: '导出', exact: true })).toBeFocused();
});

test('Tab stays in the dialog, the order of columns is set by keyboard', async ({
  page,
  portal,
}) => {
  await openDialog(page, portal);
  const inside = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')));
  await page.keyboard.press('Shift+Tab');
  await expect(start(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: '关闭' }).first()).toBeFocused();
  for (let stops = 0; stops < 5; stops++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  const down = dialog(page).getByRole('button', { name: '下移 申请号', exact: true });
  await down.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await expect(
    dialog(page).getByRole('group', { name: '列的顺序' }).getByRole('listitem').nth(2),
  ).toContainText('申请号');
});

test('axe finds nothing serious in the dialog, in both modes, wide and narrow', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(RESULT);
  for (const care of [false, true]) {
    if (care) await page.getByRole('button', { name: '适老化' }).click();
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    for (const width of [375, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await findings(page, care), `${care ? 'care' : 'normal'} ${width}`).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    }
    await page.keyboard.press('Escape');
  }
});
