import type { Page } from '@playwright/test';
import { todayInChina } from '../../../src/domain/calendar';
import {
  applyLink,
  type BusinessService,
  dishonestyLink,
  reportProgressLink,
  requestLink,
} from '../../../src/links/business';
import { test as base, expect, type Portal, shownPath } from '../support/portal';
import {
  AID,
  answerAidQuestions,
  fillAid,
  fillComplaint,
  fillObjection,
  fillPjsq,
  fillReport,
} from './answers';
import {
  addFiles,
  button,
  declare,
  openForm,
  openPart,
  pick,
  receiptNumber,
  select,
  step,
  textbox,
} from './filling';
import { conclude, corrections, type Office, openOffice, write } from './office';

const test = base.extend<{ office: Office }>({
  office: async ({ browser, portal }, use) => {
    const office = await openOffice(browser, portal);
    await use(office);
    await office.close();
  },
});

const region = (page: Page, name: string | RegExp) =>
  page.getByRole('region', typeof name === 'string' ? { name, exact: true } : { name });

/** Opens the view of a request and waits for its state. */
async function follow(
  page: Page,
  portal: Portal,
  service: BusinessService,
  id: string,
  status: string,
): Promise<void> {
  await portal.open(requestLink(service, id));
  await expectStatus(page, status);
}

async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(page.locator('.ipr-request-head .ipr-request-status')).toHaveText(status);
}

const log = (page: Page) => page.getByRole('table', { name: /办理记录/ });

/** Submits what has been checked; the number. */
async function send(page: Page): Promise<string> {
  await button(page, '提交').click();
  return receiptNumber(page);
}

/** What can be taken home of a list of documents, by its name. */
async function download(page: Page, list: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('list', { name: list }).getByRole('button', { name: /^下载/ }).first().click(),
  ]);
  return file.suggestedFilename();
}

/** Rates a finished request, after which it cannot be rated again. */
async function rate(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '满意', exact: true }).check();
  await textbox(page, '意见和建议').fill('很快');
  await button(page, '提交评价').click();
  await expect(page.getByText('您的评价：满意（4 分）')).toBeVisible();
  await page.reload();
  await expect(page.getByText('您的评价：满意（4 分）')).toBeVisible();
  await expect(button(page, '提交评价')).toHaveCount(0);
}

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
  await expect(receipt).toContainText('查询码只显示这一次');
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

test('SXSS: from the own record in the public list to its revocation there', async ({
  page,
  portal,
  office,
}) => {
  await portal.signIn();
  await portal.open(dishonestyLink());
  const own = region(page, /^本主体的失信记录/);
  const record = (number: RegExp) => own.getByRole('listitem').filter({ hasText: number });
  const first = record(/〕1号/);
  await expect(first).toContainText('未修复');
  await expect(record(/〕2号/)).toContainText(/异议处理中/);
  // A rule that forbids the repair says so, with the request that is under way.
  await expect(record(/〕2号/)).toContainText(
    /已有在办的申请（SXSS-\d{8}-\d{6}），办结后才能再次申请/,
  );
  await expect(record(/〕2号/).getByRole('link', { name: /信用修复/ })).toHaveCount(0);
  await first.getByRole('link', { name: /^异议申诉/ }).click();
  expect(shownPath(page)).toContain('record=B1001&appeal=OBJECTION');
  await button(page, '开始办理').click();
  await declare(page);
  await openPart(page, '失信记录和申请类型');
  await expect(page.getByRole('radio', { name: /〕1号/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^异议申诉/ })).toBeChecked();
  await fillObjection(page, todayInChina());
  const id = await send(page);
  await portal.open(dishonestyLink());
  await expect(record(/〕1号/)).toContainText('异议处理中');

  await office.act(id, '受理员：办至“已受理”');
  await office.act(id, '承办人：办至“办理中”');
  await office.act(id, '审核人：办至“已办结”', conclude('成立，撤销认定', '认定依据已不存在'));
  await follow(page, portal, 'SXSS', id, '已办结');
  await expect(region(page, '办理结果')).toContainText('成立，撤销认定');
  await expect(region(page, '失信记录')).toContainText('已撤销（异议成立）');
  expect(await download(page, '办理文书')).toMatch(/\.pdf$/);
  await portal.open(dishonestyLink());
  await expect(record(/〕1号/)).toContainText('已撤销（异议成立）');
  await expect(record(/〕1号/)).toContainText('该记录的认定已撤销，无需再申请');
  await expect(record(/〕1号/).getByRole('link', { name: /^(异议申诉|信用修复)/ })).toHaveCount(0);
});

