import { press, tabTo } from '../business/byKeyboard';
import { consoleErrors, expect, test } from '../support/portal';
import { listen, readTree } from './listening';
import { expectFocus, expectPage, expectSaid, expectSilence, reportLongest } from './walking';

/** A utility model of the generated set, in force. */
const NUMBER = 'ZL 202529900084.5';

test('by ear: log in, find a patent by its number, read its fees and its legal status', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await listen(page);
  await portal.open('/changshu/searching/patent');
  await expectPage(page, '登录');
  await page.keyboard.press('Tab');
  await expectFocus(page, 'link 跳到主要内容');
  await tabTo(page, page.getByRole('textbox', { name: '账号' }));
  await page.keyboard.press('Enter');
  // The focus tells the first mistake, the page the other.
  await expectFocus(page, 'textbox 账号 [invalid]');
  await expect(page.locator(':focus')).toHaveAccessibleDescription('请输入账号');
  await expectSaid(page, '请输入密码');
  await page.keyboard.type('person');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expectSaid(page, '账号或密码不正确');
  await expectFocus(page, 'textbox 密码');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Person2026');
  await page.keyboard.press('Enter');

  await expectFocus(page, 'heading 专利检索 [level=1]');
  await expectSilence(page);
  await expectPage(page, '专利检索');
  await tabTo(page, page.getByRole('textbox', { name: /^检索专利：/ }));
  await page.keyboard.type(NUMBER);
  await page.keyboard.press('Enter');
  await expectFocus(page, 'heading 检索结果 [level=1]');
  await expectSaid(page, '共 1 件');
  await expectPage(page, '检索结果');
  await page.keyboard.press('j');
  await expectFocus(page, /^link .*退役电池拆解装置$/);
  await reportLongest(page, 'finding a patent by its number');

  await page.keyboard.press('Enter');
  await expectFocus(page, /^heading .*退役电池拆解装置 \[level=1\]$/);
  await expect(page.getByText('第 1 / 1 件')).toBeVisible();
  await expectSaid(page);
  await expectPage(page, /退役电池拆解装置 - /, /退役电池拆解装置$/);
  await press(page, /^年费/);
  await expectFocus(page, 'region 年费');
  const fees = (await readTree(page.locator('#fees'))).map(({ role, name }) => `${role} ${name}`);
  expect(fees).toContain('table 年费');
  expect(fees).toContain('row 年度 金额（元） 应缴日 缴费日 滞纳金（元） 状态');
  expect(fees).toContain('row 第 1 年度 600 2026-05-19 2026-05-19 — 已缴');
  expect(fees).toContain('button 下载缴费日历（.ics）');
  await press(page, /^法律状态/);
  await expectFocus(page, 'region 法律状态');
  const status = (await readTree(page.locator('#legalStatus'))).map(
    ({ role, name }) => `${role} ${name}`,
  );
  expect(status).toContain('list 法律状态公告，最新的在前');
  expect(status.filter((line) => line.startsWith('listitem'))).toHaveLength(1);
  await expect(
    page.getByRole('list', { name: /^法律状态公告/ }).getByRole('listitem'),
  ).toContainText(/2026-05-19.*授权.*GR01.*专利权自公告之日起生效。/s);
  await expectSilence(page);
  await reportLongest(page, 'reading a patent');
  expect(errors).toEqual([]);
});
