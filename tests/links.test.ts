import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APPLY_STEPS,
  applyLink,
  BUSINESS_SERVICES,
  dishonestyLink,
  readApply,
  readDishonesty,
  readRequest,
  reportProgressLink,
  requestLink,
} from '../src/links/business';
import { everythingLink, landingLink, readEverything, readLanding } from '../src/links/landing';
import { PAGE_SIZES } from '../src/links/list';
import {
  MOST_COMPARED,
  PATENT_SORTS,
  patentDetailLink,
  patentResultLink,
  patentSearchLink,
  readPatentDetail,
  readPatentResult,
  readPatentSearch,
} from '../src/links/patent';
import { exceptionLink, userPageLink } from '../src/links/paths';

const searchOf = (address: string) => new URL(address, 'http://localhost').search;

const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => value.isWellFormed());
const filters = fc.dictionary(
  fc.constantFrom('patentType', 'validity', 'filingYear', 'applicant', 'ipcClass'),
  fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
  { noNullPrototype: true },
);
const query = {
  mode: fc.constantFrom('smart' as const, 'expr' as const),
  q: text,
};

describe('an address holds what it was made from', () => {
  it('result list', () => {
    const state = fc.record({
      ...query,
      include: filters,
      exclude: filters,
      sort: fc.constantFrom(...PATENT_SORTS),
      page: fc.integer({ min: 1, max: 10_000 }),
      size: fc.constantFrom(...PAGE_SIZES),
      compare: fc.uniqueArray(text, { maxLength: MOST_COMPARED }),
      differing: fc.boolean(),
    });
    fc.assert(
      fc.property(state, (given) => {
        expect(readPatentResult(searchOf(patentResultLink(given)))).toMatchObject(given);
      }),
    );
  });

  it('patent search', () => {
    fc.assert(
      fc.property(fc.record(query), (given) => {
        expect(readPatentSearch(searchOf(patentSearchLink(given)))).toMatchObject(given);
      }),
    );
  });

  it('record', () => {
    fc.assert(
      fc.property(text, text, (id, from) => {
        expect(readPatentDetail(searchOf(patentDetailLink(id, from)))).toMatchObject({
          id,
          from: from || undefined,
        });
      }),
    );
  });

  it('landing page', () => {
    const state = fc.record({
      type: fc.constantFrom('' as const, 'BUSINESS' as const, 'INDUSTRY' as const),
      tag: text,
      q: text,
      page: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(state, (given) => {
        expect(readLanding(searchOf(landingLink(given)))).toMatchObject(given);
      }),
    );
  });

  it('search of all holdings, also with no text yet; the filter of subjects is another', () => {
    fc.assert(
      fc.property(text, (given) => {
        const search = searchOf(everythingLink(given));
        expect(readEverything(search)).toBe(given);
        expect(readLanding(search).q).toBe('');
      }),
    );
    expect(readEverything(searchOf(landingLink({ q: '电池' })))).toBeUndefined();
  });

  it('making a request', () => {
    const state = fc.record({
      step: fc.constantFrom(...APPLY_STEPS),
      section: text,
      at: text,
      id: text,
      sent: text,
      copy: text,
      patent: text,
      record: text,
      appeal: text,
      seek: text,
      ipcs: text,
      industry: text,
    });
    fc.assert(
      fc.property(fc.constantFrom(...BUSINESS_SERVICES), state, (service, given) => {
        const address = applyLink(service, given);
        expect(address.split('?')[0]).toBe(`/changshu/business/${service}`);
        expect(readApply(searchOf(address))).toEqual(given);
      }),
    );
  });

  it('following a request, or an anonymous report', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BUSINESS_SERVICES), text, (service, value) => {
        expect(readRequest(searchOf(requestLink(service, value)))).toEqual({
          id: value,
          no: '',
          face: 'report',
        });
        expect(readRequest(searchOf(reportProgressLink(value)))).toEqual({
          id: '',
          no: value,
          face: 'report',
        });
      }),
    );
  });

  it('list of dishonesty records', () => {
    const state = fc.record({
      q: text,
      behavior: text,
      level: text,
      repair: text,
      from: text,
      to: text,
      record: text,
      page: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(state, (given) => {
        expect(readDishonesty(searchOf(dishonestyLink(given)))).toEqual(given);
      }),
    );
  });

  it('error page', () => {
    fc.assert(
      fc.property(text, text, (code, message) => {
        const values = new URLSearchParams(searchOf(exceptionLink(code, message)));
        expect([values.get('errorCode') ?? '', values.get('errorMessage') ?? '']).toEqual([
          code,
          message,
        ]);
      }),
    );
  });
});

describe('an address that somebody wrote', () => {
  it.each([
    ['', {}],
    ['?mode=sql', { mode: 'smart' }],
    ['?page=0', { page: 1 }],
    ['?page=-3', { page: 1 }],
    ['?page=2.5', { page: 1 }],
    ['?page=1e9', { page: 1_000_000_000 }],
    ['?page=abc&size=7&sort=-rank', { page: 1, size: 10, sort: 'relevance' }],
    ['?size=100', { size: 100 }],
    [
      '?compare=a&compare=b&compare=a&compare=c&compare=d&compare=e',
      { compare: ['a', 'b', 'c', 'd'] },
    ],
    ['?f.=x&x.a=1&x.a=2', { exclude: { a: ['1', '2'] } }],
    ['?q=%E4%A', { mode: 'smart' }],
  ])('result list %s', (search, part) => {
    expect(readPatentResult(search)).toMatchObject(part);
  });

  it('is never refused', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const patents = [readPatentResult, readPatentSearch, readPatentDetail];
        const business = [readApply, readRequest, readDishonesty];
        for (const read of [...patents, ...business, readLanding]) {
          expect(read(`?${search}`)).toBeTypeOf('object');
        }
      }),
    );
  });
});

it('defaults stay out of the address', () => {
  expect(patentResultLink({ mode: 'smart', q: '', sort: 'relevance', page: 1, size: 10 })).toBe(
    '/changshu/searching/patent/result',
  );
  expect(landingLink({ type: '', tag: '', q: '', page: 1 })).toBe('/changshu/nav/subjectDetail');
  expect(applyLink('PJSQ', { step: 'guide', section: '' })).toBe('/changshu/business/PJSQ');
  expect(dishonestyLink({ q: '', page: 1 })).toBe('/changshu/business/SXSSList');
  expect(reportProgressLink()).toBe('/changshu/business/JBTSForm');
});

it('a user page passes the way back on, and nothing else', () => {
  expect(userPageLink('register', '?redirectUrl=http%3A%2F%2Fa%2Fb%3Fc%3D1&x=2')).toBe(
    '/changshu/user/register?redirectUrl=http%3A%2F%2Fa%2Fb%3Fc%3D1',
  );
  expect(userPageLink('forget', '?x=2')).toBe('/changshu/user/forget');
});
