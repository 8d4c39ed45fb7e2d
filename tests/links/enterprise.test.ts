import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ENTERPRISE_FACETS,
  ENTERPRISE_SORTS,
  ENTERPRISE_TABS,
  ENTERPRISE_VIEW,
  enterpriseLink,
  enterpriseReturnLink,
  enterpriseSearchLink,
  MOST_COMPARED_ENTERPRISES,
  readEnterpriseName,
  readEnterpriseSearch,
  readEnterpriseView,
} from '../../src/links/enterprise';
import { PAGE_SIZES } from '../../src/links/list';

const urlOf = (address: string) => new URL(address, 'http://localhost');
const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => value.isWellFormed());
const filled = text.filter(Boolean);
const filters = fc.dictionary(
  fc.constantFrom(...ENTERPRISE_FACETS),
  fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
  { noNullPrototype: true },
);

describe('an address of enterprises holds what it was made from', () => {
  it('list', () => {
    const state = fc.record({
      q: text,
      include: filters,
      exclude: filters,
      least: fc.constantFrom('', '1', '100'),
      sort: fc.constantFrom(...ENTERPRISE_SORTS),
      page: fc.integer({ min: 1, max: 10_000 }),
      size: fc.constantFrom(...PAGE_SIZES),
      view: fc.constant('list' as const),
      compare: fc.uniqueArray(text, { maxLength: MOST_COMPARED_ENTERPRISES }),
      differing: fc.boolean(),
    });
    fc.assert(
      fc.property(state, (given) => {
        expect(readEnterpriseSearch(urlOf(enterpriseSearchLink(given)).search)).toEqual(given);
      }),
    );
  });

  it('one enterprise, by any name', () => {
    const view = fc.record({
      tab: fc.constantFrom(...ENTERPRISE_TABS),
      take: fc.uniqueArray(filled, { maxLength: 4 }),
      leave: fc.uniqueArray(filled, { maxLength: 4 }),
      kind: fc.constantFrom('' as const, 'SOFTWARE' as const, 'WORK' as const),
      state: fc.constantFrom('' as const, 'PENDING' as const, 'LAPSED' as const),
      show: fc.uniqueArray(filled, { maxLength: 4 }),
      page: fc.integer({ min: 1, max: 1000 }),
      events: fc.integer({ min: 60, max: 10_000 }),
      from: fc.option(text, { nil: undefined }),
    });
    const name = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
      fc.stringMatching(/^[./%?#\\()（）a-f0-9 ]{1,200}$/),
    );
    fc.assert(
      fc.property(
        name.filter((one) => one.isWellFormed() && one.trim() !== ''),
        view,
        (given, shown) => {
          const { pathname, search } = urlOf(enterpriseLink(given, shown));
          expect(readEnterpriseName(pathname)).toBe(given.trim());
          expect(readEnterpriseView(search)).toEqual(shown);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    '甲/乙（集团）有限公司',
    '100% [示例] 有限公司?#',
    '%2F',
    '..',
    '.',
    'search',
    'Search',
    '长'.repeat(200),
  ])('one enterprise called %s', (name) => {
    const { pathname } = urlOf(enterpriseLink(name));
    expect(pathname.split('/')).toHaveLength(5);
    expect(pathname).not.toBe('/changshu/searching/enterprise/search');
    expect(readEnterpriseName(`/ipr-front${pathname}`)).toBe(name);
  });
});

describe('an address of enterprises', () => {
  it('has nothing in it that has its default', () => {
    expect(enterpriseSearchLink()).toBe('/changshu/searching/enterprise/search');
    expect(enterpriseLink('ab', ENTERPRISE_VIEW)).toBe('/changshu/searching/enterprise/ab');
  });

  it('that nobody could have made is read as far as it can be', () => {
    expect(readEnterpriseSearch('?least=-1&sort=x&page=y')).toMatchObject({
      q: '',
      least: '',
      sort: 'relevance',
      page: 1,
    });
    expect(readEnterpriseView('?tab=x&page=-1&kind=Y&take=&take=a&take=a&events=-7')).toEqual({
      ...ENTERPRISE_VIEW,
      take: ['a'],
    });
    expect(readEnterpriseName('/changshu/searching/enterprise/100%')).toBe('100%');
    expect(readEnterpriseName('/elsewhere')).toBe('');
  });

  it('leads back to the list as it was left', () => {
    expect(enterpriseReturnLink('q=a&page=2')).toBe(
      '/changshu/searching/enterprise/search?q=a&page=2',
    );
  });
});
