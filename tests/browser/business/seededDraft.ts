import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../../mock/accounts';
import { DESCRIPTIONS } from '../../../mock/process/descriptions';
import { addDays, todayInChina } from '../../../src/domain/calendar';
import { askedFiles, formContext, isRequired } from '../../../src/domain/form/asked';
import { formValues } from '../../../src/domain/form/body';
import type { FormValues } from '../../../src/domain/form/description';
import { pdf } from '../../domain/files/samples';
import type { Account, Portal } from '../support/portal';
import type { TestedForm } from './filling';

const UPLOAD = '/business-service/api/authFront/file/upload';

const PERSON = {
  applicantType: 'PERSON',
  applicantName: '李某',
  idType: 'RESIDENT_ID',
  region: '320581',
  address: '示例街道松溪示例弄 3 号',
  contactName: '李某',
  contactMobile: '13000000003',
  contactEmail: 'li@person.example',
  hasAgent: false,
};

/**
 * Complete answers of the demo person in the shape of a body; only the ID number is missing, which
 * no draft keeps.
 */
const ANSWERS: Readonly<Record<TestedForm, object>> = {
  PJSQ: {
    ...PERSON,
    patentNumber: '202029900001.X',
    patentTitle: '一种示例夹具',
    patentee: '李某',
    patentKind: 'UTILITY',
    filingDate: '2020-03-02',
    grantDate: '2020-11-10',
    requesterRole: 'PATENTEE',
    reportCase: '99',
    caseDetail: '准备许可他人实施这件专利，需要向对方出示评价报告。',
    textBasis: 'GRANTED',
    opinion: '与最接近的现有技术相比，夹紧部分的结构不同。',
    delivery: 'ONLINE',
  },
  JBTS: {
    ...PERSON,
    kind: 'COMPLAINT',
    rightType: 'TRADEMARK',
    matter: 'TRADEMARK_INFRINGEMENT',
    complainantRole: 'OWNER',
    rights: [{ number: '90000001', name: '示例', owner: '李某', status: 'VALID' }],
    respondents: [
      {
        type: 'ENTERPRISE',
        name: '示例市虚构日用品商行',
        address: '示例市示例路 20 号',
        relation: ['SELL'],
      },
    ],
    occurRegion: '320581',
    occurAddress: '示例路 20 号一楼',
    channel: 'OFFLINE',
    occurFrom: '2026-03-02',
    occurTo: '2026-06-30',
    requests: ['STOP'],
    litigation: 'NO',
    facts: '被投诉人在其店铺销售的商品上使用与注册商标近似的标识，容易导致混淆。',
    evidence: [{ name: '购物发票', source: 'PURCHASE', date: '2026-03-15' }],
    expectReply: true,
    replyBy: 'SMS',
  },
  SXSS: {
    ...PERSON,
    recordId: 'B1003',
    behavior: '6',
    level: 'SERIOUS',
    appealType: 'REMOVE',
    reason: '已经停止有关行为并全部履行完毕，请求核实后移出名单。',
    corrected: true,
    correctionDesc: '已履行裁决，并在单位内部建立了检查制度。',
    correctionDate: '2026-05-06',
    promise: true,
    promiseName: '李某',
    promiseDate: '2026-08-03',
  },
  WQYZ: {
    ...PERSON,
    jurisdiction: ['RESIDENCE'],
    rightTypes: ['PATENT', 'COPYRIGHT'],
    rightNumbers: [{ rightType: 'PATENT', number: '202029900001.X' }],
    aidTypes: ['ADVICE'],
    aidContent: '请求对平台的下架通知给出应对指导，以便决定下一步。',
    disputeRole: 'ACCUSED',
    facts: '自有设计的产品被他人投诉下架，需要了解申诉的步骤和材料。',
    stage: 'NEGOTIATION',
    urgent: true,
    urgentReason: '平台只给了七天的答复时间。',
  },
  SQQPG: {
    ...PERSON,
    secrecy: false,
    caseName: '一种可折叠的晾衣架',
    targetType: ['UTILITY'],
    field: '晾衣架',
    ipcs: 'A47G25/14',
    background: '现有的晾衣架展开后占地方，收起时要拆下横杆，容易丢失零件。',
    problem: '怎样让晾衣架不拆零件就能收起，并且展开后不会自己折叠。',
    solution:
      '晾衣架包括底座、两根立柱和三根横杆，横杆的两端通过铰链与立柱连接，铰链内设有带弹簧的卡销；展开时卡销落入立柱的卡孔，横杆被锁定；按下卡销后横杆绕铰链转动，贴合在立柱的侧面，两根立柱再绕底座的转轴折叠，整体收成一束，不需要拆下任何零件。',
    effects: '收起后的厚度比现有的晾衣架减少 60%，收起和展开各用 5 秒。',
    innovation: [{ point: '横杆的铰链内设有带弹簧的卡销，展开后自锁。' }],
    priorArt: [{ source: 'CN299000001U', difference: '它的横杆要拆下来才能收起。' }],
    keywords: '晾衣架；折叠；卡销',
    disclosed: true,
    disclosureDate: '2026-08-03',
    way: 'CONFERENCE',
    trl: '5',
    market: '用于阳台和宿舍，线上年销量约两百万件，逐年增长。',
    inventors: [
      { name: '李某', contribution: '60' },
      { name: '张某', contribution: '40' },
    ],
  },
  WDXPJ: {
    ...PERSON,
    patentNumber: '202029900001.X',
    patentTitle: '一种示例夹具',
    patentee: '李某',
    patentKind: 'UTILITY',
    filingDate: '2020-03-02',
    grantDate: '2020-11-10',
    validity: 'VALID',
    textSource: 'UPLOAD',
    claimCount: '6',
    independentClaims: '1、5',
    claimScope: 'CHOSEN',
    claimsToEvaluate: ['1', '2', '5'],
    purpose: 'PLEDGE',
    position: 'OWNER',
    depth: 'STANDARD',
    disputeInfo: '拟以这件专利质押，银行要求说明权利的稳定性。',
    knownDocs: [{ source: 'CN299000001U', note: '公开了夹紧部分的一种结构。' }],
    hasReport: false,
  },
  JZPJ: {
    ...PERSON,
    patents: [
      {
        number: '202029900001.X',
        title: '一种示例夹具',
        owner: '李某',
        kind: 'UTILITY',
        filingDate: '2020-03-02',
        status: 'VALID',
      },
    ],
    scene: 'LICENSE',
    baseDate: addDays(todayInChina(), -30),
    method: 'MARKET',
    implementation: 'NONE',
    comparable: [{ date: '2025-06-03', parties: '甲公司、乙公司', amount: '80' }],
    operations: '已与两家单位洽谈普通许可。',
    techSelf: [{ indicator: 'T11', score: '4', basis: '夹紧时间缩短一半。' }],
  },
  ZLJY: {
    ...PERSON,
    direction: 'SUPPLY',
    title: '示例夹具专利转让',
    industryTypeIds: ['C34'],
    transactionTypeIds: ['1'],
    patents: [
      {
        // No record has this number, so that what is typed about it stays.
        applicationNumber: '201829900999.6',
        title: '一种示例工装',
        patentKind: 'UTILITY',
        validity: 'VALID',
        owners: '示例市虚构日用品商行',
        expiryDate: '2032-03-02',
      },
    ],
    summary: '夹紧时间缩短一半，已在两条产线上使用三年，图纸和工艺文件齐全。',
    advantages: '不需要更换夹头就能装夹三种直径的工件。',
    maturity: 'INDUSTRIAL',
    priceMode: 'FIXED',
    priceMin: '30',
    payMethods: ['LUMP'],
    showPublisher: true,
    validUntil: addDays(todayInChina(), 90),
  },
};

