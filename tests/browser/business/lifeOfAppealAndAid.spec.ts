import type { Page } from '@playwright/test';
import { todayInChina } from '../../../src/domain/calendar';
import { applyLink, dishonestyLink } from '../../../src/links/business';
import { expect, type Portal, shownPath } from '../support/portal';
import { AID, answerAidQuestions, fillAid, fillObjection } from './answers';
import { addFiles, button, declare, openForm, openPart, step, textbox } from './filling';
import { download, expectStatus, follow, region, send, test } from './following';
import { conclude, write } from './office';

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

test('SXSS: a repair that a rule forbids is not offered; the list and the form say the rule', async ({
  page,
  portal,
}) => {
  const rule = '认定之后又有新的失信行为，不能申请信用修复';
  await portal.signIn('person');
  await portal.open(dishonestyLink());
  const record = region(page, /^本主体的失信记录/)
    .getByRole('listitem')
    .filter({ hasText: /〕4号/ });
  await expect(record).toContainText(`信用修复：${rule}`);
  await expect(record.getByRole('link', { name: /^信用修复/ })).toHaveCount(0);
  await expect(record.getByRole('link', { name: /^异议申诉/ })).toBeVisible();
  await openForm(page, portal, 'SXSS', { record: 'B1004', appeal: 'REPAIR' });
  await openPart(page, '失信记录和申请类型');
  await expect(page.getByText(`不能申请：${rule}`)).toBeVisible();
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
  await expect(page.locator('[class*="ipr-file-"]')).toHaveCount(0);
  await addFiles(page, '维权援助申请表', '身份证明', '权利证明', '事由证明材料');
  await openPart(page, '核对确认');
  expect(await send(page)).not.toBe(id);
});
