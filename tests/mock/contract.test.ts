import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { getAdjudicationStore } from '../../mock/adjudication/store';
import { respond } from '../../mock/bridge';
import { getLawStore } from '../../mock/data/laws/lawStore';
import { getPatentStore } from '../../mock/data/patentStore';
import { LAW_FACETS } from '../../mock/law/query';
import { FACET_NAMES } from '../../mock/search/store';
import { resetState } from '../../mock/state';
import {
  CONTRACT_CALLS,
  contractCall,
  expectRequestMatches,
  expectResponseMatches,
} from '../support/contract';
import { ASSESSMENT_CALLS } from './assessment/calls';
import { answer, request, sessionCookie } from './client';
import { NAV_CALLS } from './nav/calls';
import { apply, bodyOf, DATA, formOf, newKey, office, seen, uploadFile } from './process/requests';
import { formRequest, UPLOAD, uploadForm } from './process/uploads';
import { STATISTICS_CALLS } from './statistics/calls';
import { TRANSACTION_CALLS } from './transaction/calls';

beforeEach(resetState);

const id = () => getPatentStore().patents[0]?.id ?? '';
const lawId = () => getLawStore().laws[0]?.id ?? '';
const data = (value: object) => ({ queryData: JSON.stringify(value) });

const LAW = '/data-service/api/front/law';
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
async function demoRequests(account: string): Promise<string[]> {
  const cookie = await sessionCookie(account);
  const { data: page } = await answer('GET', `${DATA}/findWfApply`, { cookie });
  return page.content.map((row) => row.id);
}

