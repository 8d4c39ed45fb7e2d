import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landingLink, readLanding } from '../src/links/landing';
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
        for (const read of [readPatentResult, readPatentSearch, readPatentDetail, readLanding]) {
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
});

it('a user page passes the way back on, and nothing else', () => {
  expect(userPageLink('register', '?redirectUrl=http%3A%2F%2Fa%2Fb%3Fc%3D1&x=2')).toBe(
    '/changshu/user/register?redirectUrl=http%3A%2F%2Fa%2Fb%3Fc%3D1',
  );
  expect(userPageLink('forget', '?x=2')).toBe('/changshu/user/forget');
});
