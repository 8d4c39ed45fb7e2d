import type { Page } from '@playwright/test';
import { todayInChina } from '../../../src/domain/calendar';
import { applyLink, type BusinessService } from '../../../src/links/business';
import { consoleErrors, expect, type Portal, test } from '../support/portal';
import { AID, CAUSE, EVENT, OBJECTION, PATENT } from './answers';
import { addFilesByKeyboard, answer, press, tickAllByKeyboard } from './byKeyboard';
import { CREATE, receiptNumber, step } from './filling';

/** From the guide to the declarations or the questions before them. */
async function begin(page: Page, portal: Portal, service: BusinessService): Promise<void> {
  await portal.signIn();
  await portal.open(applyLink(service));
  await expect(step(page, '办事指南')).toBeVisible();
  await press(page, '开始办理');
}

/** Through the declarations to the first part of the form, which is named on the button. */
async function declare(page: Page, first: string): Promise<void> {
  await expect(step(page, '须知与承诺')).toBeFocused();
  await tickAllByKeyboard(page, /^请逐项阅读并勾选/);
  await press(page, '下一步：填写信息');
  await expect(step(page, '填写信息')).toBeFocused();
  await press(page, /^填写：/);
  await expect(step(page, `填写信息：${first}`)).toBeFocused();
}

/** On to the next part, where the focus is at its beginning. */
async function next(page: Page, title: string): Promise<void> {
  await press(page, `下一步：${title}`);
  const heading = ['上传材料', '核对确认'].includes(title) ? title : `填写信息：${title}`;
  await expect(step(page, heading)).toBeFocused();
}

/** Sends the form and reads the receipt. */
async function submit(page: Page, portal: Portal): Promise<void> {
  await press(page, '提交');
  expect(await receiptNumber(page)).not.toBe('');
  await expect(page.getByRole('heading', { level: 1, name: '已提交' })).toBeFocused();
  expect(await portal.calls(CREATE)).toHaveLength(1);
}

