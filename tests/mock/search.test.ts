import { beforeAll, describe, expect, it } from 'vitest';
import type { FacetName, SearchRequest, Sort } from '../../mock/contract';
import { generatePatents } from '../../mock/data/generated';
import { FACET_VALUES, summaryOf } from '../../mock/search/facts';
import { findHits } from '../../mock/search/hits';
import { readAhead } from '../../mock/search/readAhead';
import { search } from '../../mock/search/search';
import { RecordDoc } from '../../mock/search/searchDoc';
import { FACET_NAMES, PatentStore, type StoredPatent } from '../../mock/search/store';

let store: PatentStore;

beforeAll(() => {
  store = new PatentStore(generatePatents(900));
});

function run(request: Partial<SearchRequest> = {}) {
  const full = { expression: '', page: 0, size: 20, ...request };
  const result = findHits(store, full.expression);
  if (!result.ok) throw new Error(result.error.message);
  return search(store, result.hits, full);
}

const heads = () => store.patents.map(({ head }) => head);

describe('a search', () => {
  it('finds every patent by the empty expression, newest publication first', () => {
    const { content, totalElements, number, size, facets } = run();
    expect(totalElements).toBe(store.patents.length);
    expect([number, size, facets]).toEqual([0, 20, []]);
    const dates = content.map(({ publicationDate }) => publicationDate ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('finds the same before, while and after the texts are read ahead', async () => {
    const found = () => findHits(new PatentStore(store.patents), 'FT=冷却');
    const before = found();
    const reading = readAhead(new PatentStore(generatePatents(900)));
    expect(found()).toEqual(before);
    await reading;
    expect(found()).toEqual(before);
  });

  it.each<[string, (text: string) => boolean]>([
    ['TI=电池', (title) => title.includes('电池')],
    ['TI=(装置 NOT 激光)', (title) => title.includes('装置') && !title.includes('激光')],
    ['TI=(传感器 OR 镜头)', (title) => /传感器|镜头/.test(title)],
  ])('%s finds exactly the titles that meet it', (expression, meets) => {
    const expected = heads().filter(({ title }) => meets(title)).length;
    expect(expected).toBeGreaterThan(0);
    expect(run({ expression }).totalElements).toBe(expected);
  });

  it('finds by number with or without check digit, by class, date and applicant', () => {
    const { head } = store.patents[321] ?? {};
    const bare = head?.applicationNumber?.split('.')[0] ?? '';
    expect(run({ expression: `AN=${bare}` }).content[0]?.id).toBe(head?.id);
    expect(run({ expression: `PN=${head?.publicationNumber}` }).content[0]?.id).toBe(head?.id);
    const inClass = heads().filter(({ ipcs = [] }) => ipcs.some((ipc) => ipc.startsWith('G06F')));
    expect(run({ expression: 'IC=G06F' }).totalElements).toBe(inClass.length);
    const in2022 = heads().filter(({ filingDate = '' }) => filingDate.startsWith('2022'));
    expect(run({ expression: 'AD=2022' }).totalElements).toBe(in2022.length);
    const byUniversity = heads().filter(({ applicants = [] }) =>
      applicants.some(({ name }) => name.includes('江南示例大学')),
    );
    expect(run({ expression: 'PA=江南示例大学' }).totalElements).toBe(byUniversity.length);
  });

  it('reads claims, descriptions, operations and citations, which no list shows', () => {
    const records = store.patents.map((patent) => patent.record());
    const claimed = records.filter(({ claims = [] }) =>
      claims.some(({ text }) => /处理器/.test(text)),
    );
    expect(run({ expression: 'CLMS=处理器' }).totalElements).toBe(claimed.length);
    const pledged = records.filter(({ pledges = [] }) => pledges.length > 0);
    expect(run({ expression: 'OP=质押' }).totalElements).toBe(pledged.length);
    const number = records
      .flatMap(({ citations = [] }) => citations)
      .find(({ direction }) => direction === 'BACKWARD')?.number;
    const citing = records.filter(({ citations = [] }) =>
      citations.some((one) => one.direction === 'BACKWARD' && one.number === number),
    );
    expect(run({ expression: `CT=${number}` }).totalElements).toBe(citing.length);
  });

  it('tells where an expression cannot be read', () => {
    const result = findHits(store, 'TI=(电池 AND');
    expect(result).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^E_/) } });
    expect(findHits(store, '#1 AND 电池').ok).toBe(false);
  });
});