/**
 * What a form of the demo person is made of.
 *
 * @param others answers in place of some of them
 */
export const complete = (service: TestedForm, others: object = {}) =>
  formValues(DESCRIPTIONS[service], { ...ANSWERS[service], ...others });

let files = 0;

/** Sends a small file as another page would have done. */
async function upload(page: Page, { origin }: Pick<Portal, 'origin'>, category: string) {
  files += 1;
  const buffer = Buffer.from(pdf('', `% ${category} ${files} ${Date.now()}\n`));
  const name = `${category}.pdf`;
  const sha256 = createHash('sha256').update(buffer).digest('hex');
  const answer = await page.request.post(`${origin}${UPLOAD}`, {
    multipart: {
      uploadId: `draft-${category}-${files}`,
      offset: 0,
      total: buffer.length,
      name,
      category,
      sha256,
      chunk: { name, mimeType: 'application/pdf', buffer },
    },
  });
  const { data } = (await answer.json()) as { data: { attachment: { id: string } } };
  return { category, id: data.attachment.id, name, size: buffer.length, sha256 };
}

/** The name of the draft of a new request in the browser's storage, by the id of the user. */
export const draftKeyOf = (service: TestedForm, userId: string | undefined): string =>
  `iprFormDraft.${userId}.${service}.new`;

/** The same by a demo account. */
export const draftKey = (service: TestedForm, account: Account): string =>
  draftKeyOf(service, demoAccounts().get(account)?.user.id);

/** Writes into the browser's storage of the portal before any page of it runs. */
export async function store(page: Page, { url }: Pick<Portal, 'url'>, key: string, value: string) {
  await page.goto(`${url}site.js`);
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
}

/**
 * A form that the demo person, who is signed in, has filled in before: all answers but the ID
 * number, all declarations, a file of every kind that is asked for.
 *
 * @returns what was written; written again, the form is complete again
 */
export function seedDraft(
  page: Page,
  portal: Portal,
  service: TestedForm,
  account: Account = 'person',
): Promise<{ key: string; text: () => string }> {
  return seedAnswers(page, portal, service, draftKey(service, account), complete(service));
}

/**
 * The same with answers of the caller's choice.
 *
 * @param key of the draft in the browser's storage
 * @param withFiles false: none, as where they cannot be uploaded
 */
export async function seedAnswers(
  page: Page,
  portal: Pick<Portal, 'url' | 'origin'>,
  service: TestedForm,
  key: string,
  values: FormValues,
  withFiles = true,
): Promise<{ key: string; text: () => string }> {
  const description = DESCRIPTIONS[service];
  const context = formContext(values, { today: '2026-11-20' });
  const attachments: Awaited<ReturnType<typeof upload>>[] = [];
  for (const category of askedFiles(description, values, context)) {
    if (withFiles && isRequired(category, values, context)) {
      attachments.push(await upload(page, portal, category.key));
    }
  }
  let mark = 0;
  const text = () => {
    mark += 1;
    return JSON.stringify({
      schemaVersion: description.schemaVersion,
      consentVersion: description.consent.version,
      savedAt: Date.now(),
      tabId: 'another',
      revision: 1,
      unkept: [],
      mark: `mark-of-the-draft-${service}-${mark}`,
      values,
      opened: [],
      consents: description.consent.items.map((item) => item.key),
      attachments,
    });
  };
  await store(page, portal, key, text());
  return { key, text };
}
