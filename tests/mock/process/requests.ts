import type { Application, BreakPromise, FlowChart } from '../../../mock/contract';
import type { HandledProcess } from '../../../mock/process/types';
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

/** Answers that are enough for a process whose form is not checked, and complete for PJSQ. */
const FORMS: Readonly<Record<HandledProcess, Record<string, unknown>>> = {
  PJSQ: {
    patentNumber: '202029900001.X',
    patentTitle: '一种示例夹具',
    patentee: '李某',
    patentKind: 'UTILITY',
    filingDate: '2020-03-02',
    grantDate: '2020-11-10',
    requesterRole: 'PATENTEE',
    applicantType: 'PERSON',
    applicantName: '李某',
    idType: 'PASSPORT',
    idNo: 'E00000000',
    region: '320581',
    address: '示例街道松溪示例弄 3 号',
    contactName: '李某',
    contactMobile: '13000000003',
    hasAgent: false,
    reportCase: '6',
    textBasis: 'GRANTED',
    delivery: 'ONLINE',
  },
  JBTS: {
    kind: 'COMPLAINT',
    rightType: 'TRADEMARK',
    respondents: [{ name: '示例市虚构日用品商行' }],
  },
  SXSS: { appealType: 'REMOVE', recordId: 'B1003', reason: '已经纠正并履行完毕，请求移出名单。' },
  WQYZ: { aidContent: '请求给出侵权判定的参考意见，以便决定下一步。' },
};

/** The answers of a process. */
export const formOf = (process: HandledProcess, changes: object = {}) => ({
  schemaVersion: 1,
  ...FORMS[process],
  ...changes,
});

const REPORT_FILES = ['request', 'certificate', 'identity'];

/** Sends a small file in one piece; its id. */
export async function uploadFile(
  cookie: string,
  { name = '材料.pdf', category = 'identity', text = '内容' } = {},
): Promise<string> {
  const answer = await sendForm(cookie, uploadForm({ name, category, text }));
  return answer.data.attachment?.id ?? '';
}

/** The body of a good application. */
export async function bodyOf(process: HandledProcess, cookie: string, changes: object = {}) {
  const categories = process === 'PJSQ' ? REPORT_FILES : [];
  const attachments = [];
  for (const category of categories) {
    attachments.push({ id: await uploadFile(cookie, { category }), category });
  }
  return {
    processKey: process,
    formData: formOf(process),
    attachments,
    consent: {
      version: 'v1',
      time: '2026-11-20 09:00:00',
      checked: ['truth', 'knowledge', 'verification', 'privacy'],
    },
    idempotencyKey: newKey(),
    ...changes,
  };
}

/** Sends an application of the process, which must succeed. */
export async function apply(
  process: HandledProcess,
  cookie: string,
  changes: object = {},
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
