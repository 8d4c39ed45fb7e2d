import type { Page } from '@playwright/test';
import { todayInChina } from '../../../src/domain/calendar';
import { applyLink, type BusinessService } from '../../../src/links/business';
import { consoleErrors, expect, type Portal, test } from '../support/portal';
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
import { button, CREATE, declare, openForm, openPart, step, summary } from './filling';

/** The words for what is missing, by form, in the order of the form. */
const EMPTY: Readonly<Record<BusinessService, readonly string[]>> = {
  PJSQ: [
    '请填写专利号',
    '请填写专利名称',
    '请填写专利权人',
    '请选择专利类型',
    '请选择申请日',
    '请选择授权公告日',
    '请填写证件号码',
    '请选择请求人身份',
    '请选择请求事由',
    '请选择评价所针对的文本',
    '请上传专利权评价报告请求书',
    '请上传专利证书或授权公告文本',
    '请上传主体资格证明',
  ],
  JBTS: [
    '请选择类型',
    '请选择知识产权类型',
    '请选择事项',
    '请填写证件号码',
    '请添加被举报（投诉）人',
    '请选择发生地',
    '请填写发生地详细地址',
    '请选择发生渠道',
    '请选择发生时间（起）',
    '请选择发生时间（止）',
    '请填写事实与理由',
    '请上传侵权证据',
  ],
  SXSS: [
    '请选择失信记录',
    '请选择申请类型',
    '请选择证件类型',
    '请填写证件号码',
    '请回答：是否委托代理',
    '请填写事实与理由',
    '请上传申诉（修复）申请书',
    '请上传主体证明',
  ],
  WQYZ: [
    '请选择在本市的管辖依据',
    '请填写证件号码',
    '请选择涉及权利类别',
    '请选择援助事项',
    '请填写申请援助的具体内容',
    '请选择争议地位',
    '请填写事由',
    '请选择所处阶段',
    '请上传维权援助申请表',
    '请上传身份证明',
    '请上传事由证明材料',
  ],
};

/** The field that has the focus, and what is said to be wrong with it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { id = '' } = document.activeElement ?? {};
    return { id, error: document.getElementById(`${id}-error`)?.textContent ?? '' };
  });

/** Whether what has this id is on the screen and nothing covers it. */
const isUncovered = (page: Page, id: string) =>
  page.evaluate((name) => {
    const element = document.getElementById(name);
    if (!element) return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const seen =
      top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth;
    return seen && at !== null && (element.contains(at) || at.contains(element));
  }, id);

async function submitEmpty(page: Page, portal: Portal, service: BusinessService): Promise<void> {
  await portal.signIn('person');
  await openForm(page, portal, service);
  await openPart(page, '核对确认');
  await button(page, '提交').click();
}

for (const service of ['PJSQ', 'JBTS', 'SXSS', 'WQYZ'] as const) {
  test(`${service}, sent empty: each message in the summary and in the same words at its field`, async ({
    page,
    portal,
  }) => {
    const printed = consoleErrors(page);
    await submitEmpty(page, portal, service);
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveTitle(/^错误：/);
    const links = summary(page).getByRole('link');
    await expect(links).toHaveText([...EMPTY[service]]);
    const heading = summary(page).getByRole('heading');
    await expect(heading).toHaveText(`有 ${EMPTY[service].length} 处需要修改`);
    for (const words of EMPTY[service]) {
      await summary(page).getByRole('link', { name: words, exact: true }).click();
      await expect
        .poll(() => focused(page))
        .toMatchObject({ error: expect.stringContaining(words) });
      await expect(page).toHaveTitle(/^错误：/);
      await page.goBack();
      await expect(step(page, '核对确认')).toBeVisible();
    }

    await page.setViewportSize({ width: 375, height: 667 });
    await button(page, '提交').click();
    await expect(summary(page)).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await links.first().click();
    await expect
      .poll(() => focused(page))
      .toMatchObject({ error: expect.stringContaining(EMPTY[service][0] ?? '?') });
    const { id } = await focused(page);
    await expect.poll(() => isUncovered(page, id)).toBe(true);
    await expect.poll(() => isUncovered(page, `${id}-error`)).toBe(true);
    expect(await portal.calls(CREATE)).toEqual([]);
    expect(printed).toEqual([]);
  });
}

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
    version: 'v1',
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
