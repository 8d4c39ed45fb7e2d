import { DEMO_ID_NUMBER } from '../../../mock/accounts';
import type { Application, BreakPromise, FlowChart } from '../../../mock/contract';
import { SEPARATOR, valued } from '../../../mock/process/demoAssessedPatents';
import { COATING } from '../../../mock/process/demoIdeas';
import { DESCRIPTIONS } from '../../../mock/process/descriptions';
import { dayOf } from '../../../mock/process/moment';
import type { CreatedProcess } from '../../../mock/process/types';
import { recordPrefill } from '../../../src/domain/application/sxss/recordFields';
import { askedFiles, formContext, isRequired } from '../../../src/domain/form/asked';
import { formValues } from '../../../src/domain/form/body';
import { call } from '../client';
import { type Envelope, sendForm, uploadForm } from './uploads';

export const DATA = '/data-service/api/authFront';

/** Sends a call and reads its envelope. */
export async function send<T>(
  method: string,
  path: string,
  options: { body?: unknown; cookie?: string; query?: Record<string, string> } = {},
): Promise<Envelope<T>> {
  return (await call(method, path, options)).json() as Promise<Envelope<T>>;
}

let keys = 0;

/** A new idempotency key. */
export const newKey = () => `key-of-test-${++keys}`;

const PERSON = {
  applicantType: 'PERSON',
  applicantName: '李某',
  idType: 'RESIDENT_ID',
  idNo: DEMO_ID_NUMBER,
  region: '320581',
  address: '示例街道松溪示例弄 3 号',
  contactName: '李某',
  contactMobile: '13000000003',
  hasAgent: false,
};

/** Complete answers of the demo person; those of SXSS want the facts of a record besides. */
const FORMS: Readonly<Record<CreatedProcess, Record<string, unknown>>> = {
  PJSQ: {
    ...PERSON,
    patentNumber: '202029900001.X',
    patentTitle: '一种示例夹具',
    patentee: '李某',
    patentKind: 'UTILITY',
    filingDate: '2020-03-02',
    grantDate: '2020-11-10',
    requesterRole: 'PATENTEE',
    reportCase: '6',
    textBasis: 'GRANTED',
    delivery: 'ONLINE',
  },
  JBTS: {
    ...PERSON,
    kind: 'REPORT',
    anonymous: false,
    rightType: 'PATENT',
    matter: 'PATENT_PASSING_OFF',
    respondents: [
      { type: 'ENTERPRISE', name: '示例市虚构日用品商行', address: '示例市示例路 20 号' },
    ],
    occurRegion: '320581',
    occurAddress: '示例路 20 号一楼',
    channel: 'OFFLINE',
    occurFrom: '2026-03-02',
    occurTo: '2026-06-30',
    facts: '该商行在商品包装上标注的专利号经查并不存在，涉嫌假冒专利。',
    expectReply: true,
    replyBy: 'SMS',
  },
  SXSS: {
    ...PERSON,
    appealType: 'REMOVE',
    recordId: 'B1003',
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
    rightTypes: ['COPYRIGHT'],
    aidTypes: ['ADVICE'],
    aidContent: '请求对平台的下架通知给出应对指导，以便决定下一步。',
    disputeRole: 'ACCUSED',
    facts: '自有设计的产品被他人投诉下架，需要了解申诉的步骤和材料。',
    stage: 'NEGOTIATION',
  },
  SQQPG: { ...PERSON, ...COATING },
  WDXPJ: {
    ...PERSON,
    ...SEPARATOR,
    claimScope: 'ALL',
    textSource: 'RECORD',
    purpose: 'INTERNAL',
    position: 'NEUTRAL',
    depth: 'STANDARD',
  },
  JZPJ: {
    ...PERSON,
    patents: [valued(SEPARATOR)],
    scene: 'LICENSE',
    baseDate: dayOf(),
    method: 'COST',
    implementation: 'NONE',
    rdCost: '210',
    maintainCost: '6.5',
  },
};

