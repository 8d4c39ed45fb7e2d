import { applyLink, requestLink } from '../../../src/links/business';
import { transactionSearchLink } from '../../../src/links/transaction';
import { button, openPart, textbox } from '../business/filling';
import { send, test } from '../business/following';
import { corrections, write } from '../business/office';
import { seedDraft } from '../business/seededDraft';
import { expect } from '../support/portal';

const NEW_TITLE = '示例夹具专利权整体转让';

test('a listing: sent, returned with reasons, sent again, published, asked about, dealt', async ({
  page,
  portal,
  office,
}) => {
  await portal.signIn('person');
  await seedDraft(page, portal, 'ZLJY');
  await portal.open(applyLink('ZLJY', { step: 'fill' }));
  await openPart(page, '核对确认');
  const id = await send(page);
  const state = page.locator('[class*="ipr-requestStatus-"]').first();

  await office.act(
    id,
    '审核人：办至“退回修改”',
    corrections({ 标题: '请写明是转让专利权' }, '标题不明确'),
  );
  await portal.open(requestLink('ZLJY', id));
  await expect(state).toHaveText('退回修改');
  await expect(page.getByText('请写明是转让专利权')).toBeVisible();
  await page.getByRole('link', { name: '修改并重新提交' }).click();
  await expect(textbox(page, '标题')).toBeFocused();
  await expect(page.getByText('审查意见：请写明是转让专利权')).toBeVisible();
  await textbox(page, '标题').fill(NEW_TITLE);
  await openPart(page, '核对确认');
  await button(page, /^(提交|重新提交|提交修改|提交补正)$/).click();
  await expect(page.getByRole('article', { name: '回执' })).toContainText(id);

  await office.act(id, '审核人：办至“已发布”', write('意见', '符合发布要求'));

  // Somebody else finds it, and learns whom to ask.
  await portal.signIn('enterprise');
  await portal.open(transactionSearchLink({ q: '示例夹具' }));
  await page.getByRole('link', { name: NEW_TITLE }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: NEW_TITLE })).toBeVisible();
  const contact = page.getByRole('region', { name: '联系方式' });
  await expect(contact).toContainText('130****0003');
  await button(page, '查看联系方式').click();
  await expect(contact.getByRole('link', { name: '13000000003' })).toBeVisible();

  // The publisher sees that somebody asked, not who, and registers the deal.
  await portal.signIn('person');
  await portal.open(requestLink('ZLJY', id));
  await expect(state).toHaveText('已发布');
  await expect(page.getByText(/1 位用户查看过联系方式/)).toBeVisible();
  await button(page, '登记成交').click();
  const dialog = page.getByRole('dialog', { name: '登记成交' });
  await dialog.getByLabel(/^成交金额/).fill('28.5');
  await dialog.getByRole('button', { name: '登记成交' }).click();
  await expect(page.getByText('成交已登记，感谢反馈。')).toBeVisible();
  await expect(state).toHaveText('已成交');
  await expect(page.getByText(/已登记成交：专利权转让，.+28\.5 万元/)).toBeVisible();

  await portal.signIn('enterprise');
  await portal.open(transactionSearchLink({ q: '示例夹具' }));
  await expect(page.getByRole('link', { name: NEW_TITLE })).toHaveCount(0);
});
