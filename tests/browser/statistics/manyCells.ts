import type { Page } from '@playwright/test';

const SERIES = '**/data-service/api/front/statistics/series*';

/** As many cells as 34 provinces over 40 years, within the years that a page holds. */
export const REGIONS = 68;
const YEARS = 20;
export const CELLS = REGIONS * YEARS;

/** Lets every table of regions by year have that many cells; other series stay as they are. */
export async function manyCells(page: Page): Promise<void> {
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
