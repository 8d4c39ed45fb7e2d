import { expect, type Page } from '@playwright/test';
import { addFiles, button, openPart, pick, pickRegion, select, textbox, tick } from './filling';

/** A patent of the mock's, of another enterprise than the one that asks. */
export const PATENT = '202029900001.X';

export const OWNERS_NOTE = '名称变更登记正在办理，附证明。';

/** From the part on the patent, which is open, to the check of the answers. */
export async function fillPjsq(page: Page): Promise<void> {
  await textbox(page, '专利号').fill(PATENT);
  await button(page, '查询').click();
  await expect(page.getByText(/^已填入“.+”的信息，请核对。$/)).toBeVisible();
  await button(page, '下一步：请求人').click();
  await expect(textbox(page, '联系人')).toHaveValue('张某');
  await button(page, '下一步：委托代理').click();
  await pick(page, '是否委托代理', '否');
  await button(page, '下一步：请求内容').click();
  await pick(page, '请求人身份', '专利权人');
  await select(page, '请求事由').selectOption('6');
  await pick(page, '评价所针对的文本', '授权公告文本');
  await pick(page, '领取方式', '网上下载');
  await expect(page.getByText(/不在专利权人之中，请核对身份/)).toBeVisible();
  await textbox(page, '共有权利人说明').fill(OWNERS_NOTE);
  await button(page, '下一步：上传材料').click();
  await addFiles(page, '专利权评价报告请求书', '专利证书或授权公告文本', '主体资格证明');
  await openPart(page, '核对确认');
}

export const EVENT = '2026 年 3 月 15 日在示例市场购得涉案产品，其结构与授权文本一致，附购物发票。';

/** Whom, where, when and what, as every report and complaint tells it. */
async function tellTheEvent(page: Page): Promise<void> {
  await openPart(page, '被举报（投诉）人');
  await button(page, '添加被举报（投诉）人').click();
  await pick(page, '主体类型', /^单位/);
  await textbox(page, '名称（姓名）').fill('示例市虚构日用品商行');
  await textbox(page, '地址').fill('示例路 20 号');
  await openPart(page, '发生的地点');
  await pickRegion(page, '发生地', '320000', '320500', '320581');
  await textbox(page, '发生地详细地址').fill('示例路 20 号一楼');
  await pick(page, '发生渠道', '线下');
  await textbox(page, '发生时间（起）').fill('2026-03-02');
  await textbox(page, '发生时间（止）').fill('2026-06-30');
  await openPart(page, '事实与请求');
  await textbox(page, '事实与理由').fill(EVENT);
}

/** A complaint about a trademark, in the name of the demo enterprise. */
export async function fillComplaint(page: Page): Promise<void> {
  await openPart(page, '类型和事项');
  await pick(page, '类型', /^投诉/);
  await pick(page, '知识产权类型', '商标');
  await select(page, '事项').selectOption({ label: '侵犯商标专用权' });
  await openPart(page, '委托代理');
  await pick(page, '是否委托代理', '否');
  await openPart(page, '涉案权利');
  await pick(page, '权利人身份', /^权利人/);
  await button(page, '添加权利').click();
  await textbox(page, '权利号码').fill('90000001a');
  await textbox(page, '权利名称').fill('示例');
  await textbox(page, '权利人').fill('苏州示例新材料有限公司');
  await pick(page, '权利状态', '有效');
  await tellTheEvent(page);
  await tick(page, '请求事项', /责令停止侵权/);
  await pick(page, '是否已起诉或约定其他途径', '否');
  await openPart(page, '回复');
  await pick(page, '是否需要回复', '是');
  await pick(page, '回复方式', '短信');
  await openPart(page, '上传材料');
  await addFiles(page, '请求书', '主体资格证明', '权利证明', '侵权证据', '证据清单');
  await openPart(page, '证据说明');
  await button(page, '添加证据').click();
  await textbox(page, '证据名称').fill('购物发票');
  await select(page, '证据文件').selectOption({ index: 1 });
  await select(page, '证据来源').selectOption({ label: '购买取得' });
  await textbox(page, '取得日期').fill('2026-03-15');
  await openPart(page, '核对确认');
}

/** A report without a name. */
export async function fillReport(page: Page): Promise<void> {
  await openPart(page, '类型和事项');
  await pick(page, '类型', /^举报/);
  await pick(page, '是否匿名举报', '是');
  await pick(page, '知识产权类型', '专利');
  await select(page, '事项').selectOption({ label: '假冒专利' });
  await tellTheEvent(page);
  await openPart(page, '上传材料');
  await addFiles(page, '侵权证据');
  await openPart(page, '核对确认');
}

export const OBJECTION = '认定所依据的三件申请已经全部撤回，并建立了内部审查制度，请予核实。';

/** An objection to the record that the address names. */
export async function fillObjection(page: Page, received: string): Promise<void> {
  await openPart(page, '委托代理');
  await pick(page, '是否委托代理', '否');
  await openPart(page, '事实与理由');
  await textbox(page, '收到认定文书日期').fill(received);
  await tick(page, '理由类别', /事实不清/);
  await textbox(page, '事实与理由').fill(OBJECTION);
  await openPart(page, '上传材料');
  await addFiles(page, '申诉（修复）申请书', '主体证明', '认定文书', '证据');
  await openPart(page, '核对确认');
}

export const AID = '请求对一件实用新型专利的侵权判定给出参考意见，以便决定下一步。';
export const CAUSE = '市场上出现与我单位产品结构相近的商品，拟在采取行动前了解侵权成立的可能性。';

/** The questions before the form, whose answers are carried into it. */
export async function answerAidQuestions(page: Page): Promise<void> {
  await tick(page, '下面哪些地方在本市？', /营业地/, /侵权行为发生地/);
  await pick(page, '您需要什么？', /^帮助/);
  await tick(page, '需要哪些援助？', /侵权判定参考意见/);
  await pick(page, '您在争议中是哪一方？', '权利人');
}

/** What the questions have not answered. */
export async function fillAid(page: Page): Promise<void> {
  await openPart(page, '委托代理');
  await pick(page, '是否委托代理', '否');
  await openPart(page, '权利');
  await tick(page, '涉及权利类别', /专利/);
  await button(page, '添加号码').click();
  await pick(page, '权利类别', '专利');
  await textbox(page, '号码').fill('202029900001.x');
  await openPart(page, '援助');
  await textbox(page, '申请援助的具体内容').fill(AID);
  await openPart(page, '争议');
  await textbox(page, '事由').fill(CAUSE);
  await select(page, '所处阶段').selectOption({ label: '未进入程序' });
  await openPart(page, '上传材料');
  await addFiles(page, '维权援助申请表', '身份证明', '权利证明', '事由证明材料');
  await openPart(page, '核对确认');
}
