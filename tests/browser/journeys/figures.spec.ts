import { press, tabTo } from '../business/byKeyboard';
import { consoleErrors, expect, test } from '../support/portal';
import { forgetHeard, listen, readTree } from './listening';
import { expectFocus, expectPage, expectSilence, goTo, reportLongest } from './walking';

test('by ear: what a figure means, a chart by arrow keys and as a table, a report', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await listen(page);
  await portal.signIn();
  await portal.open('/changshu/searching/law');
  await press(page, '创新统计分析');
  await expectFocus(page, 'heading 创新统计分析 [level=1]');
  const trend = page.getByRole('figure', { name: '专利申请趋势' });
  await expect(trend.getByRole('link').first()).toBeVisible();
  await expectPage(page, '创新统计分析');
  await forgetHeard(page);

  await tabTo(page, page.getByRole('button', { name: '专利申请量', exact: true }));
  await expect(page.locator(':focus')).toHaveAccessibleDescription(
    /^\d{4} 年.*。按申请日所在年统计.+来源：.+统计日 \d{4}-\d\d-\d\d/,
  );
  await page.keyboard.press('Enter');
  await expectFocus(page, 'button 专利申请量 [expanded]');
  await tabTo(page, trend.getByRole('button', { name: /^表格/ }));
  await goTo(page, /^link \d{4}：/);
  await expectFocus(page, /^link 2016：\d+ 件/);
  await page.keyboard.press('ArrowRight');
  await expectFocus(page, /^link 2017：\d+ 件/);
  await expectSilence(page);
  await tabTo(page, trend.getByRole('button', { name: /^表格/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'button 表格：专利申请趋势 [pressed]');
  await expect(trend.getByRole('table')).toBeVisible();
  const table = await readTree(trend);
  expect(table.find(({ role }) => role === 'table')?.name).toMatch(/^专利申请趋势（单位：件）/);
  expect(table.filter(({ role }) => role === 'rowheader')).toHaveLength(10);
  await reportLongest(page, 'statistics');

  await tabTo(page, page.getByRole('button', { name: '制作报告' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'heading 统计报告 [level=1]');
  await expect(
    page.getByRole('article', { name: '报告' }).getByRole('figure').first(),
  ).toBeVisible();
  await expectPage(page, '统计报告');
  await reportLongest(page, 'a report');
  await page.goBack();
  await expectFocus(page, 'heading 创新统计分析 [level=1]');
  expect(errors).toEqual([]);
});
