import { applyLink, reportProgressLink } from '../../../src/links/business';
import { expect, shownPath } from '../support/portal';
import { fillComplaint, fillPjsq, fillReport } from './answers';
import {
  addFiles,
  button,
  declare,
  openForm,
  openPart,
  pick,
  receiptNumber,
  select,
  textbox,
} from './filling';
import { download, expectStatus, follow, log, rate, region, send, test } from './following';
import { conclude, corrections, write } from './office';

test('PJSQ: from the guide through a correction and a confirmation to the report', async ({
  page,
  portal,
  office,
}) => {
  await portal.signIn();
  await portal.open(applyLink('PJSQ'));
  await button(page, '开始办理').click();
  await pick(page, '专利是哪一种？', '实用新型');
  await textbox(page, '申请日是哪一天？').fill('2020-03-02');
  await textbox(page, '申请日是哪一天？').press('Tab');
  await pick(page, '专利授权了吗？', '已经授权公告');
  await pick(page, '这件专利已经有评价报告了吗？', '没有');
  await pick(page, '您是这件专利的什么人？', /^专利权人/);
  await button(page, '下一步：须知与承诺').click();
  await declare(page);
  await button(page, '填写：专利').click();
  await fillPjsq(page);
  const id = await send(page);

  await office.act(
    id,
    '受理员：办至“待补正”',
    corrections(
      { 请求事由: '事由与材料不一致', '材料：主体资格证明': '营业执照看不清' },
      '请按要求补正',
    ),
  );
  await page.getByRole('link', { name: '查看进度' }).click();
  await expectStatus(page, '待补正');
  const notice = region(page, '需要补正 2 处');
  await expect(notice).toContainText('事由与材料不一致');
  await notice.getByRole('link', { name: '请求事由' }).click();
  await expect(select(page, '请求事由')).toBeFocused();
  await expect(page.getByText('审查意见：事由与材料不一致')).toBeVisible();
  await select(page, '请求事由').selectOption('5');
  await expect(page.getByRole('radiogroup', { name: '领取方式' })).toHaveCount(0);
  await openPart(page, '上传材料');
  await expect(page.getByText('审查意见：营业执照看不清')).toBeVisible();
  await page
    .getByRole('list', { name: '主体资格证明的文件' })
    .getByRole('button', { name: /^删除/ })
    .click();
  await button(page, '删除文件').click();
  await addFiles(page, '主体资格证明');
  await openPart(page, '核对确认');
  await button(page, '提交补正').click();
  expect(await receiptNumber(page, '补正已提交')).toBe(id);

  await office.forward(2);
  await office.act(id, '受理员：办至“已受理”');
  await office.act(id, '承办人：办至“办理中”', write('意见', '材料齐全，开始核查'));
  await office.act(id, '承办人：办至“待申请人确认”', write('请申请人确认的内容', '请核对请求书。'));
  await follow(page, portal, 'PJSQ', id, '待申请人确认');
  await expect(region(page, '请您确认')).toContainText('请核对请求书。');
  await button(page, '提出异议').click();
  await textbox(page, '异议和理由').fill('请求书上的名称有误');
  await button(page, '提交异议').click();
  await expectStatus(page, '办理中');
  await expect(region(page, '您提出异议的内容')).toContainText('请求书上的名称有误');

  await office.act(id, '承办人：办至“待申请人确认”', write('请申请人确认的内容', '名称已改正。'));
  await page.reload();
  await expect(region(page, '请您确认')).toContainText('名称已改正。');
  await button(page, '确认').click();
  await expectStatus(page, '办理中');
  await expect(page.getByText('官方编号')).toBeVisible();

  await office.forward(30);
  await office.act(id, '审核人：办至“已办结”', conclude('全部权利要求符合授权条件', '报告已作出'));
  await page.reload();
  await expectStatus(page, '已办结');
  const result = region(page, '办理结果');
  await expect(result).toContainText('全部权利要求符合授权条件');
  await expect(result).toContainText('报告已作出');
  expect(await download(page, '办理文书')).toMatch(/专利权评价报告.*\.pdf$/);
  await rate(page);
  expect(await office.offered(id)).toEqual([]);
  for (const words of ['退回补正', '补正', '提出异议', '确认', '办结']) {
    await expect(log(page)).toContainText(words);
  }
});

