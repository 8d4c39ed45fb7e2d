import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { forgetAbsent } from '@/requests/absentCalls';
import { CodeError, ShowTypeError, TransportError } from '@/requests/errors';
import { saysAbsent } from '@/requests/knownCalls';
import { findPatent } from '@/services/cnipr';
import { findIndustryTypes, findTags } from '@/services/data';
import { getPatentCatalog } from '@/services/di';
import { findApps } from '@/services/website';
import { CONTRACT_CALLS } from '../support/contract';
import { withoutStorage } from '../support/withoutStorage';
import { answerWith, clients, recordEffects, standOn } from './clients';

const APPS = '/website-service/api/front/app/find';
const GONE = () => HttpResponse.html('<h1>404 Not Found</h1>', { status: 404 });
const PLAIN: Record<string, () => Response> = {
  'a gateway’s page': GONE,
  'a Spring service': () =>
    HttpResponse.json({ status: 404, error: 'Not Found', path: '/x' }, { status: 404 }),
  'the status as code': () => HttpResponse.json({ code: 404, msg: 'Not Found' }, { status: 404 }),
  'the status as errorCode': () =>
    HttpResponse.json(
      { success: false, errorCode: '404', errorMessage: 'Not Found', showType: 2 },
      { status: 404 },
    ),
  'nothing at all': () => new HttpResponse(null, { status: 404 }),
};

describe.each(clients)('an assumed call, $name', ({ path, call }) => {
  it.each(Object.entries(PLAIN))(
    'is known to be missing by %s, and asked once',
    async (_, answer) => {
      standOn('other');
      const shown = recordEffects();
      const requests = answerWith(path, answer);
      const asked = [1, 2].map(() => call('GET', { shownInPlace: true }));
      for (const one of asked) await expect(one).rejects.toMatchObject({ reason: 'absent' });
      const before = requests.length;
      await expect(call('GET', { shownInPlace: true })).rejects.toThrow(
        /^本平台的后台没有提供这项服务（404）。$/,
      );
      expect(requests).toHaveLength(before);
      // Who wants to try again does so.
      forgetAbsent();
      await expect(call('GET')).rejects.toBeInstanceOf(TransportError);
      expect(requests).toHaveLength(before + 1);
      // The screen that asked without a place for it says so; the others were silent.
      expect(shown).toHaveLength(1);
    },
  );

  it('that sends something is sent each time', async () => {
    const requests = answerWith(path, GONE);
    for (const _ of [1, 2]) {
      await expect(call('POST', { data: {}, skipErrorHandler: true })).rejects.toMatchObject({
        reason: 'absent',
        status: 404,
      });
    }
    expect(requests).toHaveLength(2);
  });

  it('is answered by its own service even with 404', async () => {
    const own = { code: 40400, data: null, msg: '没有这个专题' };
    answerWith(path, () => HttpResponse.json(own, { status: 404 }));
    await expect(call('GET', { skipErrorHandler: true })).rejects.toBeInstanceOf(CodeError);
    const refused = { success: false, errorCode: 'E4041', errorMessage: '没有', showType: 2 };
    answerWith(path, () => HttpResponse.json(refused, { status: 404 }));
    await expect(call('GET', { skipErrorHandler: true })).rejects.toBeInstanceOf(ShowTypeError);
  });
});

describe('a code that is a status', () => {
  const notFound = () => HttpResponse.json({ code: 404, data: null, msg: 'Not Found' });
  const RECORD = '/cnipr-service/api/front/patent/findOne';
  const byStatus = () => HttpResponse.json({ code: 404, msg: 'Not Found' }, { status: 404 });

  it('says with 200, too, that an assumed call is missing', async () => {
    standOn('other');
    const shown = recordEffects();
    const requests = answerWith(APPS, notFound);
    for (const _ of [1, 2]) {
      const asked = findApps({ shownInPlace: true });
      await expect(asked).rejects.toMatchObject({ reason: 'absent', status: 404 });
    }
    expect(requests).toHaveLength(1);
    expect(shown).toEqual([]);
  });

  it.each([
    ['404', byStatus],
    ['200', notFound],
  ])('is no reason of a service for not having a record (%s)', async (_, answer) => {
    standOn('other');
    const shown = recordEffects();
    answerWith(RECORD, answer);
    const asked = findPatent('p-1', { shownInPlace: true });
    await expect(asked).rejects.toMatchObject({ reason: 'http', status: 404 });
    expect(shown).toEqual([]);
  });

  it('of a known call is told as the specification has it', async () => {
    standOn('other');
    const shown = recordEffects();
    answerWith('/data-service/api/front/tag/find', notFound);
    await expect(findTags(undefined, { shownInPlace: true })).rejects.toBeInstanceOf(CodeError);
    expect(shown).toEqual([['notification', '操作未完成', 'Not Found']]);
  });
});

