import { patentResultLink } from '../../../src/links/patent';
import { press, tabTo } from '../business/byKeyboard';
import { file, openFiles } from '../business/filesPage';
import { consoleErrors, expect, test } from '../support/portal';
import { forgetHeard, listen } from './listening';
import { expectFocus, expectSaid } from './walking';

/** A row of the search's answer, as far as this reads it. */
interface Row {
  id: string;
}

test('by keys and ear: a family is folded, opened below its first patent, and walked', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await page.route('**/api/front/patent/search*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { content: Row[] } };
    const { content } = answer.data;
    // The third of the page is filed together with the first.
    const [first, , third] = content;
    if (first && third) content[2] = { ...first, id: third.id };
    await route.fulfill({ response, json: answer });
  });
  await listen(page);
  await portal.signIn();
  await portal.open(patentResultLink({ q: '电池' }));
  const patents = page.getByRole('list', { name: '检索到的专利' });
  const rows = patents.getByRole('article');
  await expect(page.getByText(/^本页有 1 件与排在前面的/)).toBeVisible();
  const all = await rows.count();

  await press(page, '合并同族');
  await expectFocus(page, 'button 不再合并 [pressed]');
  await expect(rows).toHaveCount(all - 1);
  await press(page, '另有 1 件近似专利（展开）');
  await expectFocus(page, /^button 另有 1 件近似专利（收起）/);
  await expect(rows).toHaveCount(all);
  await expectSaid(page, /同族号/);
  // The row that came stands behind the button, also for j.
  await tabTo(page, rows.nth(1).getByRole('link').first());
  await page.keyboard.press('j');
  await expect(rows.nth(2).getByRole('link').first()).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^另有 1 件近似专利/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(all - 1);
  await tabTo(page, page.getByRole('button', { name: '不再合并' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'button 合并同族');
  await expect(rows).toHaveCount(all);
  expect(errors).toEqual([]);
});

test('by keys and ear: a document uploaded before is used again, and forgotten', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await listen(page);
  const { fee, certificate } = await openFiles(page, portal);
  await fee.choose(file('凭证.pdf'));
  await expect(fee.row('凭证.pdf')).toContainText('已上传');

  const way = /^从我的材料中选（\d）：专利证书或授权公告文本$/;
  await press(page, way);
  const mine = page.getByRole('dialog', { name: '我的材料' });
  const use = mine.getByRole('button', { name: '使用“凭证.pdf”' });
  await tabTo(page, use);
  await page.keyboard.press('Escape');
  await expect(mine).toHaveCount(0);
  await expect(page.getByRole('button', { name: way })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, use);
  await page.keyboard.press('Enter');
  await expect(mine).toHaveCount(0);
  await expect(certificate.row('凭证.pdf')).toContainText('已上传');
  // What is done next begins where the file was chosen, not at the top of the page.
  await expect(certificate.picker).toBeFocused();

  await press(page, /^从我的材料中选（\d）：/);
  await tabTo(page, mine.getByRole('button', { name: '删除全部名单' }));
  await forgetHeard(page);
  await page.keyboard.press('Enter');
  await expectSaid(page, '名单是空的。');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^从我的材料/ })).toHaveCount(0);
  expect(errors).toEqual([]);
});