/** The answers of a process. */
export const formOf = (process: CreatedProcess, changes: object = {}) => ({
  schemaVersion: 1,
  ...FORMS[process],
  ...changes,
});

/** Kinds of file that the answers ask for. */
function categoriesFor(process: CreatedProcess, formData: object): string[] {
  const description = DESCRIPTIONS[process];
  const values = formValues(description, formData);
  const context = formContext(values, { today: '2026-11-20' });
  return askedFiles(description, values, context)
    .filter((category) => isRequired(category, values, context))
    .map(({ key }) => key);
}

/** Sends a small file in one piece; its id. */
export async function uploadFile(
  cookie: string,
  { name = '材料.pdf', category = 'identity', text = '内容' } = {},
): Promise<string> {
  const answer = await sendForm(cookie, uploadForm({ name, category, text }));
  return answer.data.attachment?.id ?? '';
}

/** What the list tells of the record that the answers name; they carry it. */
async function recordFacts(cookie: string, formData: object) {
  const { recordId: id } = formData as { recordId?: unknown };
  const [record] = id === undefined ? [] : (await records({ id }, cookie)).content;
  return record && recordPrefill(record);
}

/** The body of a good application. */
export async function bodyOf(
  process: CreatedProcess,
  cookie: string,
  { formData: given = formOf(process), ...changes }: { formData?: object } = {},
) {
  const formData = { ...(await recordFacts(cookie, given)), ...given };
  const attachments = [];
  for (const category of categoriesFor(process, formData)) {
    attachments.push({ id: await uploadFile(cookie, { category }), category });
  }
  return {
    processKey: process,
    formData,
    attachments,
    consent: {
      version: DESCRIPTIONS[process].consent.version,
      time: '2026-11-20 09:00:00',
      checked: DESCRIPTIONS[process].consent.items.map(({ key }) => key),
    },
    idempotencyKey: newKey(),
    ...changes,
  };
}

/** Sends an application of the process, which must succeed. */
export async function apply(
  process: CreatedProcess,
  cookie: string,
  changes: { formData?: object } = {},
): Promise<Application> {
  const body = await bodyOf(process, cookie, changes);
  const answer = await send<Application>('POST', `${DATA}/createProcess`, { cookie, body });
  if (answer.code !== 0) throw new Error(`${answer.msg} ${JSON.stringify(answer.data)}`);
  return answer.data;
}

/** An action of the applicant. */
export const act = (cookie: string, action: string, id: string, rest: object = {}) =>
  send<Application>('POST', `${DATA}/process/${action}`, {
    cookie,
    body: { id, idempotencyKey: newKey(), ...rest },
  });

/** A control of the office's side. */
export const office = (control: string, body: object) =>
  send<{ id: string; status: string }>('POST', `/__mock/staff/${control}`, { body });

/** The request as its applicant sees it. */
export async function seen(cookie: string, id: string): Promise<Application> {
  const query = { queryData: JSON.stringify({ id }) };
  const answer = await send<{ content: Application[] }>('GET', `${DATA}/findWfApply`, {
    cookie,
    query,
  });
  const [application] = answer.data.content;
  if (application === undefined) throw new Error(`no request ${id}`);
  return application;
}

/** Its flow chart. */
export async function chartOf(cookie: string, id: string): Promise<FlowChart> {
  const answer = await send<FlowChart>('GET', `${DATA}/getFlowChart`, { cookie, query: { id } });
  return answer.data;
}

/** Records of the public list. */
export async function records(query: object, cookie?: string) {
  const answer = await send<{ content: BreakPromise[]; totalElements: number }>(
    'GET',
    '/data-service/api/front/breakPromise/find',
    {
      query: { queryData: JSON.stringify(query), size: '200' },
      ...(cookie !== undefined && { cookie }),
    },
  );
  return answer.data;
}

/** Makes it that moment for the mock. */
export const setTime = (now: string) => send<null>('POST', '/__mock/clock', { body: { now } });

/** Days later. */
export const goForward = (days: number) => office('forward', { days });
