import { statisticsLink } from '../../../src/links/statistics';
import { expect, test } from '../support/portal';

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
