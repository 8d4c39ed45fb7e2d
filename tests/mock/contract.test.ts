import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { respond } from '../../mock/bridge';
import { getPatentStore } from '../../mock/data/patentStore';
import { resetState } from '../../mock/state';
import {
  CONTRACT_CALLS,
  contractCall,
  expectRequestMatches,
  expectResponseMatches,
} from '../support/contract';
import { ACCOUNT_CALLS } from './accountCalls';
import { ASSESSMENT_CALLS } from './assessment/calls';
import { request, sessionCookie } from './client';
import { DATA_CALLS } from './dataCalls';
import { NAV_CALLS } from './nav/calls';
import { demoRequests, PROCESS_CALLS } from './process/calls';
import { DATA } from './process/requests';
import { STATISTICS_CALLS } from './statistics/calls';
import { TRANSACTION_CALLS } from './transaction/calls';

beforeEach(resetState);

const data = (value: object) => ({ queryData: JSON.stringify(value) });

/** At least one call of every operation, and of every refusal that has a shape of its own. */
const CALLS: Record<string, () => Request | Promise<Request>> = {
  ...ASSESSMENT_CALLS,
  ...STATISTICS_CALLS,
  ...TRANSACTION_CALLS,
  ...NAV_CALLS,
  ...ACCOUNT_CALLS,
  ...PROCESS_CALLS,
  ...DATA_CALLS,
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
