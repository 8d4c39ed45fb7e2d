import { press, tabTo } from '../business/byKeyboard';
import { consoleErrors, expect, test } from '../support/portal';
import { listen, readTree } from './listening';
import { expectFocus, expectPage, expectSaid, expectSilence, reportLongest } from './walking';

test.describe('by ear', () => {
  test.beforeEach(({ page }) => listen(page));

  test('find a law, read an article, copy it, compare two versions', async ({ page, portal }) => {
    const errors = consoleErrors(page);
    await portal.signIn();
    await portal.open('/changshu/nav/subjectDetail');
    await press(page, '法律法规检索');
    await expectFocus(page, /^textbox 检索法律法规：/);
    await expectSaid(page, /^共收录 \d+ 篇$/);
    await expectPage(page, '法律法规检索');
    await page.keyboard.type('专利法');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'heading 法律法规检索结果 [level=1]');
    await expectSaid(page, /^共 \d+ 篇$/);
    await expectPage(page, '法律法规检索结果');
    await page.keyboard.press('j');
    await expectFocus(page, 'link 示例国专利法（2021 年公布）');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'heading 示例国专利法 [level=1]');
    await expect(page.getByText(/^第 1 \/ \d+ 篇$/)).toBeVisible();
    await expectSaid(page);
    await expectPage(page, '示例国专利法');

    await tabTo(page, page.getByRole('textbox', { name: /^转到第/ }));
    await page.keyboard.type('999');
    await page.keyboard.press('Enter');
    await expectSaid(page, '没有第九百九十九条');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('19');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'heading 第十九条 [level=3]');
    await expectSilence(page);
    await press(page, '复制第十九条');
    await expectSaid(page, '已复制第十九条及其出处');
    await expectFocus(page, 'button 复制第十九条');
    await tabTo(page, page.getByRole('link', { name: '对照', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'heading 示例国专利法：版本对照 [level=1]');
    await expectPage(page, /^示例国专利法.* - /, '示例国专利法：版本对照');
    const compared = await readTree(page.getByRole('main'));
    expect(compared.find(({ role }) => role === 'table')?.name).toMatch(/^左列为旧版本/);
    await reportLongest(page, 'reading a law');
    expect(errors).toEqual([]);
  });

  test('read a judgment, cite it, go on to the article it rests on', async ({ page, portal }) => {
    const errors = consoleErrors(page);
    await portal.signIn();
    await portal.open('/changshu/searching/cse/list?q=%E4%B8%93%E5%88%A9%E6%B3%95');
    await expectSaid(page, /^共 \d+ 篇$/);
    await expectPage(page, '裁判文书检索结果');
    await page.keyboard.press('j');
    await expectFocus(page, /^link .+判决书$/);
    await page.keyboard.press('Enter');
    await expectFocus(page, /^heading .+判决书 \[level=1\]$/);
    await expect(page.getByText(/^第 1 \/ \d+ 篇$/)).toBeVisible();
    await expectSaid(page);
    await expectPage(page, /判决书 - /, /判决书$/);
    await press(page, '更多操作');
    await expectFocus(page, /^menuitem 复制引用/);
    await page.keyboard.press('Enter');
    await expectSaid(page, /^已复制：.+民事判决书，\d{4}年\d+月\d+日$/);
    await tabTo(page, page.getByRole('link', { name: /^《.+法》第.+条/ }));
    await page.keyboard.press('Enter');
    await expectFocus(page, /^heading 第.+条 \[level=3\]$/);
    await expectPage(page, /^示例国专利法 - /, '示例国专利法');
    await reportLongest(page, 'reading a judgment');
    expect(errors).toEqual([]);
  });
});
