import type { Page } from '@playwright/test';
import { statisticsLink } from '../../../src/links/statistics';
import { consoleErrors, expect, test } from '../support/portal';
import { longestNoted, reportTime, watchInteractions } from '../support/timing';

const SERIES = '**/data-service/api/front/statistics/series*';

/** As many cells as 34 provinces over 40 years, within the years that a page holds. */
const REGIONS = 68;
const YEARS = 20;

/** Lets every table of regions by year have that many cells; other series stay as they are. */
async function manyCells(page: Page): Promise<void> {
  await page.route(SERIES, async (route) => {
    const query = new URL(route.request().url()).searchParams.get('queryData') ?? '{}';
    const { dims, from, code } = JSON.parse(query);
    if (dims !== 'year,region') return route.continue();
    const rows = Array.from({ length: REGIONS * YEARS }, (_, index) => {
      const region = Math.floor(index / YEARS);
      const year = from + (index % YEARS);
      return {
        year,
        region: String(100_000 + region),
        type: null,
        key: String(year),
        label: `第 ${region + 1} 地区`,
        value: (index * 37) % 997,
        yoy: null,
        query: `GD=${year}`,
      };
    });
    const series = {
      code,
      name: '专利授权量',
      unit: '件',
      dims: ['year', 'region'],
      rows,
      updateTime: '2026-10-31',
      source: '示例数据',
      note: null,
    };
    return route.fulfill({ json: { code: 0, data: [series], msg: '' } });
  });
}

test('arrow keys walk over 1,360 cells without waiting', async ({ page, portal }) => {
  const errors = consoleErrors(page);
  await portal.signIn();
  await manyCells(page);
  await portal.open(statisticsLink({ from: 2006, to: 2025 }));
  const table = page.getByRole('table', { name: /历年专利授权量/ });
  await page.locator('[data-block="matrix"]').scrollIntoViewIfNeeded();
  await expect(table.locator('[data-cell]')).toHaveCount(REGIONS * YEARS);
  await table.locator('[data-cell="0 0"]').focus();
  await watchInteractions(page);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
    await page.keyboard.press(key);
  }
  await expect(page.locator(':focus')).toHaveAccessibleName(/^第 2 地区 2008 年：\d+ 件$/);
  reportTime(`a key among ${REGIONS * YEARS} cells`, await longestNoted(page));
  expect(errors).toEqual([]);
});

test('a report of four charts is one sheet of A4', async ({ page, portal }) => {
  await portal.signIn();
  const charts = (['trend', 'composition', 'regions', 'ipc'] as const).map((block) => ({
    block,
    words: '',
  }));
  const report = { title: '年度报告', introduction: '本年情况。', charts };
  await portal.open(statisticsLink({ report }));
  const paper = page.getByRole('article', { name: '报告' });
  await expect(paper.locator('.ipr-chart-drawing svg')).toHaveCount(charts.length);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