/** A request for aid, from the questions to its number. */
async function askForAid(page: Page, portal: Portal): Promise<string> {
  await portal.open(applyLink('WQYZ', { step: 'questions' }));
  await answerAidQuestions(page);
  await button(page, '下一步：须知与承诺').click();
  await declare(page);
  await fillAid(page);
  return send(page);
}

test('WQYZ: refused, appealed against, accepted, planned, and ended with its service log', async ({
  page,
  portal,
  office,
}) => {
  await portal.signIn();
  const id = await askForAid(page, portal);
  await office.act(id, '受理员：办至“不予受理”', write('意见', '看不出与本市的联系'));
  await follow(page, portal, 'WQYZ', id, '不予受理');
  await expect(region(page, '不予受理的理由')).toContainText('看不出与本市的联系');
  await button(page, '申诉').click();
  await textbox(page, '申诉理由').fill('侵权行为发生地在本市，证明已附在材料中。');
  await button(page, '提交申诉').click();
  await expect(page.getByText('等待知识产权管理部门决定')).toBeVisible();
  await expect(button(page, '申诉')).toHaveCount(0);

  await office.act(id, '知识产权管理部门：处理申诉', async (form) => {
    await form.getByRole('radio', { name: '撤销并受理' }).check();
    await write('意见', '确在本市')(form);
  });
  await office.act(id, '承办人：办至“办理中”');
  await office.act(
    id,
    '承办人：办至“待申请人确认”',
    write('请申请人确认的内容', '由专家出具意见。'),
  );
  await page.reload();
  await expectStatus(page, '待申请人确认');
  await expect(region(page, '申诉')).toContainText('撤销不予受理，已受理');
  await expect(region(page, '请您确认')).toContainText('由专家出具意见。');
  await button(page, '确认').click();
  await expectStatus(page, '办理中');
  await office.forward(10);
  await office.act(
    id,
    '审核人：办至“已办结”',
    conclude('判定参考意见', '落入保护范围的可能性较大'),
  );
  await page.reload();
  await expectStatus(page, '已办结');
  await expect(region(page, '办理结果')).toContainText('落入保护范围的可能性较大');
  await expect(page.getByText('示例市知识产权维权援助合作机构').first()).toBeVisible();
  await expect(page.getByText('援助服务已完成').first()).toBeVisible();
});

test('WQYZ: withdrawn, and begun anew with the same answers', async ({ page, portal, office }) => {
  await portal.signIn();
  const id = await askForAid(page, portal);
  await page.getByRole('link', { name: '查看进度' }).click();
  await expectStatus(page, '待受理');
  await button(page, '撤回').click();
  const dialog = page.getByRole('dialog', { name: '撤回申请' });
  await textbox(dialog, '撤回原因').fill('资料有误');
  await dialog.getByRole('button', { name: '撤回申请' }).click();
  await expectStatus(page, '已撤回');
  expect(await office.offered(id)).toEqual([]);
  await page.getByRole('link', { name: '复制为新申请' }).click();
  await button(page, /^(开始办理|继续填写)/).click();
  await expect(step(page, '条件自查').or(step(page, '须知与承诺'))).toBeVisible();
  await page.getByRole('button', { name: /^(跳过自查|下一步：须知与承诺)$/ }).click();
  await declare(page);
  await openPart(page, '援助');
  await expect(textbox(page, '申请援助的具体内容')).toHaveValue(AID);
  await openPart(page, '上传材料');
  await expect(page.locator('.ipr-file')).toHaveCount(0);
  await addFiles(page, '维权援助申请表', '身份证明', '权利证明', '事由证明材料');
  await openPart(page, '核对确认');
  expect(await send(page)).not.toBe(id);
});