describe('the order', () => {
  it.each<[Sort, (id: string) => string | number | undefined]>([
    ['filingDate', (id) => store.find(id)?.head.filingDate],
    ['-filingDate', (id) => store.find(id)?.head.filingDate],
    ['publicationDate', (id) => store.find(id)?.head.publicationDate],
    ['citedBy', (id) => store.find(id)?.head.counts?.citedBy],
    ['-citedBy', (id) => store.find(id)?.head.counts?.citedBy],
  ])('by %s', (sort, sortedBy) => {
    const values = run({ expression: '方法', sort, size: 1000 }).content.map(
      ({ id }) => sortedBy(id) ?? '',
    );
    const sign = sort.startsWith('-') ? -1 : 1;
    const sorted = [...values].sort((a, b) => sign * (a < b ? -1 : a > b ? 1 : 0));
    expect(values).toEqual(sorted);
  });

  it('puts titles that hold the word before abstracts that do', () => {
    const { content } = run({ expression: '传感器', size: 1000 });
    const inTitle = content.map(({ title }) => title.includes('传感器'));
    expect(inTitle[0]).toBe(true);
    expect(inTitle.lastIndexOf(true)).toBeLessThan(inTitle.filter(Boolean).length + 5);
  });

  it('puts what has no value last both ways', () => {
    const head = { id: 'x', title: '无日期' };
    const undated: StoredPatent = {
      id: head.id,
      head,
      doc: new RecordDoc(() => head),
      summary: () => summaryOf(head),
      record: () => head,
      picture: () => null,
    };
    const small = new PatentStore([undated, ...store.patents.slice(0, 3)]);
    for (const sort of ['filingDate', '-filingDate'] as const) {
      expect(small.order(sort).at(-1)).toBe(0);
    }
  });

  it('gives pages that neither repeat nor miss a patent', () => {
    const pages = [0, 1, 2, 3].map((page) => run({ expression: '装置', page, size: 7 }).content);
    const whole = run({ expression: '装置', page: 0, size: 28 }).content;
    expect(pages.flat().map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    expect(run({ page: 400, size: 20 }).content).toEqual([]);
  });
});

describe('facets', () => {
  /** Counts as a person would make them: one patent after another. */
  function countNaively(name: FacetName, ids: readonly string[]) {
    const counts = new Map<string, number>();
    for (const id of ids) {
      const patent = store.find(id);
      const values = patent === undefined ? [] : FACET_VALUES[name](patent.head);
      for (const value of values.length > 0 ? values : ['']) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    return counts;
  }

  const allIds = (request: Partial<SearchRequest>) =>
    run({ ...request, size: 1000 }).content.map(({ id }) => id);

  it.each(FACET_NAMES)('%s counts as one would by hand', (name) => {
    const request = { expression: '装置', facets: [name], facetSize: 1000 };
    const counts = countNaively(name, allIds(request));
    const [facet] = run(request).facets;
    expect(facet?.missing).toBe(counts.get('') ?? 0);
    counts.delete('');
    expect(new Map(facet?.values.map(({ value, count }) => [value, count]))).toEqual(counts);
  });

  it('tell operations, owners, design classes and industries as the records do', () => {
    const names: FacetName[] = ['operation', 'currentOwner', 'locClass', 'sei'];
    const facets = run({ facets: names, facetSize: 1000 }).facets;
    const [operations, owners, designs, industries] = facets.map(
      ({ values }) => new Map(values.map(({ value, count }) => [value, count])),
    );
    const records = store.patents.map((patent) => patent.record());
    const having = (meets: (record: (typeof records)[number]) => boolean) =>
      records.filter(meets).length;
    expect(operations?.get('质押')).toBe(having(({ pledges = [] }) => pledges.length > 0));
    expect(operations?.get('质押')).toBe(run({ expression: 'OP=质押' }).totalElements);
    const [owner = ''] = owners?.keys() ?? [];
    expect(owners?.get(owner)).toBe(
      having(({ currentOwners = [] }) => currentOwners.some(({ name }) => name === owner)),
    );
    const [design = ''] = designs?.keys() ?? [];
    expect(design).toMatch(/^\d\d$/);
    expect(designs?.get(design)).toBe(
      having(({ locs = [] }) => locs.some((loc) => loc.startsWith(`${design}-`))),
    );
    expect(industries?.get('6')).toBe(having(({ tags }) => tags?.sei === '6'));
  });

  it('list as many values as asked for and tell the rest as other', () => {
    const [whole] = run({ facets: ['applicant'], facetSize: 1000 }).facets;
    const [short] = run({ facets: ['applicant'], facetSize: 3 }).facets;
    expect(short?.values).toEqual(whole?.values.slice(0, 3));
    const sum = (list: { count: number }[] = []) =>
      list.reduce((total, { count }) => total + count, 0);
    expect(sum(short?.values) + (short?.other ?? 0)).toBe(sum(whole?.values));
  });

  it('come by count, years newest first', () => {
    const [types, years] = run({ facets: ['patentType', 'filingYear'], facetSize: 50 }).facets;
    const counts = types?.values.map(({ count }) => count) ?? [];
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const listed = years?.values.map(({ value }) => value) ?? [];
    expect(listed).toEqual([...listed].sort().reverse());
  });

  it('are not narrowed by their own filter but by the others', () => {
    const filters = { patentType: { include: ['UTILITY'] }, validity: { exclude: ['INVALID'] } };
    const facets: FacetName[] = ['patentType', 'validity', 'ipcSection'];
    const [type, validity, section] = run({ filters, facets, facetSize: 99 }).facets;
    const only = (given: SearchRequest['filters'], name: FacetName) =>
      run({ ...(given ? { filters: given } : {}), facets: [name], facetSize: 99 }).facets[0];
    expect(type).toEqual(only({ validity: filters.validity }, 'patentType'));
    expect(validity).toEqual(only({ patentType: filters.patentType }, 'validity'));
    const byHand = countNaively('ipcSection', allIds({ filters }));
    expect(section?.values.map(({ value }) => byHand.get(value))).toEqual(
      section?.values.map(({ count }) => count),
    );
  });

  it('filter: one of the included values, none of the excluded', () => {
    const included = { patentType: { include: ['UTILITY', 'DESIGN'] } };
    const expected = heads().filter(({ patentType = '' }) => /UTILITY|DESIGN/.test(patentType));
    expect(run({ filters: included }).totalElements).toBe(expected.length);
    const first = run({ facets: ['applicant'] }).facets[0]?.values[0];
    const without = run({ filters: { applicant: { exclude: [first?.value ?? ''] } } });
    expect(without.totalElements).toBe(store.patents.length - (first?.count ?? 0));
  });

  it('filter by the missing value with the empty text', () => {
    const designs = heads().filter(({ ipcs = [] }) => ipcs.length === 0).length;
    expect(designs).toBeGreaterThan(0);
    expect(run({ filters: { ipcClass: { include: [''] } } }).totalElements).toBe(designs);
    expect(run({ filters: { ipcClass: { exclude: [''] } } }).totalElements).toBe(
      store.patents.length - designs,
    );
    expect(run({ filters: { ipcClass: { include: ['Z99'] } } }).totalElements).toBe(0);
  });
});
