import { describe, expect, it } from 'vitest';
import { respond } from '../../mock/bridge';
import type { SearchRequest } from '../../mock/contract';
import { catalogOf } from '../../mock/data/catalog';
import { getClassTable } from '../../mock/data/classification/tables';
import { loadClassNumbers, loadPatents } from '../../mock/data/load/load';
import { getPatentStore } from '../../mock/data/patentStore';
import { findHits } from '../../mock/search/hits';
import { search } from '../../mock/search/search';
import { FACET_NAMES } from '../../mock/search/store';
import { request } from '../mock/client';
import { expectResponseMatches } from '../support/contract';
import { reportTime, timed } from './timed';

const folder = process.env.IPR_DATA;

const LOAD_AIM = 5000;
const SEARCH_AIM = 200;
const CLASSES_AIM = 2000;

/** Runs with `IPR_DATA` alone: the real data never comes with the project. */
describe.runIf(folder)('the real data', () => {
  const read = () => loadPatents(folder ?? '');

  it('loads', () => {
    const [store, milliseconds] = timed(getPatentStore);
    reportTime(`loaded ${store.patents.length} patents`, milliseconds, LOAD_AIM);
    expect(store.patents.length).toBeGreaterThan(20_000);
  });

  it('keeps every row of every set, each under an id of its own', () => {
    const records = read();
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    const sources = new Map<string, number>();
    for (const { source = '' } of records) sources.set(source, (sources.get(source) ?? 0) + 1);
    console.log(Object.fromEntries(sources));
    expect(sources.size).toBe(9);
  });

  it('leads nowhere outside', () => {
    expect(JSON.stringify(read())).not.toMatch(/https?:\/\//);
  });

  it('keeps patents of the same title apart', () => {
    const store = getPatentStore();
    const byTitle = new Map<string, string[]>();
    for (const { id, head } of store.patents) {
      byTitle.set(head.title, [...(byTitle.get(head.title) ?? []), id]);
    }
    const twice = [...byTitle].filter(([, ids]) => ids.length > 1);
    expect(twice.length).toBeGreaterThan(100);
    for (const [title, ids] of twice) {
      expect(new Set(ids.map((id) => store.find(id))).size).toBe(ids.length);
      expect(ids.every((id) => store.find(id)?.record().title === title)).toBe(true);
    }
  });

  it('has class numbers without the codes that occur twice', () => {
    const rows = loadClassNumbers(folder ?? '') ?? [];
    expect(new Set(rows.map(({ value }) => value)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(120);
    expect(rows.every(({ remark = '' }) => remark.length > 1 && remark.length < 80)).toBe(true);
  });

  it('has the whole IPC table on first use', () => {
    getPatentStore();
    const [table, milliseconds] = timed(() => getClassTable('IPC'));
    reportTime(`read ${table.size} classes`, milliseconds, CLASSES_AIM);
    expect(table.size).toBeGreaterThan(77_000);
    expect(
      table
        .level('')
        ?.map(({ code }) => code)
        .join(''),
    ).toBe('ABCDEFGH');
    expect(table.level('A61K31/00')?.length).toBe(395);
  });

  it('shows subclasses that patents use and the table lacks as missing', () => {
    const missing = getClassTable('IPC')
      .search('H01L')
      .rows.filter((row) => row.missing);
    expect(missing).toEqual([
      {
        code: 'H01L',
        level: 'subclass',
        title: '',
        missing: true,
        hasChildren: false,
        path: [
          { code: 'H', title: '电学' },
          { code: 'H01', title: '电气元件' },
        ],
      },
    ]);
  });

  it('takes one row of a code that occurs twice, and the one that names it', () => {
    const table = getClassTable('IPC');
    const titleOf = (parent: string, wanted: string) => {
      const rows = (table.level(parent) ?? []).filter(({ code }) => code === wanted);
      expect(rows).toHaveLength(1);
      return rows[0]?.title;
    };
    expect(titleOf('E03', 'E03B')).toBe('取水、集水或配水的装置或方法');
    expect(titleOf('B', 'B62')).toBe('无轨陆用车辆');
    expect(titleOf('B42D25/00', 'B42D25/30')).toBe('标识或安全功能，例如为防止伪造');
    expect(titleOf('B60B23/00', 'B60B23/12')).toContain('以调节轮距');
  });

  it('searches all classes by words, in any order', () => {
    const table = getClassTable('IPC');
    // Other programs may slow one of them.
    const runs = ['电池 电极', '电极 电池', '电池 电极 '].map((words) =>
      timed(() => table.search(words)),
    );
    expect(runs[0]?.[0].total).toBeGreaterThan(3);
    const milliseconds = Math.min(...runs.map(([, time]) => time));
    reportTime('searched all classes', milliseconds, SEARCH_AIM);
  });

  it.each([
    '',
    '电池',
    '方法 AND 装置',
    'TI=电池 OR AB=锂',
    'PA=大学',
    'IC=H01M',
    'PD=2015:2018',
    'TI,AB=(传感 5D 温度)',
    '肿瘤 NOT 抗体',
    'PN=CN1387401',
    'IN=王',
  ])('answers the search “%s” with all facets', (expression) => {
    const store = getPatentStore();
    const body: SearchRequest = { expression, page: 0, size: 20, facets: FACET_NAMES };
    // Three spellings, so that none is answered from memory; other programs may slow one of them.
    const runs = [expression, `(${expression})`, `((${expression}))`].map((spelling) =>
      timed(() => {
        const found = findHits(store, expression === '' ? '' : spelling);
        if (!found.ok) throw new Error(found.error.message);
        return search(store, found.hits, body).totalElements;
      }),
    );
    const total = runs[0]?.[0];
    const milliseconds = Math.min(...runs.map(([, time]) => time));
    reportTime(`${expression || '(all)'}: ${total} found`, milliseconds, SEARCH_AIM);
    expect(total).toBeGreaterThan(0);
  });

  it('answers every row as the contract has it, with at least two sections', async () => {
    const { patents } = getPatentStore();
    for (let index = 0; index < patents.length; index += 97) {
      const patent = patents[index];
      const query = { id: patent?.id ?? '' };
      const sent = request('GET', '/cnipr-service/api/front/patent/findOne', { query });
      await expectResponseMatches(sent, await respond(sent.clone()));
      expect(catalogOf(patent?.record() ?? { id: '', title: '' }).length).toBeGreaterThan(1);
    }
    const list = request('POST', '/cnipr-service/api/front/patent/search', {
      body: { expression: '', page: 0, size: 1000, sort: '-filingDate' },
    });
    await expectResponseMatches(list, await respond(list.clone()));
  }, 30_000);
});