test.describe('by keyboard alone, from the guide to the receipt', () => {
  test.setTimeout(120_000);

  test('a request for an evaluation report', async ({ page, portal }) => {
    const printed = consoleErrors(page);
    await begin(page, portal, 'PJSQ');
    await answer(page, '专利是哪一种？', '实用新型');
    await answer(page, '申请日是哪一天？', '20200302');
    await answer(page, '专利授权了吗？', '已经授权公告');
    await answer(page, '这件专利已经有评价报告了吗？', '没有');
    await answer(page, '您是这件专利的什么人？', /^专利权人/);
    await press(page, '下一步：须知与承诺');
    await declare(page, '专利');
    await answer(page, '专利号', PATENT);
    await press(page, '查询');
    await expect(page.getByText(/^已填入“.+”的信息，请核对。$/)).toBeVisible();
    await next(page, '请求人');
    await next(page, '委托代理');
    await answer(page, '是否委托代理', '否');
    await next(page, '请求内容');
    await answer(page, '请求人身份', /^专利权人/);
    await answer(page, '共有权利人说明', '名称变更登记正在办理，附证明。');
    await answer(page, '请求事由', '开放许可声明');
    await answer(page, '评价所针对的文本', '授权公告文本');
    await answer(page, '领取方式', '网上下载');
    await next(page, '上传材料');
    await addFilesByKeyboard(
      page,
      '专利权评价报告请求书',
      '专利证书或授权公告文本',
      '主体资格证明',
    );
    await next(page, '核对确认');
    await submit(page, portal);
    expect(printed).toEqual([]);
  });

  test('a complaint', async ({ page, portal }) => {
    const printed = consoleErrors(page);
    await begin(page, portal, 'JBTS');
    await declare(page, '类型和事项');
    await answer(page, '类型', /^投诉/);
    await answer(page, '知识产权类型', '商标');
    await answer(page, '事项', '侵犯商标专用权');
    await next(page, '举报投诉人');
    await next(page, '委托代理');
    await answer(page, '是否委托代理', '否');
    await next(page, '涉案权利');
    await answer(page, '权利人身份', /^权利人/);
    await press(page, '添加权利');
    await answer(page, '权利号码', '90000001a');
    await answer(page, '权利名称', '示例');
    await answer(page, '权利人', '苏州示例新材料有限公司');
    await answer(page, '权利状态', '有效');
    await next(page, '被举报（投诉）人');
    await press(page, '添加被举报（投诉）人');
    await answer(page, '主体类型', /^单位/);
    await answer(page, '名称（姓名）', '示例市虚构日用品商行');
    await answer(page, '地址', '示例路 20 号');
    await next(page, '发生的地点、渠道和时间');
    await answer(page, '发生地', ['江苏省', '苏州市', '常熟市']);
    await answer(page, '发生地详细地址', '示例路 20 号一楼');
    await answer(page, '发生渠道', '线下');
    await answer(page, '发生时间（起）', '20260302');
    await answer(page, '发生时间（止）', '20260630');
    await next(page, '事实与请求');
    await answer(page, '事实与理由', EVENT);
    await answer(page, '请求事项', [/责令停止侵权/]);
    await answer(page, '是否已起诉或约定其他途径', '否');
    await next(page, '证据说明');
    await next(page, '回复');
    await answer(page, '是否需要回复', '是');
    await answer(page, '回复方式', '短信');
    await next(page, '上传材料');
    const files = ['请求书', '主体资格证明', '权利证明', '侵权证据', '证据清单'];
    await addFilesByKeyboard(page, ...files);
    await next(page, '核对确认');
    await submit(page, portal);
    expect(printed).toEqual([]);
  });

  test('an objection to a dishonesty record', async ({ page, portal }) => {
    const printed = consoleErrors(page);
    await begin(page, portal, 'SXSS');
    await declare(page, '失信记录和申请类型');
    await answer(page, '失信记录', /〕1号/);
    await answer(page, '申请类型', /^异议申诉/);
    await next(page, '申诉主体');
    await next(page, '委托代理');
    await answer(page, '是否委托代理', '否');
    await next(page, '事实与理由');
    await answer(page, '收到认定文书日期', todayInChina());
    await answer(page, '理由类别', [/事实不清/]);
    await answer(page, '事实与理由', OBJECTION);
    await next(page, '上传材料');
    await addFilesByKeyboard(page, '申诉（修复）申请书', '主体证明', '认定文书', '证据');
    await next(page, '核对确认');
    await submit(page, portal);
    expect(printed).toEqual([]);
  });

  test('a request for aid', async ({ page, portal }) => {
    const printed = consoleErrors(page);
    await begin(page, portal, 'WQYZ');
    await answer(page, '下面哪些地方在本市？', [/营业地/, /侵权行为发生地/]);
    await answer(page, '您需要什么？', /^帮助/);
    await answer(page, '需要哪些援助？', [/侵权判定参考意见/]);
    await answer(page, '您在争议中是哪一方？', '权利人');
    await press(page, '下一步：须知与承诺');
    // What the questions and the account have answered is done; the way leads to what is not.
    await declare(page, '权利');
    await answer(page, '涉及权利类别', [/专利/]);
    await press(page, '添加号码');
    await answer(page, '权利类别', '专利');
    await answer(page, '号码', '202029900001.x');
    await next(page, '援助');
    await answer(page, '申请援助的具体内容', AID);
    await next(page, '争议');
    await answer(page, '事由', CAUSE);
    await answer(page, '所处阶段', '未进入程序');
    await next(page, '上传材料');
    await addFilesByKeyboard(page, '维权援助申请表', '身份证明', '权利证明', '事由证明材料');
    await next(page, '核对确认');
    await submit(page, portal);
    expect(printed).toEqual([]);
  });
});
