import type { Page } from '@playwright/test';
import { todayInChina } from '../../../src/domain/calendar';
import { applyLink, type BusinessService } from '../../../src/links/business';
import { expect, type Portal, test } from '../support/portal';
import {
  AID,
  answerAidQuestions,
  CAUSE,
  EVENT,
  fillAid,
  fillComplaint,
  fillObjection,
  fillPjsq,
  OBJECTION,
  OWNERS_NOTE,
  PATENT,
} from './answers';
import { button, CREATE, declare, focused, openForm, openPart, step, summary } from './filling';

/** What the account of the demo enterprise and its last request tell. */
const APPLICANT = {
  applicantType: 'ENTERPRISE',
  applicantName: '苏州示例新材料有限公司',
  uscc: '91320599YYYYYY0103',
  legalPerson: '王某',
  region: '320581',
  address: '示例街道云湖示例路 8 号',
  postcode: '215500',
  contactName: '张某',
  contactMobile: '13000000002',
  contactPhone: '0512-20000000',
  contactEmail: 'ip@enterprise.example',
  hasAgent: false,
};

interface Refused {
  field: string;
  message: string;
}

/**
 * Sends a form twice: the first time it is refused at some fields, which say so; the second time it
 * is taken, unchanged and under the same mark. The body.
 */
async function sendTwice(page: Page, portal: Portal, errors: readonly Refused[]) {
  await portal.fault({
    path: CREATE,
    body: { code: 10004, msg: '请核对标出的内容', data: { errors } },
  });
  await button(page, '提交').click();
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^错误：/);
  const links = summary(page).getByRole('link');
  await expect(links).toHaveCount(errors.length);
  for (const [index, { message }] of errors.entries()) {
    const words = (await links.nth(index).textContent()) ?? '';
    expect(words).toContain(message);
    await links.nth(index).click();
    await expect
      .poll(() => focused(page))
      .toMatchObject({ error: expect.stringContaining(message) });
    await button(page, '返回核对').last().click();
    await expect(step(page, '核对确认')).toBeVisible();
  }
  await button(page, '提交').click();
  await expect(page.getByRole('heading', { level: 1, name: '已提交' })).toBeVisible();
  await expect(page).not.toHaveTitle(/^错误：/);
  const bodies = (await portal.calls(CREATE)).map(({ body }) => body as Record<string, unknown>);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual({ ...bodies[0], consent: expect.anything() });
  return bodies[1];
}

/** A body as the contract has it, with the files of these kinds. */
const bodyOf = (
  processKey: BusinessService,
  formData: object,
  categories: readonly string[],
  checked: readonly string[],
) => ({
  processKey,
  formData: { schemaVersion: 1, ...formData },
  attachments: categories.map((category) => ({ id: expect.any(String), category })),
  consent: {
    version: processKey === 'JBTS' ? 'v2' : 'v1',
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
    checked,
  },
  idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
});

test('PJSQ: refused at its fields, then taken; the body is that of the contract', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await openForm(page, portal, 'PJSQ');
  await button(page, '填写：专利').click();
  await fillPjsq(page);
  const sent = await sendTwice(page, portal, [
    { field: 'patentNumber', message: '该专利已有评价报告' },
    { field: 'files.request', message: '请求书没有签章' },
  ]);
  expect(sent).toEqual(
    bodyOf(
      'PJSQ',
      {
        patentNumber: PATENT,
        patentTitle: '一种用于仓储与快递包裹的分拣的柔性物料自动分拣输送线',
        patentee: '常熟虞山示例精密机械有限公司',
        patentKind: 'UTILITY',
        filingDate: '2020-01-03',
        grantDate: '2020-08-21',
        ...APPLICANT,
        requesterRole: 'PATENTEE',
        otherOwnersNote: OWNERS_NOTE,
        reportCase: '6',
        textBasis: 'GRANTED',
        delivery: 'ONLINE',
      },
      ['request', 'certificate', 'identity'],
      ['truth', 'knowledge', 'verification', 'privacy'],
    ),
  );
});

