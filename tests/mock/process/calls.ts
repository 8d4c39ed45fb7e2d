import { answer, request, sessionCookie } from '../client';
import { apply, bodyOf, DATA, formOf, newKey, office, seen, uploadFile } from './requests';
import { formRequest, UPLOAD, uploadForm } from './uploads';

const data = (value: object) => ({ queryData: JSON.stringify(value) });

const FILE = '/business-service/api/authFront/file';

/** An action of the applicant on a request that the office has brought to the place for it. */
async function action(
  name: string,
  rest: (cookie: string) => object | Promise<object> = () => ({}),
  moves: object[] = [],
) {
  const cookie = await sessionCookie('person');
  const { id } = await apply('WQYZ', cookie);
  for (const move of moves) {
    const control = 'request' in move ? 'ask' : 'move';
    await office(control, { id, opinion: '经审查作出本决定。', ...move });
  }
  const body = { id, idempotencyKey: newKey(), ...(await rest(cookie)) };
  return request('POST', `${DATA}/process/${name}`, { cookie, body });
}

const ACCEPTED = { role: 'ACCEPTOR', to: 'ACCEPTED' };
const PROCESSING = { role: 'HANDLER', to: 'PROCESSING' };
const CONFIRM = { role: 'HANDLER', to: 'CONFIRM' };
const FINISHED = { role: 'REVIEWER', to: 'FINISHED', result: { conclusion: 'ADVICE' } };
const RETURNED = {
  role: 'ACCEPTOR',
  to: 'SUPPLEMENT',
  supplement: { items: [{ field: 'facts', requirement: '请写明经过。' }] },
};

/** A call of the logged-in person. */
async function own(method: string, path: string, query: Record<string, string> = {}) {
  return request(method, path, { query, cookie: await sessionCookie('person') });
}

/** Every request of a demo account, whole. */
export async function demoRequests(account: string): Promise<string[]> {
  const cookie = await sessionCookie(account);
  const { data: page } = await answer('GET', `${DATA}/findWfApply`, { cookie });
  return page.content.map((row) => row.id);
}

/** At least one call of every operation on requests and their files, and of its refusals. */
export const PROCESS_CALLS: Record<string, () => Request | Promise<Request>> = {
  'nothing kept of what is watched': () => own('GET', `${DATA}/watched/find`),
  'what is watched is kept': async () =>
    request('POST', `${DATA}/watched/save`, {
      cookie: await sessionCookie('person'),
      body: { content: '{}' },
    }),
  'new application': async () => {
    const cookie = await sessionCookie('person');
    return request('POST', `${DATA}/createProcess`, { cookie, body: await bodyOf('PJSQ', cookie) });
  },
  'new anonymous report': async () => {
    const cookie = await sessionCookie('person');
    const formData = formOf('JBTS', { anonymous: true });
    const body = await bodyOf('JBTS', cookie, { formData });
    return request('POST', `${DATA}/createProcess`, { cookie, body });
  },
  'refused application': async () => {
    const cookie = await sessionCookie('person');
    const body = await bodyOf('PJSQ', cookie, { formData: formOf('PJSQ', { address: '' }) });
    return request('POST', `${DATA}/createProcess`, { cookie, body });
  },
  'own requests': () =>
    own('GET', `${DATA}/findWfApply`, { ...data({ $status_in: 'SUBMITTED,REJECTED' }), size: '5' }),
  'request of somebody else': async () => {
    const [id = ''] = await demoRequests('enterprise');
    return own('GET', `${DATA}/findWfApply`, data({ id }));
  },
  'flow chart': async () => {
    const [id = ''] = await demoRequests('person');
    return own('GET', `${DATA}/getFlowChart`, { id });
  },
  resubmit: async () => {
    const sent = await action('resubmit', undefined, [RETURNED]);
    const cookie = sent.headers.get('cookie') ?? '';
    const { id, idempotencyKey } = (await sent.json()) as { id: string; idempotencyKey: string };
    const { formData, attachments: files } = await seen(cookie, id);
    const attachments = files.map((file) => ({ id: file.id, category: file.category }));
    const body = { id, idempotencyKey, round: 1, formData, attachments };
    return request('POST', `${DATA}/process/resubmit`, { cookie, body });
  },
  withdraw: () => action('withdraw', () => ({ reason: '材料有误' })),
  confirm: () => action('confirm', undefined, [ACCEPTED, PROCESSING, CONFIRM]),
  object: () => action('object', () => ({ opinion: '名称有误' }), [ACCEPTED, PROCESSING, CONFIRM]),
  'add material': () =>
    action(
      'addMaterial',
      async (cookie) => ({
        attachments: [{ id: await uploadFile(cookie), category: 'identity' }],
        note: '补充',
      }),
      [ACCEPTED, PROCESSING, { request: '请补充合同。' }],
    ),
  rate: () =>
    action('rate', () => ({ score: 5, comment: '满意' }), [ACCEPTED, PROCESSING, FINISHED]),
  appeal: () =>
    action('appeal', () => ({ reason: '营业地就在本市，请复核。' }), [
      { role: 'ACCEPTOR', to: 'REJECTED' },
    ]),
  'action too late': () => action('confirm'),
  'anonymous report by number and code': async () => {
    const formData = formOf('JBTS', { anonymous: true });
    const { applyNo, queryCode = '' } = await apply('JBTS', await sessionCookie('person'), {
      formData,
    });
    return request('POST', '/data-service/api/front/process/findByCode', {
      body: { applyNo, code: queryCode },
    });
  },
  'dishonesty list': async () =>
    own('GET', '/data-service/api/front/breakPromise/find', {
      ...data({ subjectName: '示例', $behavior_in: '1,2,3', decisionFrom: '2024-01-01' }),
      size: '100',
    }),
  'own dishonesty records': () =>
    own('GET', '/data-service/api/front/breakPromise/find', data({ own: true })),
  'piece of a file': async () =>
    formRequest(await sessionCookie('person'), uploadForm({ text: 'abcdef', to: 3 })),
  'whole file': async () => formRequest(await sessionCookie('person'), uploadForm({})),
  'piece that does not follow': async () =>
    formRequest(await sessionCookie('person'), uploadForm({ text: 'abcdef', from: 3 })),
  'how far an upload is': () => own('GET', UPLOAD, { uploadId: 'upload-0001' }),
  'deleted file': async () => {
    const cookie = await sessionCookie('person');
    const body = { id: await uploadFile(cookie) };
    return request('POST', `${FILE}/remove`, { cookie, body });
  },
  template: () => own('GET', `${FILE}/download`, { id: 'F1' }),
  'file that is not there': () => own('GET', `${FILE}/download`, { id: 'none' }),
};
