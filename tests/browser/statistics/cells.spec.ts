import type { Page } from '@playwright/test';
import { statisticsLink } from '../../../src/links/statistics';
import { consoleErrors, expect, test } from '../support/portal';
import { longestNoted, reportTime, watchInteractions } from '../support/timing';
import { CELLS, manyCells, REGIONS } from './manyCells';

const TIMES = 5;

/** Long enough for everything that an interaction sets off to have been drawn. */
const SETTLED = 500;

/** The median of the times until the next paint of an interaction done several times, in ms. */
async function median(page: Page, act: (turn: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    await longestNoted(page);
    await act(turn);
    await page.waitForTimeout(SETTLED);
    times.push(await longestNoted(page));
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

test(`among ${CELLS} cells keys, presses and filters are on screen at once`, async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000);
  const errors = consoleErrors(page);
  await portal.signIn();
  await manyCells(page);
  await portal.open(statisticsLink({ from: 2006, to: 2025 }));
  const cells = page.getByRole('table', { name: /历年专利授权量/ }).locator('[data-cell]');
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(150);
  }
  await page.locator('[data-block="matrix"]').scrollIntoViewIfNeeded();
  await expect(cells).toHaveCount(CELLS);
  await page.waitForTimeout(SETTLED);
  await watchInteractions(page);

  const cell = (row: number, column: number) => page.locator(`[data-cell="${row} ${column}"]`);
  await cell(0, 0).focus();
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp'];
  const key = await median(page, (turn) => page.keyboard.press(keys[turn] ?? 'ArrowDown'));
  await expect(page.locator(':focus')).toHaveAccessibleName(/^第 2 地区 2008 年：\d+ 件/);

  // Pressed and let go elsewhere: the focus comes, the list is not opened.
  const press = await median(page, async (turn) => {
    await cell(2 + turn, 3).hover();
    await page.mouse.down();
    await expect(cell(2 + turn, 3)).toBeFocused();
    await page.mouse.move(1, 300);
    await page.mouse.up();
  });

  const name = page.getByRole('button', { name: '专利授权量', exact: true });
  const reference = await median(page, () => name.click());
  const type = page.getByRole('combobox', { name: '专利类型' });
  await type.focus();
  const filter = await median(page, (turn) =>
    page.keyboard.press(turn % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  );
  await expect(page).toHaveURL(/type=INVENTION/);
  const perCapita = await median(page, () =>
    page.getByRole('radio', { name: '按每万人口' }).first().click(),
  );
  await expect(page).toHaveURL(/base=perCapita/);
  const log = await median(page, () =>
    page.getByRole('radio', { name: '对数刻度' }).first().click(),
  );
  await expect(page).toHaveURL(/scale=log/);
  // The inhabitants of these regions are not known, so that nothing stands there per inhabitant.
  await expect(cells).toHaveCount(0);
  await page.getByRole('radio', { name: '总量' }).first().click();
  await expect(cells).toHaveCount(CELLS);

  const among = `among ${REGIONS} regions × ${CELLS / REGIONS} years`;
  reportTime('opening what a figure means, for comparison', reference);
  reportTime(`an arrow key ${among}`, key);
  reportTime(`a press on a cell ${among}`, press);
  reportTime(`another kind of patents ${among}`, filter);
  reportTime(`figures per inhabitant ${among}`, perCapita);
  reportTime(`a logarithmic scale ${among}`, log);
  expect(errors).toEqual([]);
});