describe('a known call', () => {
  it('that answers 404 has not gone away: it is asked again, and the failure is told', async () => {
    standOn('other');
    const shown = recordEffects();
    const requests = answerWith('/data-service/api/front/tag/find', () =>
      HttpResponse.html('<h1>404</h1>', { status: 404 }),
    );
    for (const _ of [1, 2]) await expect(findTags()).rejects.toMatchObject({ reason: 'http' });
    expect(requests).toHaveLength(2);
    expect(shown[0]).toEqual([
      'message',
      'error',
      '请求的内容不存在，或者本平台的后台没有提供这项服务（404）。',
    ]);
  });

  it('that sends something, too', async () => {
    answerWith('/di-service/api/patent/detail/catalog', () =>
      HttpResponse.html('<h1>404</h1>', { status: 404 }),
    );
    await expect(getPatentCatalog('1', { skipErrorHandler: true })).rejects.toMatchObject({
      reason: 'http',
    });
  });
});

describe('what is missing', () => {
  it('is told apart by address', async () => {
    answerWith(APPS, GONE);
    await expect(findApps({ skipErrorHandler: true })).rejects.toMatchObject({ reason: 'absent' });
    expect(await findIndustryTypes()).not.toEqual([]);
  });

  it('is asked for again where the tab remembers nothing', async () => {
    const requests = answerWith(APPS, GONE);
    await withoutStorage(async () => {
      for (const _ of [1, 2]) {
        const asked = findApps({ skipErrorHandler: true });
        await expect(asked).rejects.toMatchObject({ reason: 'absent' });
      }
    });
    expect(requests).toHaveLength(2);
  });
});

describe('the contract', () => {
  const of = (origin: string) => CONTRACT_CALLS.filter((call) => call.origin === origin);

  it.each(of('known').map(({ method, path }) => [method.toUpperCase(), path]))(
    'has %s %s as known: 404 and 501 do not take it away',
    (method, address) => {
      expect([404, 501].map((status) => saysAbsent(status, { method, address }))).toEqual([
        false,
        false,
      ]);
    },
  );

  it('has the other calls as assumed; 404 takes those away that are not about one record', () => {
    const assumed = of('assumed');
    const absentBy = (status: number) =>
      assumed.filter(({ method, path: address }) =>
        saysAbsent(status, { method: method.toUpperCase(), address }),
      );
    expect(absentBy(501)).toEqual(assumed);
    const taken = absentBy(404);
    const aboutOne = assumed.filter((call) => !taken.includes(call));
    expect(aboutOne.map(({ path }) => path.replace(/^.*\/(authF|f)ront\//, '')).sort()).toEqual([
      'adjudication/findOne',
      'assessment/findOne',
      'enterprise/analysis',
      'enterprise/findOne',
      'file/download',
      'file/remove',
      'law/findOne',
      'node/findOne',
      'patent/drawing',
      'patent/findOne',
      'patentTransaction/contact',
      'patentTransaction/deal',
      'patentTransaction/offline',
      'patentTransaction/report',
      'patentTransaction/resubmit',
      'process/addMaterial',
      'process/appeal',
      'process/confirm',
      'process/findByCode',
      'process/object',
      'process/rate',
      'process/resubmit',
      'process/withdraw',
      'subject/findOne',
      'subject/report',
    ]);
  });
});