test('JBTS: refused at its fields, then taken; the body is that of the contract', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await openForm(page, portal, 'JBTS');
  await fillComplaint(page);
  await expect(page.getByRole('table', { name: '证据目录' })).toContainText(/[0-9a-f]{64}/);
  const sent = await sendTwice(page, portal, [
    { field: 'respondents[0].address', message: '地址不完整' },
    { field: 'files.evidence', message: '文件已损坏，请重新上传' },
  ]);
  expect(sent).toEqual(
    bodyOf(
      'JBTS',
      {
        kind: 'COMPLAINT',
        rightType: 'TRADEMARK',
        matter: 'TRADEMARK_INFRINGEMENT',
        ...APPLICANT,
        complainantRole: 'OWNER',
        rights: [
          { number: '90000001A', name: '示例', owner: '苏州示例新材料有限公司', status: 'VALID' },
        ],
        respondents: [
          { type: 'ENTERPRISE', name: '示例市虚构日用品商行', address: '示例路 20 号' },
        ],
        occurRegion: '320581',
        occurAddress: '示例路 20 号一楼',
        channel: 'OFFLINE',
        occurFrom: '2026-03-02',
        occurTo: '2026-06-30',
        facts: EVENT,
        requests: ['STOP'],
        litigation: 'NO',
        evidence: [
          {
            name: '购物发票',
            file: expect.any(String),
            source: 'PURCHASE',
            date: '2026-03-15',
          },
        ],
        expectReply: true,
        replyBy: 'SMS',
      },
      ['request', 'identity', 'rightProof', 'evidence', 'evidenceList'],
      ['truth', 'privacy', 'litigation'],
    ),
  );
});

/** A record of the demo enterprise against which it can object today. */
const RECORD = 'B1001';

/** What the form repeats of that record; its days depend on today. */
async function recordToday(page: Page, { origin }: Portal): Promise<Record<string, unknown>> {
  const query = encodeURIComponent(JSON.stringify({ own: true }));
  const path = `${origin}/data-service/api/front/breakPromise/find?queryData=${query}`;
  const { data } = await (await page.request.get(path)).json();
  const record = data.content.find(({ id }: { id: string }) => id === RECORD);
  const keys = [
    'subjectName',
    'subjectCode',
    'behavior',
    'level',
    'decisionNo',
    'decisionOrg',
    'decisionDate',
    'publishFrom',
    'repairableFrom',
  ];
  return Object.fromEntries(keys.map((key) => [key, record[key]]));
}

test('SXSS: refused at its fields, then taken; the body is that of the contract', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  const told = await recordToday(page, portal);
  await openForm(page, portal, 'SXSS', { record: RECORD, appeal: 'OBJECTION' });
  await fillObjection(page, todayInChina());
  const sent = await sendTwice(page, portal, [
    { field: 'recordId', message: '失信记录的内容已变化，请重新选择' },
    { field: 'reason', message: '请写明对应的认定内容' },
  ]);
  expect(sent).toEqual(
    bodyOf(
      'SXSS',
      {
        recordId: RECORD,
        ...told,
        appealType: 'OBJECTION',
        ...APPLICANT,
        receivedDate: todayInChina(),
        grounds: ['FACTS'],
        reason: OBJECTION,
      },
      ['request', 'identity', 'decision', 'evidence'],
      ['truth', 'publicity'],
    ),
  );
});

test('WQYZ: refused at its fields, then taken; the body is that of the contract', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(applyLink('WQYZ', { step: 'questions' }));
  await answerAidQuestions(page);
  await button(page, '下一步：须知与承诺').click();
  await declare(page);
  await fillAid(page);
  const sent = await sendTwice(page, portal, [
    { field: 'rightNumbers[0].number', message: '该专利已失效' },
    { field: 'stage', message: '请写明所处阶段' },
  ]);
  expect(sent).toEqual(
    bodyOf(
      'WQYZ',
      {
        jurisdiction: ['BUSINESS', 'INFRINGEMENT'],
        ...APPLICANT,
        rightTypes: ['PATENT'],
        rightNumbers: [{ rightType: 'PATENT', number: PATENT }],
        aidTypes: ['OPINION'],
        aidContent: AID,
        disputeRole: 'OWNER',
        facts: CAUSE,
        stage: 'BEFORE',
      },
      ['form', 'identity', 'right', 'cause'],
      ['truth', 'advice', 'terms', 'partners'],
    ),
  );
});

test('few short choices stand in one row, others below each other', async ({ page, portal }) => {
  await portal.signIn();
  await openForm(page, portal, 'SQQPG');
  await openPart(page, '技术信息');
  const rows = async (group: string, role: 'radio' | 'checkbox') => {
    const choices = page
      .getByRole(role === 'radio' ? 'radiogroup' : 'group', { name: group })
      .getByRole(role);
    await expect(choices).not.toHaveCount(0);
    const tops = await choices.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    return new Set(tops).size;
  };
  expect(await rows('技术方案是否涉及国家秘密', 'radio')).toBe(1);
  // One of them has an explanation.
  expect(await rows('拟申请类型', 'checkbox')).toBe(5);
  await page.setViewportSize({ width: 375, height: 700 });
  expect(await rows('技术方案是否涉及国家秘密', 'radio')).toBe(1);
});
