import type { Page } from '@playwright/test';
import type { Status } from '../../../src/domain/workflow/status';
import {
  applyLink,
  type BusinessService,
  dishonestyLink,
  reportProgressLink,
} from '../../../src/links/business';
import { careSwitch, findings, smallTargets } from '../support/axe';
import { ownRequest } from '../support/businessPages';
import { expect, type Portal, test } from '../support/portal';
import { answerAidQuestions, fillReport } from './answers';
import {
  addFiles,
  button,
  openForm,
  openPart,
  pick,
  receiptNumber,
  summary,
  textbox,
} from './filling';

const WIDE = { width: 1366, height: 768 };

/** What axe finds, and on the narrowest screen of WCAG 1.4.10 what reaches beyond it. */
async function look(page: Page, state: string, care: boolean): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  if (care) {
    await page.setViewportSize({ width: 375, height: 700 });
    expect.soft(await findings(page, true), `${state}, care mode`).toEqual([]);
    expect.soft(await smallTargets(page), `${state}, targets in care mode`).toEqual([]);
    await expect.soft.poll(beyond, `${state}, care mode, 375`).toBeLessThanOrEqual(0);
    return;
  }
  expect.soft(await findings(page, false), state).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.soft.poll(beyond, `${state}, 320`).toBeLessThanOrEqual(0);
}

/** A state of a page, on a wide screen and in care mode on a telephone. */
async function inspect(page: Page, state: string): Promise<void> {
  await look(page, state, false);
  await page.setViewportSize(WIDE);
  await careSwitch(page).click();
  await look(page, state, true);
  await page.setViewportSize(WIDE);
  await careSwitch(page).click();
}

/** A dialog, which covers the switch. */
async function inspectDialog(page: Page, name: string | RegExp, open: () => Promise<void>) {
  const dialog = page.getByRole('dialog', { name });
  for (const care of [false, true]) {
    if (care) await careSwitch(page).click();
    await open();
    await expect(dialog).toBeVisible();
    await look(page, `dialog ${name}`, care);
    await page.setViewportSize(WIDE);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    if (care) await careSwitch(page).click();
  }
}

/** The form of a service, sent without an answer. */
async function sendEmpty(page: Page): Promise<void> {
  await openPart(page, '核对确认');
  await button(page, '提交').click();
  await expect(summary(page)).toBeVisible();
}

async function openView(
  page: Page,
  portal: Portal,
  service: BusinessService,
  status: Status,
): Promise<void> {
  await portal.open(await ownRequest(service, status)(page, portal));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/：/);
}

test.describe('nothing stands in anybody’s way', () => {
  test.setTimeout(120_000);

  test('in the parts of a form of every kind of field, with their errors', async ({
    page,
    portal,
  }) => {
    await portal.signIn('person');
    await openForm(page, portal, 'JBTS');
    await button(page, '草稿选项').click();
    await inspect(page, 'what is kept');
    await button(page, '草稿选项').click();
    await openPart(page, '类型和事项');
    await pick(page, '类型', /^投诉/);
    for (const [part, add] of [
      ['涉案权利', '添加权利'],
      ['被举报（投诉）人', '添加被举报（投诉）人'],
      ['证据说明', '添加证据'],
    ] as const) {
      await openPart(page, part);
      await button(page, add).click();
    }
    await sendEmpty(page);
    await inspect(page, 'answers to check, with errors');
    for (const part of [
      '涉案权利',
      '发生的地点、渠道和时间',
      '事实与请求',
      '证据说明',
      '上传材料',
    ]) {
      await openPart(page, part);
      await inspect(page, `${part}, with errors`);
    }
    await addFiles(page, '侵权证据');
    await page
      .getByLabel('选择文件：侵权证据', { exact: true })
      .setInputFiles({ name: '空.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
    await expect(page.locator('[class*="ipr-file-"]')).toHaveCount(2);
    await inspect(page, 'a file that is there and one that is refused');
  });

  test('in the questions, the declarations and the parts of a service’s own', async ({
    page,
    portal,
  }) => {
    await portal.signIn();
    await portal.open(applyLink('PJSQ', { step: 'questions' }));
    await pick(page, '专利是哪一种？', '发明');
    await expect(page.getByText('不符合申请条件')).toBeVisible();
    await inspect(page, 'a refusal');
    await portal.open(applyLink('WQYZ', { step: 'questions' }));
    await answerAidQuestions(page);
    await inspect(page, 'questions answered');
    await portal.open(applyLink('WQYZ', { step: 'consent' }));
    await button(page, '下一步：填写信息').click();
    await expect(summary(page)).toBeVisible();
    await inspect(page, 'declarations, with errors');
    await openForm(page, portal, 'SXSS');
    await openPart(page, '失信记录和申请类型');
    await page.getByRole('radio', { name: /〕1号/ }).check();
    await pick(page, '申请类型', /^信用修复/);
    await inspect(page, 'record chosen');
    await openPart(page, '纠正与承诺');
    await inspect(page, 'promise');
    await openForm(page, portal, 'PJSQ');
    await openPart(page, '专利');
    await textbox(page, '专利号').fill('202029900001.X');
    await button(page, '查询').click();
    await expect(page.getByText(/^已填入“.+”的信息/)).toBeVisible();
    await inspect(page, 'patent found');
  });

  test('in the receipt of an anonymous report and its progress', async ({ page, portal }) => {
    await portal.signIn('person');
    await openForm(page, portal, 'JBTS');
    await fillReport(page);
    await button(page, '提交').click();
    const id = await receiptNumber(page);
    await inspect(page, 'receipt');
    const receipt = (await page.getByRole('article', { name: '回执' }).textContent()) ?? '';
    const [, code = ''] = /查询码([A-Z\d]{8})/.exec(receipt.replace(/\s/g, '')) ?? [];
    await portal.open(reportProgressLink(id));
    await button(page, '查询进度').click();
    await inspect(page, 'query, with an error');
    await textbox(page, '查询码').fill(code);
    await button(page, '查询进度').click();
    await expect(page.getByRole('article', { name: '举报进度' })).toBeVisible();
    await inspect(page, 'progress');
  });

  test('in the states of a request', async ({ page, portal }) => {
    await portal.signIn();
    await openView(page, portal, 'PJSQ', 'FINISHED');
    await button(page, '提交评价').click();
    await inspect(page, 'finished, an empty rating sent');
    await openView(page, portal, 'PJSQ', 'SUPPLEMENT');
    await button(page, /^显示/).first().click();
    await inspect(page, 'to be corrected, personal data shown');
    await inspectDialog(page, '撤回申请', () => button(page, '撤回').click());
    await openView(page, portal, 'WQYZ', 'CONFIRM');
    await button(page, '提出异议').click();
    await button(page, '提交异议').click();
    await inspect(page, 'an empty objection sent');
    await portal.signIn('person');
    await openView(page, portal, 'WQYZ', 'REJECTED');
    await button(page, '申诉').click();
    await button(page, '提交申诉').click();
    await inspect(page, 'refused, an empty appeal sent');
  });

  test('in the dialogs of the lists', async ({ page, portal }) => {
    await portal.signIn();
    await portal.open(dishonestyLink());
    const records = page.getByRole('table', { name: /失信记录/ }).getByRole('link');
    await inspectDialog(page, /^失信记录/, () => records.first().click());
    await inspectDialog(page, '我的办件', async () => {
      await button(page, '张某').click();
      await page.getByRole('menuitem', { name: /^我的办件/ }).click();
    });
  });
});