test('JBTS: a complaint is corrected, processed and ends with its result', async ({
  page,
  portal,
  office,
}) => {
  await portal.signIn();
  await openForm(page, portal, 'JBTS');
  await fillComplaint(page);
  const id = await send(page);
  await office.act(
    id,
    '受理员：办至“待补正”',
    corrections({ '被举报（投诉）人': '请写明门牌号' }, '请补正'),
  );
  await follow(page, portal, 'JBTS', id, '待补正');
  await page.getByRole('link', { name: '补正并重新提交' }).click();
  await expect(page.getByText('审查意见：请写明门牌号')).toBeVisible();
  await textbox(page, '地址').fill('示例路 20 号 1 幢 101 室');
  await openPart(page, '核对确认');
  await button(page, '提交补正').click();
  expect(await receiptNumber(page, '补正已提交')).toBe(id);
  await office.act(id, '受理员：办至“已受理”');
  await office.act(id, '承办人：办至“办理中”');
  await office.act(id, '审核人：办至“已办结”', conclude('调解', '双方达成调解协议'));
  await follow(page, portal, 'JBTS', id, '已办结');
  await expect(region(page, '办理结果')).toContainText('双方达成调解协议');
  await expect(page.getByText('示例路 20 号 1 幢 101 室').first()).toBeVisible();
});

test('JBTS: an anonymous report is followed with number and code, and transferred', async ({
  page,
  portal,
  office,
}) => {
  await portal.signIn('person');
  await openForm(page, portal, 'JBTS');
  await fillReport(page);
  const id = await send(page);
  const receipt = page.getByRole('article', { name: '回执' });
  const code = /查询码([A-Z\d]{8})/.exec(
    ((await receipt.textContent()) ?? '').replace(/\s/g, ''),
  )?.[1];
  await expect(receipt).toContainText('请现在打印或抄下查询码');
  await office.act(id, '受理员：办至“已受理”');
  await office.act(id, '审核人：办至“已移送”', async (form) => {
    await write('移送至', '邻县市场监督管理局')(form);
    await write('意见', '经营者在外县')(form);
  });

  await receipt.getByRole('link', { name: '查看进度' }).click();
  await expect(textbox(page, '办件编号')).toHaveValue(id);
  await textbox(page, '查询码').fill('WWWWWWWW');
  await button(page, '查询进度').click();
  await expect(page.getByText(/没有找到，请核对办件编号和查询码/)).toBeVisible();
  await textbox(page, '查询码').fill(code ?? '');
  await button(page, '查询进度').click();
  const progress = page.getByRole('article', { name: '举报进度' });
  await expect(progress).toContainText('已移送');
  await expect(progress).toContainText('邻县市场监督管理局');
  expect(shownPath(page)).toBe(`/ipr-front${reportProgressLink(id)}`);
  await expect(page.locator('body')).not.toContainText('13000000003');
  // It belongs to nobody: not to who sent it either.
  await portal.open(applyLink('JBTS'));
  await expect(page.getByRole('link', { name: /假冒|虚构日用品/ }).first()).toBeVisible();
  await expect(page.getByText(id)).toHaveCount(0);
});

test('a correction that does not come in time ends the request, which can be copied', async ({
  page,
  portal,
  office,
}) => {
  await portal.signIn();
  await portal.open(applyLink('PJSQ'));
  const row = page.getByRole('row').filter({ hasText: '待补正' });
  await expect(row).toContainText('请补正并重新提交');
  await office.forward(60);
  await row.getByRole('link').click();
  await expectStatus(page, '已撤回');
  await expect(log(page)).toContainText('逾期未补正，视为撤回');
  await expect(page.getByRole('link', { name: '补正并重新提交' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '复制为新申请' })).toBeVisible();
});
