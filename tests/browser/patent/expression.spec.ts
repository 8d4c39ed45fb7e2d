import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { consoleErrors, expect, type Portal, test } from '../support/portal';
import { longestNoted, reportTime, watchInteractions } from '../support/timing';

const box = (page: Page) => page.getByLabel('检索式', { exact: true });
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString());

async function open(page: Page, portal: Portal) {
  await portal.signIn();
  await portal.open('/changshu/searching/patent?mode=expr');
  await expect(page.locator('div[role=textbox]')).toBeVisible();
}

/** Opens the plain field with the editor held back. @returns what lets the editor come */
async function openBeforeEditor(page: Page, portal: Portal): Promise<() => void> {
  await portal.signIn();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await portal.open('/changshu/searching/patent');
  await expect(page.getByRole('link', { name: '表达式检索' })).toBeVisible();
  // From here on the editor is the only script that is asked for.
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: '表达式检索' }).click();
  await box(page).click();
  return () => release();
}

test('what was typed before the editor came stays, with focus and caret', async ({
  page,
  portal,
}) => {
  const release = await openBeforeEditor(page, portal);
  await page.keyboard.type('TI=电池 AND OR 隔膜');
  await page.keyboard.press('Home');
  expect(await box(page).evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
  release();
  await expect(page.locator('div[role=textbox]')).toBeFocused();
  await page.keyboard.type('#');
  await expect(box(page)).toHaveText('#TI=电池 AND OR 隔膜');
});

test('what was selected before the editor came is selected in it', async ({ page, portal }) => {
  const release = await openBeforeEditor(page, portal);
  await page.keyboard.type('TI=电池 AND 隔膜');
  for (let sign = 0; sign < 2; sign += 1) await page.keyboard.press('Shift+ArrowLeft');
  release();
  await expect(page.locator('div[role=textbox]')).toBeFocused();
  await page.keyboard.type('#');
  await expect(box(page)).toHaveText('TI=电池 AND #');
});

test('the caret stays behind an error that the editor underlines as it comes', async ({
  page,
  portal,
}) => {
  const release = await openBeforeEditor(page, portal);
  await page.keyboard.type('TI=');
  await expect(page.getByText(/^理解为|缺少|没有/).first()).toBeVisible();
  release();
  await expect(page.locator('div[role=textbox]')).toBeFocused();
  await page.keyboard.type('#');
  await expect(box(page)).toHaveText('TI=#');
});

test('no key is lost or moved while the editor comes, whenever it comes', async ({
  page,
  portal,
}) => {
  test.setTimeout(150_000);
  const typed = 'TI=电池 AND PA=(华为 OR 比亚迪) NOT AD=(2020 TO 2024)';
  await portal.signIn();
  let typing = false;
  let delay = 0;
  // A page with a route has no cache: each load is a cold one.
  await page.route('**/*.js', async (route) => {
    if (typing) await new Promise((done) => setTimeout(done, delay));
    await route.continue();
  });
  const left: string[] = [];
  for (let load = 0; load < 20; load += 1) {
    typing = false;
    // Close together at first: the error is underlined in the moments after the editor has come.
    delay = load < 8 ? load * 2 : (load - 7) * 70;
    await portal.open('/changshu/searching/patent?mode=expr');
    await page.evaluate(() => sessionStorage.clear());
    typing = true;
    await box(page).click();
    await page.keyboard.type(typed, { delay: 20 });
    await expect(page.locator('div[role=textbox]')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('#');
    left.push((await page.locator('div[role=textbox]').textContent()) ?? '');
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(left).toEqual(Array.from(left, () => `${typed}#`));
});

test('without its editor the page works with the plain field', async ({ page, portal }) => {
  await portal.signIn();
  await portal.open('/changshu/searching/patent');
  await expect(page.getByRole('link', { name: '表达式检索' })).toBeVisible();
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('link', { name: '表达式检索' }).click();
  await box(page).fill('TI=电池');
  await expect(page.getByText('理解为：发明名称 含“电池”')).toBeVisible();
  expect(await box(page).evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
});

test('the keyboard does all: error, repair, undo, completion, the way out, search', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await open(page, portal);
  await box(page).click();
  await page.keyboard.type('TI=电池 AND OR 隔膜');
  await expect(page.getByText(/连续出现了两个运算符/)).toBeVisible();
  await page.keyboard.press('F8');
  expect(await selected(page)).toBe('OR');
  await page.getByRole('button', { name: '保留“AND”' }).press('Enter');
  await expect(box(page)).toHaveText('TI=电池 AND 隔膜');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(box(page)).toHaveText('TI=电池 AND OR 隔膜');

  await page.keyboard.press('Control+a');
  await page.keyboard.type('TI=电池 AND 专利类');
  await expect(page.getByRole('option', { name: /^PT/ })).toBeVisible();
  // The editor takes no choice in the first moments, in which Enter was meant for the text.
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: '发明授权' })).toBeVisible();
  await page.waitForTimeout(150);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveText('TI=电池 AND PT=发明授权');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '检索', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: '检索结果' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('TI=电池 AND PT=发明授权');
  expect(errors).toEqual([]);
});

test('the box above its help stays in sight where a click changes it', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, portal);
  const last = page.getByRole('button', { name: '插入字段 CLN' });
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(box(page)).toHaveText('CLN=');
  await expect(box(page)).toBeFocused();

  // Below one another the box comes back, and not under the header.
  await page.setViewportSize({ width: 375, height: 740 });
  await last.click();
  await expect(box(page)).toHaveText('CLN= CLN=');
  const header = await page.locator('header').first().boundingBox();
  await expect
    .poll(async () => (await box(page).boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('a key in 2,000 characters is on screen at once', async ({ page, portal }) => {
  await open(page, portal);
  await box(page).click();
  const clause = 'TI=(固态 2W 电解质) AND AD=(2020 TO 2024) OR ';
  await page.keyboard.insertText(`${clause.repeat(43)}TI=电池`);
  await expect(page.getByText(/^理解为：/)).toBeVisible();
  await watchInteractions(page);
  await page.keyboard.type(' AND PA=+abc', { delay: 100 });
  await page.waitForTimeout(300);
  await expect(box(page)).toContainText('PA=+abc');
  reportTime('a key in an expression of 2,000 characters', await longestNoted(page));
});

test('axe finds nothing serious in colours, error, repairs and completion', async ({
  page,
  portal,
}) => {
  await open(page, portal);
  for (const care of [false, true]) {
    if (care) await page.getByRole('button', { name: '适老化' }).click();
    await box(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('TI=("a" 2W (b OR c)) AND PT=');
    await expect(page.getByRole('option', { name: '发明授权' })).toBeVisible();
    await expect(page.getByRole('button', { name: '删除“PT=”' })).toBeVisible();
    expect(await findings(page, care)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
