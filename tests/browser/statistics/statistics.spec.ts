import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LONGEST_ADDRESS } from '../../../src/links/report';
import {
  type StatisticsBlock,
  type StatisticsReport,
  statisticsLink,
} from '../../../src/links/statistics';
import { expect, test } from '../support/portal';

const reportOf = (blocks: readonly StatisticsBlock[], words = ''): StatisticsReport => ({
  title: '年度报告',
  introduction: '本年情况。',
  charts: blocks.map((block, index) => ({ block, words: index === 0 ? words : '' })),
});

const paper = (page: Page) => page.getByRole('article', { name: '报告' });

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('a report of four charts is one sheet of A4, one of eight at most four', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  const four = ['trend', 'composition', 'regions', 'ipc'] as const;
  await portal.open(statisticsLink({ report: reportOf(four) }));
  await expect(paper(page).locator('svg[class*="ipr-chartDrawing-"]')).toHaveCount(four.length);
  expect(await sheets(page)).toBe(1);

  const eight = [...four, 'map', 'matrix', 'density', 'enterprise'] as const;
  await portal.open(statisticsLink({ report: reportOf(eight, '申请保持增长。'.repeat(12)) }));
  await expect(paper(page).locator('svg[class*="ipr-chartDrawing-"]')).toHaveCount(6);
  await expect(paper(page).locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await sheets(page)).toBeLessThanOrEqual(4);
});

test('an address as long as one may be is answered and read again', async ({ page, portal }) => {
  await portal.signIn();
  const words = '长'.repeat(2000);
  const link = statisticsLink({ report: reportOf(['trend'], words) });
  expect(link.length).toBeLessThan(LONGEST_ADDRESS);
  await portal.open(link);
  await expect(page.getByLabel('专利申请趋势的说明文字')).toHaveValue(words);
  await page.reload();
  await expect(paper(page)).toContainText(words);
});

test('map and matrix are saved as pictures', async ({ page, portal }) => {
  await portal.signIn();
  await portal.open(statisticsLink({ report: reportOf(['map', 'matrix']) }));
  for (const name of ['常熟市专利授权量地图', '常熟市各地区历年专利授权量']) {
    await page.getByRole('button', { name: `下载：${name}` }).click();
    const save = page.getByRole('menuitem', { name: '下载 PNG' });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toMatch(/^常熟市.*-\d{4}-\d{2}-\d{2}-示例数据\.png$/);
    const file = readFileSync(await download.path());
    expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(file.length).toBeGreaterThan(5000);
  }
});