/** At least one call of every operation, and of every refusal that has a shape of its own. */
const CALLS: Record<string, () => Request | Promise<Request>> = {
  ...ASSESSMENT_CALLS,
  ...STATISTICS_CALLS,
  ...TRANSACTION_CALLS,
  ...NAV_CALLS,
  'nothing kept of what is watched': () => own('GET', `${DATA}/watched/find`),
  'what is watched is kept': async () =>
    request('POST', `${DATA}/watched/save`, {
      cookie: await sessionCookie('person'),
      body: { content: '{}' },
    }),
  'nobody logged in': () => request('GET', '/api/getCurrent'),
  logout: () => request('GET', '/api/logout'),
  'profile of the host': () =>
    request('GET', '/api/perEnterprise/getEnterpriseProfileByHost', {
      query: { host: 'a.example' },
    }),
  captcha: () => request('GET', '/api/captcha'),
  login: () =>
    request('POST', '/api/login', { body: { account: 'person', password: 'Person2026' } }),
  'refused login': () =>
    request('POST', '/api/login', { body: { account: 'person', password: 'wrong' } }),
  'code for registering': () =>
    request('POST', '/api/register/code', { body: { mobile: '13000000009' } }),
  'enterprise registers': async () => {
    const { data: sent } = await answer('POST', '/api/register/code', {
      body: { mobile: '13000000009' },
    });
    return request('POST', '/api/register', {
      body: {
        kind: 'ENTERPRISE',
        enterpriseName: '苏州示例新材料有限公司',
        uscc: '91320599YYYYYY0103',
        contact: '张某',
        account: 'example_1',
        mobile: '13000000009',
        mobileCode: sent.code,
        password: 'Example2026',
        consent: true,
      },
    });
  },
  'refused registration': () =>
    request('POST', '/api/register', {
      body: {
        kind: 'PERSON',
        name: '',
        idNumber: '1',
        account: 'x',
        mobile: '1',
        mobileCode: '',
        password: 'short',
        consent: true,
      },
    }),
  'forgotten password: account': () =>
    request('POST', '/api/password/identify', { body: { account: 'person' } }),
  'forgotten password: unknown account': () =>
    request('POST', '/api/password/identify', { body: { account: 'nobody' } }),
  'forgotten password: code': async () => {
    const { data: step } = await answer('POST', '/api/password/identify', {
      body: { account: 'person' },
    });
    return request('POST', '/api/password/code', { body: { token: step.token } });
  },
  'forgotten password: new password': async () => {
    const { data: step } = await answer('POST', '/api/password/identify', {
      body: { account: 'person' },
    });
    const { data: sent } = await answer('POST', '/api/password/code', {
      body: { token: step.token },
    });
    return request('POST', '/api/password/reset', {
      body: { token: step.token, code: sent.code, password: 'Another2026' },
    });
  },
  'registered data of nobody': () => request('GET', '/api/perEnterprise/getApplicantProfile'),
  'registered data of an enterprise': async () =>
    request('GET', '/api/perEnterprise/getApplicantProfile', {
      cookie: await sessionCookie('enterprise'),
    }),
  settings: () =>
    request('GET', '/website-service/api/front/settings/findByHost', {
      query: { host: 'a.example' },
    }),
  apps: () => request('GET', '/website-service/api/front/app/find', { query: { size: '100' } }),
  'template of evaluation cases': () =>
    request('GET', '/website-service/api/article/find', {
      query: data({
        type: 'NEWS_DOWNLOAD',
        code: 'PATENT_EVALUATION_REPORT_CASE_TEMPLATE',
        ignoreEnterpriseId: true,
      }),
    }),
  'evaluation cases': () =>
    request('GET', '/data-service/api/front/dictItem/find', {
      query: { ...data({ code: 'PATENT_EVALUATION_REPORT_CASE', $value_notIn: '0' }), size: '500' },
    }),
  'cities of a province': () =>
    request('GET', '/data-service/api/front/dictItem/find', {
      query: { ...data({ code: 'REGION', parentValue: '320000' }), size: '5000' },
    }),
  'guide of a service': () =>
    request('GET', '/website-service/api/article/find', {
      query: data({ type: 'NEWS_GUIDE', code: 'GUIDE_PJSQ', ignoreEnterpriseId: true }),
    }),
  'consent of a service': () =>
    request('GET', '/website-service/api/article/find', {
      query: data({ type: 'NEWS_PRIVACY', code: 'CONSENT_JBTS', ignoreEnterpriseId: true }),
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
  'laws with everything': () =>
    request('GET', `${LAW}/find`, {
      query: {
        ...data({
          keyword: '专利 赔偿',
          scope: 'full',
          match: 'fuzzy',
          $category_in: 'LAW,ADMIN_REG',
          $timeliness_notIn: 'REPEALED',
          promulgationFrom: '2000-01-01',
          effectiveTo: '2030-12-31',
          asOf: '2024-06-01',
          sort: '-effectiveDate',
          facets: LAW_FACETS,
          facetSize: 5,
        }),
        page: '0',
        size: '20',
      },
    }),
  'refused query of laws': () =>
    request('GET', `${LAW}/find`, { query: { ...data({}), size: '5000', page: '999999999' } }),
  'every law': () => request('GET', `${LAW}/find`, { query: { size: '5000' } }),
  law: () => request('GET', `${LAW}/findOne`, { query: { id: lawId() } }),
  'law that is not there': () => request('GET', `${LAW}/findOne`, { query: { id: 'none' } }),
  'citations of laws': () =>
    request('POST', `${LAW}/resolve`, {
      body: {
        citations: [
          { name: '专利法', article: '2' },
          { name: '无', edition: '2020' },
        ],
        asOf: '2024-06-01',
      },
    }),
  'class numbers': () =>
    request('GET', '/data-service/api/front/dictItem/find', {
      query: { ...data({ code: 'CLASS_NUMBER' }), size: '5000' },
    }),
  'industry types': () =>
    request('GET', '/data-service/api/front/industryType/find', { query: { size: '5000' } }),
  'transaction types': () =>
    request('GET', '/data-service/api/front/transactionType/find', { query: { size: '5000' } }),
  tags: () =>
    request('GET', '/data-service/api/front/tag/find', {
      query: {
        ...data({ $type_in: 'BUSINESS,INDUSTRY', status: 'Y', ignoreEnterpriseId: true }),
        size: '5000',
      },
    }),
  'search with everything': () =>
    request('POST', '/cnipr-service/api/front/patent/search', {
      body: {
        expression: 'TI=电池 OR 方法',
        filters: {
          patentType: { include: ['UTILITY', 'INVENTION_PUB'] },
          applicant: { exclude: ['某'] },
        },
        sort: '-filingDate',
        page: 0,
        size: 20,
        facets: FACET_NAMES,
        facetSize: 5,
      },
    }),
  'search that cannot be read': () =>
    request('POST', '/cnipr-service/api/front/patent/search', {
      body: { expression: 'TI=(电池', page: 0, size: 10 },
    }),
  record: () => request('GET', '/cnipr-service/api/front/patent/findOne', { query: { id: id() } }),
  'record that is not there': () =>
    request('GET', '/cnipr-service/api/front/patent/findOne', { query: { id: 'none' } }),
  'highest level of the IPC': () =>
    request('GET', '/cnipr-service/api/front/classification/find', { query: { scheme: 'IPC' } }),
  'one level of the IPC, with a hole': () =>
    request('GET', '/cnipr-service/api/front/classification/find', {
      query: { scheme: 'IPC', parent: 'H01' },
    }),
  'classes found by words': () =>
    request('GET', '/cnipr-service/api/front/classification/find', {
      query: { scheme: 'LOC', q: '数据' },
    }),
  'class that is not there': () =>
    request('GET', '/cnipr-service/api/front/classification/find', {
      query: { scheme: 'IPC', parent: 'H98' },
    }),
  drawing: () =>
    request('GET', '/cnipr-service/api/front/patent/drawing', { query: { id: id(), no: '1' } }),
  'drawing that is not there': () =>
    request('GET', '/cnipr-service/api/front/patent/drawing', { query: { id: 'none', no: '1' } }),
  catalog: () => request('POST', '/di-service/api/patent/detail/catalog', { body: { id: id() } }),
  judgments: () =>
    request('GET', '/data-service/api/front/adjudication/find', {
      query: { ...data({ q: '侵害', facets: ['cause', 'year'] }), size: '5' },
    }),
  judgment: () =>
    request('GET', '/data-service/api/front/adjudication/findOne', {
      query: { id: getAdjudicationStore().documents[0]?.id ?? '' },
    }),
  'judgment that is not there': () =>
    request('GET', '/data-service/api/front/adjudication/findOne', { query: { id: 'none' } }),
  enterprises: () =>
    request('GET', '/data-service/api/front/enterprise/find', {
      query: { ...data({ q: '有限公司', facets: ['industry'] }), size: '5' },
    }),
  'enterprise and its contacts': async () =>
    request('GET', '/data-service/api/front/enterprise/findOne', {
      query: { enterpriseName: '苏州示例新材料有限公司' },
      cookie: await sessionCookie('enterprise'),
    }),
  'enterprise that is not there': () =>
    request('GET', '/data-service/api/front/enterprise/findOne', {
      query: { enterpriseName: '没有' },
    }),
  'analysis of an enterprise': () =>
    request('GET', '/data-service/api/front/enterprise/analysis', {
      query: data({ enterpriseName: '苏州示例新材料有限公司' }),
    }),
  'trademarks of an enterprise': () =>
    request('GET', '/data-service/api/front/trademark/find', {
      query: data({ enterpriseName: '苏州示例新材料有限公司', state: 'REGISTERED' }),
    }),
  'copyrights of an enterprise': () =>
    request('GET', '/data-service/api/front/ipRight/find', {
      query: data({ enterpriseName: '苏州示例新材料有限公司', kind: 'SOFTWARE' }),
    }),
};

/** Calls of the list that are to be refused, by their name. */
const REFUSED =
  /refused|unknown|cannot be|not there|of nobody|somebody else|too late|does not follow/;

describe('the contract', () => {
  it.each(Object.entries(CALLS))('%s: request and answer are as agreed', async (name, make) => {
    const sent = await make();
    await expectRequestMatches(sent);
    const body = await expectResponseMatches(sent, await respond(sent.clone()));
    expect(body).toBeTruthy();
    const { code = 0, success = true } = body as { code?: number; success?: boolean };
    expect(code !== 0 || !success).toBe(REFUSED.test(name));
  });

  it('has no call that is not tried above', async () => {
    const tried = await Promise.all(
      Object.values(CALLS).map(async (make) => contractCall(await make()).operationId),
    );
    expect([...new Set(tried)].sort()).toEqual(
      CONTRACT_CALLS.map(({ operationId }) => operationId).sort(),
    );
  });

  it('marks the calls of the specification as known and all others as assumed', () => {
    const known = CONTRACT_CALLS.filter(({ origin }) => origin === 'known');
    expect(known.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /api/getCurrent',
      'GET /api/logout',
      'GET /api/perEnterprise/getEnterpriseProfileByHost',
      'GET /data-service/api/authFront/findWfApply',
      'GET /data-service/api/authFront/getFlowChart',
      'GET /data-service/api/front/breakPromise/find',
      'GET /data-service/api/front/dictItem/find',
      'GET /data-service/api/front/findOnePatentTransaction',
      'GET /data-service/api/front/findPatentTransaction',
      'GET /data-service/api/front/tag/find',
      'GET /website-service/api/article/find',
      'POST /data-service/api/authFront/createPatentTransactionProcess',
      'POST /data-service/api/authFront/createProcess',
      'POST /di-service/api/patent/detail/catalog',
    ]);
    const others = CONTRACT_CALLS.filter(({ origin }) => origin !== 'known');
    expect(others.every(({ origin }) => origin === 'assumed')).toBe(true);
  });

  it('refuses a request with a parameter or a field that was not agreed', async () => {
    const path = '/cnipr-service/api/front/patent/findOne';
    await expect(expectRequestMatches(request('GET', path))).rejects.toThrow('lacks');
    const extra = request('GET', path, { query: { id: '1', verbose: 'true' } });
    await expect(expectRequestMatches(extra)).rejects.toThrow('no parameter verbose');
    const body = { id: '1', lang: 'zh' };
    const post = request('POST', '/di-service/api/patent/detail/catalog', { body });
    await expect(expectRequestMatches(post)).rejects.toThrow('additional properties');
  });

  it('refuses an answer with a field that was not agreed', async () => {
    const sent = request('GET', '/cnipr-service/api/front/patent/findOne', { query: { id: '1' } });
    const invented = { code: 0, data: { id: '1', title: '题名', score: 5 }, msg: '' };
    await expect(expectResponseMatches(sent, Response.json(invented))).rejects.toThrow(
      'additional',
    );
    await expect(expectResponseMatches(sent, new Response('<p>', { status: 200 }))).rejects.toThrow(
      'does not answer 200 text/plain',
    );
  });

  it('has generated types that are up to date', () => {
    const root = join(import.meta.dirname, '../..');
    const run = () =>
      execFileSync(process.execPath, ['config/scripts/contract.mjs', '--check'], { cwd: root });
    expect(run).not.toThrow();
  }, 60_000);
});

describe('every request of the demo accounts', () => {
  it.each(['enterprise', 'person'])(
    'meets the contract, with its flow chart: %s',
    async (account) => {
      const cookie = await sessionCookie(account);
      for (const found of await demoRequests(account)) {
        for (const sent of [
          request('GET', `${DATA}/findWfApply`, { cookie, query: data({ id: found }) }),
          request('GET', `${DATA}/getFlowChart`, { cookie, query: { id: found } }),
        ]) {
          await expectResponseMatches(sent, await respond(sent.clone()));
        }
      }
    },
  );
});

describe('every record of the data', () => {
  it('meets the contract, field by field', async () => {
    const { patents } = getPatentStore();
    const step = Math.max(1, Math.floor(patents.length / 300));
    for (let index = 0; index < patents.length; index += step) {
      const sent = request('GET', '/cnipr-service/api/front/patent/findOne', {
        query: { id: patents[index]?.id ?? '' },
      });
      await expectResponseMatches(sent, await respond(sent.clone()));
    }
  }, 30_000);
});
