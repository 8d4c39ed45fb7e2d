import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { respond } from '../../mock/bridge';
import { getPatentStore } from '../../mock/data/patentStore';
import { FACET_NAMES } from '../../mock/search/store';
import { resetState } from '../../mock/state';
import {
  CONTRACT_CALLS,
  contractCall,
  expectRequestMatches,
  expectResponseMatches,
} from '../support/contract';
import { answer, request } from './client';

beforeEach(resetState);

const id = () => getPatentStore().patents[0]?.id ?? '';
const data = (value: object) => ({ queryData: JSON.stringify(value) });

/** At least one call of every operation, and of every refusal that has a shape of its own. */
const CALLS: Record<string, () => Request | Promise<Request>> = {
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
  subjects: () =>
    request('GET', '/nav-service/api/front/subject/find', {
      query: { ...data({ name: '电池', $tagId_in: 'T01,T11' }), page: '0', size: '6' },
    }),
};

describe('the contract', () => {
  it.each(Object.entries(CALLS))('%s: request and answer are as agreed', async (_, make) => {
    const sent = await make();
    await expectRequestMatches(sent);
    const body = await expectResponseMatches(sent, await respond(sent.clone()));
    expect(body).toBeTruthy();
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
      'GET /data-service/api/front/dictItem/find',
      'GET /data-service/api/front/tag/find',
      'GET /website-service/api/article/find',
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
