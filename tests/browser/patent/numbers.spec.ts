import type { Page } from '@playwright/test';
import { applicationNumberCheckDigit } from '../../../src/domain/numbers/applicationNumber';
import { expect, type Portal, test } from '../support/portal';
import { longestNoted, reportTime, watchInteractions } from '../support/timing';

const LINES = 5000;

/** A column of numbers in the spellings people paste; every tenth has a wrong check digit. */
const LIST = Array.from({ length: LINES }, (_, index) => {
  const body = `2021${(index % 3) + 1}${9_900_000 + index}`;
  const check = applicationNumberCheckDigit(body);
  if (index % 10 === 0) return `${body}.${check === '1' ? '2' : '1'}`;
  return [`${body}.${check}`, `ZL ${body}.${check}`, `CN${body}\t一种电池`][index % 3];
}).join('\n');

const box = (page: Page) => page.getByRole('textbox', { name: '号码', exact: true });
const recognised = (page: Page) => page.getByText(/^识别出/);

async function open(page: Page, portal: Portal) {
  await portal.signIn();
  await portal.open('/changshu/searching/patent?mode=batch');
  await expect(box(page)).toBeVisible();
}

/** Pastes as a user does; filling a field of thousands of lines by script takes a minute. */
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await box(page).focus();
  await page.keyboard.press('Control+v');
}

test('5,000 pasted lines are read, and typing at their end stays fluent', async ({
  page,
  portal,
}) => {
  await open(page, portal);
  await paste(page, LIST);
  await expect(recognised(page)).toHaveText(/4,500 个号码；有误 500（可更正 500）/);
  await box(page).focus();
  await page.keyboard.press('Control+End');
  await watchInteractions(page);
  await page.keyboard.type('\nCN199000001A 2021199000', { delay: 100 });
  await expect(recognised(page)).toContainText('4,501');
  reportTime('a key behind 5,000 lines of numbers', await longestNoted(page));
});

test('5,000 lines are replaced and deleted without a wait', async ({ page, portal }) => {
  await open(page, portal);
  await paste(page, LIST);
  await expect(recognised(page)).toHaveText(/4,500 个号码/);
  await watchInteractions(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(recognised(page)).toHaveText(/4,500 个号码/);
  reportTime('replacing 5,000 lines of numbers', await longestNoted(page));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(box(page)).toHaveValue('');
  await expect(recognised(page)).toHaveCount(0);
  reportTime('deleting 5,000 lines of numbers', await longestNoted(page));
});

test('a bad line of thousands is shown where it stands, and all are corrected at once', async ({
  page,
  portal,
}) => {
  await open(page, portal);
  await paste(page, LIST);
  await page.getByRole('button', { name: '到第 991 行' }).click();
  await expect(box(page)).toBeFocused();
  const line = await box(page).evaluate((field: HTMLTextAreaElement) => {
    const { value, selectionStart, scrollTop, clientHeight } = field;
    const height = Number.parseFloat(getComputedStyle(field).lineHeight);
    const at = value.slice(0, selectionStart).split('\n').length;
    const top = (at - 1) * height - scrollTop;
    return { at, visible: top > 0 && top < clientHeight };
  });
  expect(line).toEqual({ at: 991, visible: true });
  await page.getByRole('button', { name: '全部更正（500）' }).click();
  await expect(recognised(page)).toHaveText(/5,000 个号码$/);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(recognised(page)).toHaveText(/有误 500/);
});

test('a file dropped on the box is added; a reload keeps it', async ({ page, portal }) => {
  await open(page, portal);
  await box(page).fill('CN199000001A');
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['CN199000002A,电池'], '号码.csv', { type: 'text/csv' }));
    return transfer;
  });
  await box(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(box(page)).toHaveValue('CN199000001A\nCN199000002A,电池');
  await page.reload();
  await expect(box(page)).toHaveValue('CN199000001A\nCN199000002A,电池');
  await expect(recognised(page)).toHaveText(/2 个号码$/);
});

test('thousands of numbers are searched, kept in this browser, and missed in another', async ({
  page,
  portal,
  browser,
}) => {
  await open(page, portal);
  await paste(page, LIST);
  await page.getByRole('button', { name: /^检索 4,500 个号码/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '检索结果' })).toBeVisible();
  await expect(page.getByText(/（4,500 个号码）/)).toBeVisible();
  const address = page.url();
  const context = await browser.newContext();
  try {
    const other = await context.newPage();
    await context.addCookies(await page.context().cookies());
    await other.goto(address);
    await expect(other.getByRole('heading', { name: '这份号单保存在另一台设备上' })).toBeVisible();
  } finally {
    await context.close();
  }
});
