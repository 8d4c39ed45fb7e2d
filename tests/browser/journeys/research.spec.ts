import { press, tabTo } from '../business/byKeyboard';
import { consoleErrors, expect, test } from '../support/portal';
import { focusSaid, listen } from './listening';
import { expectFocus, expectPage, expectSaid, expectSilence, reportLongest } from './walking';

test('by ear: narrow patents by a facet and a chart, read three, rate them, export', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await listen(page);
  await portal.signIn();
  await portal.open('/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0');
  await expectSaid(page, '共 357 件');
  const valid = page
    .getByRole('group', { name: '有效性' })
    .getByRole('checkbox', { name: /^有效/ });
  await tabTo(page, valid);
  await page.keyboard.press('Space');
  await expectSaid(page, '共 171 件');
  await expectFocus(page, 'checkbox 有效 171 [checked]');
  await reportLongest(page, 'a facet');

  await press(page, '统计图');
  await expectFocus(page, 'button 统计图 [expanded]');
  await tabTo(page, page.getByRole('figure', { name: '专利类型' }).getByRole('option'));
  await expectPage(page, '检索结果');
  await page.keyboard.press('ArrowDown');
  await expectFocus(page, /^option .+：\d+ 件，占 [\d.]+%$/);
  await expectSilence(page);
  await page.keyboard.press('Enter');
  await expectFocus(page, /^option .+：\d+ 件，占 [\d.]+% \[selected\]$/);
  await expectSaid(page, /^共 \d+ 件$/);
  await page.keyboard.press('Enter');
  await expectFocus(page, /^option .+：\d+ 件，占 [\d.]+%$/);
  await expectSaid(page, '共 171 件');
  await reportLongest(page, 'a chart');

  // The row keeps the focus when the view changes around it.
  await tabTo(page, page.locator('[data-row]').first().getByRole('heading').getByRole('link'));
  const first = await focusSaid(page);
  await page.keyboard.press('Shift+V');
  const pane = page.getByRole('region', { name: /^阅读/ });
  await expect(pane).toBeVisible();
  await expectFocus(page, first);
  await page.keyboard.press('j');
  for (const place of [2, 3, 4]) {
    await expect.poll(() => focusSaid(page)).toMatch(/^link /);
    const title = (await focusSaid(page)).slice('link '.length);
    await expect(pane.getByRole('heading', { level: 2 })).toHaveText(title);
    await page.keyboard.press('Shift+Digit5');
    await expectSaid(page, `第 ${place} 件已评 5 分`);
  }
  await expectPage(page, '检索结果');
  await reportLongest(page, 'reading beside the list');

  const row = await focusSaid(page);
  await page.keyboard.press('e');
  await expectFocus(page, 'dialog 导出检索结果');
  await press(page, '导出');
  await expectSaid(page, /^已导出 171 件，文件 .+\.xlsx 已交给浏览器下载。$/);
  await expectFocus(page, 'button 再次导出');
  await page.keyboard.press('Escape');
  await expectFocus(page, row);
  expect(errors).toEqual([]);
});
