import type { Page } from '@playwright/test';
import { consoleErrors, expect, type Portal, shownPath, test } from '../support/portal';

const RESULT = '/changshu/searching/patent/result';
const MANY = `${RESULT}?mode=expr&q=AY%3E%3D1990`;

const facet = (page: Page, name: string) =>
  page.getByRole('group', { name: new RegExp(`^${name}`) });
const head = (page: Page, name: string) =>
  facet(page, name).getByRole('button', { name, exact: true });
const within = (page: Page) => page.getByRole('search', { name: '在结果中检索' });

async function open(page: Page, portal: Portal, path: string) {
  await portal.signIn();
  await portal.open(path);
  await expect(page.getByText(/^共/)).toBeVisible();
}

test('a facet opens, is searched and excludes by keyboard, each step in sight', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await open(page, portal, MANY);
  await head(page, '发明人').focus();
  await page.keyboard.press('Enter');
  const boxes = facet(page, '发明人').getByRole('checkbox');
  // Five values, and records without one.
  await expect(boxes).toHaveCount(6);
  await facet(page, '发明人').getByRole('button', { name: '更多发明人' }).press('Enter');
  const find = page.getByRole('searchbox', { name: '在发明人中查找' });
  await find.focus();
  await page.keyboard.type('某华');
  await expect(find).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(boxes.first()).toBeFocused();
  await expect(boxes.first()).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '已选筛选条件' })).toContainText('发明人不是');
  // What was used stays where it was, with the focus on it.
  const pressed = facet(page, '发明人').getByRole('button', { pressed: true });
  await expect(pressed).toBeFocused();
  await expect(pressed).toBeInViewport();
  await expect(find).toHaveValue('某华');
  expect(errors).toEqual([]);
});

test('what is open stays open after a reload, and nothing else is asked for', async ({
  page,
  portal,
}) => {
  await open(page, portal, MANY);
  await head(page, '代理机构').click();
  await head(page, '专利类型').click();
  await expect(facet(page, '代理机构').getByRole('checkbox')).toHaveCount(6);
  await portal.reset();
  await portal.signIn();
  await page.reload();
  await expect(facet(page, '代理机构').getByRole('checkbox')).toHaveCount(6);
  await expect(facet(page, '专利类型').getByRole('checkbox')).toHaveCount(0);
  const calls = await portal.calls('/cnipr-service/api/front/patent/search');
  expect(calls.map(({ body }) => (body as { facets?: string[] }).facets?.length)).toEqual([5, 1]);
});

for (const width of [375, 1366]) {
  test(`search within results fits a width of ${width}, a mistake included`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await open(page, portal, `${RESULT}?q=%E7%94%B5%E6%B1%A0&f.validity=VALID`);
    await page.getByRole('button', { name: '更多操作' }).click();
    const field = within(page).getByRole('textbox');
    await field.fill('TI=(');
    const left = async () => (await field.boundingBox())?.x;
    const before = await left();
    await field.press('Enter');
    const mistake = within(page).getByRole('alert');
    await expect(mistake).toBeInViewport({ ratio: 1 });
    expect(await left(), 'the field stays where it is').toBe(before);
    const shown = await mistake.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, bottom - 4);
      return element === at || element.contains(at);
    });
    expect(shown, 'nothing covers the mistake').toBe(true);
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    await field.fill('H01M');
    await field.press('Enter');
    await expect(page.getByLabel('检索式', { exact: true })).toHaveValue('电池 AND IC=H01M');
    await expect(within(page).getByRole('textbox')).toBeFocused();
  });
}

test('an empty result leads by keyboard to what is found without a condition', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(`${RESULT}?q=%E7%94%B5%E6%B1%A0+%E9%BE%98%E9%BE%98`);
  const way = page.getByRole('link', { name: /^去掉“龘龘”后有/ });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^共/)).toContainText(/[1-9]/);
  expect(shownPath(page)).toBe(`/ipr-front${RESULT}?q=%E7%94%B5%E6%B1%A0`);
});
