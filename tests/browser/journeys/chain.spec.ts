import { press, tabTo, tickAllByKeyboard } from '../business/byKeyboard';
import { consoleErrors, expect, test } from '../support/portal';
import { listen } from './listening';
import { expectFocus, expectPage, expectSaid, reportLongest } from './walking';

test.describe('by ear', () => {
  test.beforeEach(({ page }) => listen(page));

  test('from a node of a chain to its patents and its offers', async ({ page, portal }) => {
    const errors = consoleErrors(page);
    await portal.signIn();
    await portal.open('/changshu/nav/subjectDetail');
    await expectPage(page, '专利导航', '专利导航与检索');
    await press(page, '新能源汽车动力电池');
    await expectFocus(page, 'heading 新能源汽车动力电池 [level=1]');
    await expectPage(page, '新能源汽车动力电池');
    await tabTo(page, page.locator('[class*="ipr-chainNode-"]'));
    await expectFocus(page, /^link 电极与电解质材料 上游，第 1 级，全部 \d+ 件/);
    await page.keyboard.press('ArrowRight');
    await expectFocus(page, /^link 硅碳负极材料 上游，第 2 级/);
    await page.keyboard.press('Enter');
    await expectSaid(page, /^已选“硅碳负极材料”：全部 15 件，常熟/);
    await expectFocus(page, /^link 硅碳负极材料 上游，第 2 级/);
    await expect(page.getByRole('region', { name: '硅碳负极材料' })).toBeVisible();
    await expectPage(page, '新能源汽车动力电池');
    await reportLongest(page, 'a node');

    await press(page, '查看这个环节的专利清单');
    await expectFocus(page, 'heading 硅碳负极材料：专利 [level=1]');
    await expectSaid(page, '共 15 件');
    await expectPage(page, '硅碳负极材料：专利');
    await page.goBack();
    await expectFocus(page, 'link 查看这个环节的专利清单');
    await press(page, '查看“硅碳负极材料”的专利供给');
    await expectFocus(page, 'heading 交易检索 [level=1]');
    // All of these rows are invented, which is told with their number.
    await expectSaid(page, /^共 \d+ 条\s*示例数据$/);
    await expectPage(page, '交易检索');
    expect(errors).toEqual([]);
  });

  test('from a patent to the request for its evaluation, mistakes included', async ({
    page,
    portal,
  }) => {
    const errors = consoleErrors(page);
    await portal.signIn();
    await portal.open('/changshu/searching/patent/detail?id=P202529900084');
    const bar = page.getByRole('navigation', { name: '这件专利可以办理的业务' });
    await tabTo(page, bar.getByRole('link', { name: '专利权评价报告申请' }));
    await page.keyboard.press('Enter');
    await expectFocus(page, 'heading 专利权评价报告申请 [level=1]');
    await expectPage(page, '办事指南 - 专利权评价报告申请', '专利权评价报告申请');
    await press(page, '须知与承诺');
    await expectFocus(page, 'heading 须知与承诺 [level=2]');
    await press(page, '下一步：填写信息');
    await expectFocus(page, 'region 有 4 处需要修改');
    // The summary has the focus and tells them; nothing else does.
    await expectSaid(page);
    await expectPage(page, /^错误：须知与承诺 - /, '专利权评价报告申请');
    await page.keyboard.press('Tab');
    await expectFocus(page, /^link 请勾选：/);
    await page.keyboard.press('Enter');
    await expectFocus(page, /^checkbox .+ \[invalid\]$/);
    await tickAllByKeyboard(page, /^请逐项阅读并勾选/);
    await press(page, '下一步：填写信息');
    await expectFocus(page, 'heading 填写信息 [level=2]');
    await press(page, /^专利 /);
    await expectFocus(page, 'heading 填写信息：专利 [level=2]');
    await expectPage(page, '填写信息：专利 - 专利权评价报告申请', '专利权评价报告申请');
    await tabTo(page, page.getByRole('textbox', { name: '专利号' }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('202529900084.4');
    await page.keyboard.press('Tab');
    await expectSaid(page, /校验位/);
    await reportLongest(page, 'a form');
    await press(page, '核对确认');
    await expectFocus(page, 'heading 核对确认 [level=2]');
    await press(page, '提交');
    await expectFocus(page, /^region 有 \d+ 处需要修改$/);
    await expectPage(page, /^错误：核对确认 - /, '专利权评价报告申请');
    await page.keyboard.press('Tab');
    await expectFocus(page, /^link .*校验位/);
    await page.keyboard.press('Enter');
    await expectFocus(page, 'textbox 专利号 [invalid]');
    await expect(page.locator(':focus')).toHaveAccessibleDescription(/校验位/);
    expect(errors).toEqual([]);
  });
});
