import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchRequest } from '../../mock/contract';
import { generatePatents } from '../../mock/data/generated';
import { findHits, listedHits } from '../../mock/search/hits';
import { readSearchRequest } from '../../mock/search/request';
import { search } from '../../mock/search/search';
import { PatentStore } from '../../mock/search/store';
import { readInternationalPublication } from '../../src/domain/numbers/internationalNumber';

let store: PatentStore;

beforeAll(() => {
  store = new PatentStore(generatePatents(900));
});

const PAGE = { expression: '', page: 0, size: 1000 };

function run(request: Partial<SearchRequest>) {
  const full = { ...PAGE, ...request };
  const result = findHits(store, full.expression);
  if (!result.ok) throw new Error(result.error.message);
  return search(store, listedHits(store, result.hits, full), full);
}

const foundBy = (request: Partial<SearchRequest>) =>
  run(request)
    .content.map(({ id }) => id)
    .sort();

const heads = () => store.patents.map(({ head }) => head);
const headAt = (index: number) => {
  const head = heads()[index];
  if (!head) throw new Error('no such patent');
  return head;
};

describe('a list of numbers', () => {
  it('finds the records of application, publication, grant and international numbers', () => {
    const granted = heads().find(({ grantNumber }) => grantNumber);
    const international = store.patents.map((patent) => patent.record()).find(({ pct }) => pct);
    const numbers = [
      headAt(3).applicationNumber,
      headAt(40).publicationNumber,
      granted?.grantNumber,
      international?.pct?.applicationNo,
      'CN199999999A',
    ].filter((number) => number !== undefined);
    expect(numbers).toHaveLength(5);
    const expected = [headAt(3).id, headAt(40).id, granted?.id, international?.id];
    expect(foundBy({ numbers })).toEqual(expected.sort());
    const published = readInternationalPublication(international?.pct?.publicationNo ?? '');
    expect(foundBy({ numbers: [published?.number ?? ''] })).toEqual([international?.id]);
  });

  it('finds every kind of a publication number without its kind, one kind with it', () => {
    const { id, publicationNumber = '' } = headAt(77);
    const bare = publicationNumber.replace(/[A-Z]\d?$/, '');
    expect(bare).not.toBe(publicationNumber);
    expect(foundBy({ numbers: [bare] })).toEqual([id]);
    expect(foundBy({ numbers: [`${bare}C7`] })).toEqual([]);
  });

  it('narrows an expression and filters, and counts facets within itself', () => {
    const some = heads().slice(0, 60);
    const numbers = some.map(({ applicationNumber = '' }) => applicationNumber);
    const batteries = some.filter(({ title }) => title.includes('电池'));
    expect(foundBy({ expression: 'TI=电池', numbers })).toEqual(
      batteries.map(({ id }) => id).sort(),
    );
    const { totalElements, facets } = run({
      numbers,
      filters: { patentType: { include: ['UTILITY'] } },
      facets: ['patentType'],
    });
    const utility = some.filter(({ patentType }) => patentType === 'UTILITY');
    expect(totalElements).toBe(utility.length);
    const counted = facets[0]?.values.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(some.length);
  });

  it('takes milliseconds for thousands of numbers once the index is there', () => {
    const numbers = Array.from({ length: 5000 }, (_, index) => {
      return heads()[index % 900]?.applicationNumber ?? '';
    });
    run({ numbers });
    const start = performance.now();
    store.numbers.find(numbers);
    // Far above what it takes, far below what reading each record for each number would.
    expect(performance.now() - start).toBeLessThan(150);
  });
});

describe('a list of ids', () => {
  it('finds those records, meets numbers, and passes over what does not exist', () => {
    const ids = [headAt(5).id, headAt(6).id, 'none'];
    expect(foundBy({ ids })).toEqual(ids.slice(0, 2).sort());
    const numbers = [headAt(6).applicationNumber ?? ''];
    expect(foundBy({ ids, numbers })).toEqual([headAt(6).id]);
  });
});

describe('a request', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a number that is not spelled as agreed', { numbers: ['ZL202119900001.9'] }],
    ['an empty list', { numbers: [] }],
    ['too many numbers', { numbers: new Array(10_001).fill('202119900001.9') }],
    ['too many ids', { ids: new Array(1001).fill('P1') }],
    ['an id that is none', { ids: [1] }],
  ])('is refused with %s', (_, lists) => {
    expect(readSearchRequest({ ...PAGE, ...lists })).toBeNull();
  });

  it('may carry both lists', () => {
    const lists = { numbers: ['202119900001.9', 'CN199000001', 'WO2021/123456'], ids: ['P1'] };
    expect(readSearchRequest({ ...PAGE, ...lists })).toMatchObject(lists);
  });
});
