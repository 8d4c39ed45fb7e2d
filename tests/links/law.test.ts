import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_LAWS,
  LAW_FACETS,
  LAW_MATCHES,
  LAW_SCOPES,
  LAW_SORTS,
  lawDetailLink,
  lawListLink,
  lawReturnLink,
  lawSearchLink,
  readLawDetail,
  readLawList,
  readLawSearch,
} from '../../src/links/law';
import { PAGE_SIZES } from '../../src/links/list';
import { inOrder } from '../../src/links/query';

const searchOf = (address: string) => new URL(address, 'http://localhost').search;

const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => value.isWellFormed());
const filters = fc.dictionary(
  fc.constantFrom(...LAW_FACETS),
  fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
  { noNullPrototype: true },
);
const day = fc.constantFrom('', '1982-08-23', '2021-06-01', '2026-12-31');
const search = {
  q: text,
  scope: fc.constantFrom(...LAW_SCOPES),
  match: fc.constantFrom(...LAW_MATCHES),
  words: fc.boolean(),
  include: filters,
  exclude: filters,
  pFrom: day,
  pTo: day,
  eFrom: day,
  eTo: day,
  asOf: day,
};

/** Ends of ranges in order, as an address is read. */
function ordered<T extends Record<'pFrom' | 'pTo' | 'eFrom' | 'eTo', string>>(given: T): T {
  const [pFrom, pTo] = inOrder(given.pFrom, given.pTo);
  const [eFrom, eTo] = inOrder(given.eFrom, given.eTo);
  return { ...given, pFrom, pTo, eFrom, eTo };
}

describe('the address of a search for laws', () => {
  it('holds the search page', () => {
    fc.assert(
      fc.property(fc.record(search).map(ordered), (given) => {
        expect(readLawSearch(searchOf(lawSearchLink(given)))).toEqual(given);
      }),
    );
  });

  it('holds the list', () => {
    const state = fc.record({
      ...search,
      sort: fc.constantFrom(...LAW_SORTS),
      page: fc.integer({ min: 1, max: 10_000 }),
      size: fc.constantFrom(...PAGE_SIZES),
      view: fc.constant('list' as const),
    });
    fc.assert(
      fc.property(state.map(ordered), (given) => {
        const address = lawListLink(given);
        expect(readLawList(searchOf(address))).toEqual(given);
        expect(lawReturnLink(searchOf(address).slice(1))).toBe(address);
      }),
    );
  });

  it('holds a law, its place, its day and the other version', () => {
    const state = fc.record({
      id: text,
      at: text,
      asOf: day,
      compare: text,
      differing: fc.boolean(),
      uses: text,
      from: fc.option(text, { nil: undefined }),
    });
    fc.assert(
      fc.property(state, (given) => {
        expect(readLawDetail(searchOf(lawDetailLink(given)))).toEqual(given);
      }),
    );
  });

  it('says a plain search in plain words', () => {
    expect(lawListLink()).toBe('/changshu/searching/law/list');
    expect(
      lawListLink({
        q: 'a',
        scope: 'full',
        include: { category: ['LAW'] },
        exclude: { timeliness: ['REPEALED'] },
        pFrom: '2020-01-01',
      }),
    ).toBe(
      '/changshu/searching/law/list?q=a&scope=full&x.timeliness=REPEALED&category=LAW&pFrom=2020-01-01',
    );
  });

  it('has the default where it cannot be read', () => {
    const read = readLawList('?scope=all&match=1&pFrom=2020-13-01&eTo=heute&sort=x&page=-2&size=7');
    expect(read).toEqual({ ...ALL_LAWS, sort: 'relevance', page: 1, size: 10, view: 'list' });
  });
});
