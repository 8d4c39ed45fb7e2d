import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../../mock/accounts';
import { DESCRIPTIONS } from '../../../mock/process/descriptions';
import { askedFiles, formContext, isRequired } from '../../../src/domain/form/asked';
import { formValues } from '../../../src/domain/form/body';
import type { BusinessService } from '../../../src/links/business';
import { pdf } from '../../domain/files/samples';
import type { Account, Portal } from '../support/portal';

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
const ANSWERS: Readonly<Record<BusinessService, object>> = {
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
};

/** What a form of the demo person is made of. */
export const complete = (service: BusinessService) =>
  formValues(DESCRIPTIONS[service], ANSWERS[service]);

let files = 0;

/** Sends a small file as another page would have done. */
async function upload(page: Page, { origin }: Portal, category: string) {
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

/** The name of the draft of a new request in the browser's storage. */
export function draftKey(service: BusinessService, account: Account): string {
  return `iprFormDraft.${demoAccounts().get(account)?.user.id}.${service}.new`;
}

/** Writes into the browser's storage of the portal before any page of it runs. */
export async function store(page: Page, { url }: Portal, key: string, value: string) {
  await page.goto(`${url}site.js`);
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
}

/**
 * A form that the demo person, who is signed in, has filled in before: all answers but the ID
 * number, all declarations, a file of every kind that is asked for.
 *
 * @returns what was written; written again, the form is complete again
 */
export async function seedDraft(
  page: Page,
  portal: Portal,
  service: BusinessService,
  account: Account = 'person',
): Promise<{ key: string; text: () => string }> {
  const description = DESCRIPTIONS[service];
  const values = complete(service);
  const context = formContext(values, { today: '2026-11-20' });
  const attachments: Awaited<ReturnType<typeof upload>>[] = [];
  for (const category of askedFiles(description, values, context)) {
    if (isRequired(category, values, context)) {
      attachments.push(await upload(page, portal, category.key));
    }
  }
  const key = draftKey(service, account);
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
