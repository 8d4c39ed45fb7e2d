import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADJUDICATION_FACETS,
  ADJUDICATION_PARTS,
  ADJUDICATION_SORTS,
  ALL_ADJUDICATIONS,
  adjudicationDetailLink,
  adjudicationListLink,
  adjudicationReturnLink,
  adjudicationSearchLink,
  MOST_COMPARED_ADJUDICATIONS,
  readAdjudicationDetail,
  readAdjudicationList,
  readAdjudicationSearch,
} from '../../src/links/adjudication';
import { PAGE_SIZES } from '../../src/links/list';
import { inOrder } from '../../src/links/query';

const searchOf = (address: string) => new URL(address, 'http://localhost').search;

const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => value.isWellFormed());
const filters = fc.dictionary(
  fc.constantFrom(...ADJUDICATION_FACETS),
  fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
  { noNullPrototype: true },
);
const day = fc.constantFrom('', '2019-01-01', '2026-12-31');
const sum = fc.constantFrom('', '0', '500000');
const search = {
  q: text,
  part: fc.constantFrom(...ADJUDICATION_PARTS),
  include: filters,
  exclude: filters,
  from: day,
  to: day,
  least: sum,
  most: sum,
  number: text,
  party: text,
  leadingFirst: fc.boolean(),
};
const paragraph = fc.integer({ min: 1, max: 99_999 }).map((no) => `p${no}`);

/** Ends of ranges in order, as an address is read. */
function ordered<T extends Record<'from' | 'to' | 'least' | 'most', string>>(given: T): T {
  const [from, to] = inOrder(given.from, given.to);
  const [least, most] = inOrder(given.least, given.most);
  return { ...given, from, to, least, most };
}

describe('an address of documents holds what it was made from', () => {
  it('search', () => {
    fc.assert(
      fc.property(fc.record(search).map(ordered), (given) => {
        expect(readAdjudicationSearch(searchOf(adjudicationSearchLink(given)))).toEqual(given);
      }),
    );
  });

  it('list, with what is compared and the paragraphs picked of it', () => {
    const state = fc
      .record({
        ...search,
        sort: fc.constantFrom(...ADJUDICATION_SORTS),
        page: fc.integer({ min: 1, max: 10_000 }),
        size: fc.constantFrom(...PAGE_SIZES),
        view: fc.constant('list' as const),
        compare: fc.uniqueArray(text, { maxLength: MOST_COMPARED_ADJUDICATIONS }),
        differing: fc.boolean(),
      })
      .chain((one) =>
        fc.record({
          list: fc.constant(one),
          picked: fc.array(fc.tuple(fc.constantFrom('', ...one.compare), paragraph)),
        }),
      )
      .map(({ list, picked }) => ({
        ...ordered(list),
        picked: Object.fromEntries(picked.filter(([id]) => list.compare.includes(id))),
      }));
    fc.assert(
      fc.property(state, (given) => {
        const read = readAdjudicationList(searchOf(adjudicationListLink(given)));
        expect({ ...read, picked: { ...read.picked } }).toEqual(given);
      }),
    );
  });

  it('document, with its paragraph in the fragment too', () => {
    fc.assert(
      fc.property(text, fc.option(paragraph, { nil: '' }), text, (id, at, from) => {
        const address = adjudicationDetailLink(id, { at, from });
        expect(readAdjudicationDetail(searchOf(address))).toEqual({
          id,
          at,
          from,
        });
        expect(new URL(address, 'http://localhost').hash).toBe(at && `#${at}`);
      }),
    );
  });
});

describe('an address of documents', () => {
  it('has nothing in it that has its default', () => {
    expect(adjudicationListLink(ALL_ADJUDICATIONS)).toBe('/changshu/searching/cse/list');
    expect(adjudicationSearchLink()).toBe('/changshu/searching/cse');
    expect(adjudicationDetailLink('a')).toBe('/changshu/searching/cse/detail?id=a');
  });

  it('that nobody could have made is read as far as it can be', () => {
    const read = readAdjudicationList(
      '?part=NOWHERE&from=yesterday&to=2026-13-01&least=-1&most=1e9&compare=a&p.a=%23x&p.b=p1&sort=x',
    );
    expect(read).toMatchObject({ ...ALL_ADJUDICATIONS, picked: {}, sort: 'relevance' });
    expect(readAdjudicationDetail('?id=a&at=p0').at).toBe('');
  });

  it('leads back to the list as it was left', () => {
    expect(adjudicationReturnLink('q=%E4%BE%B5%E6%9D%83&page=2')).toBe(
      '/changshu/searching/cse/list?q=%E4%BE%B5%E6%9D%83&page=2',
    );
    expect(adjudicationReturnLink('')).toBe('/changshu/searching/cse/list');
  });
});
