import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPatentStore } from '../../../mock/data/patentStore';
import { findHits } from '../../../mock/search/hits';
import { REGIONS } from '../../../mock/statistics/regions';
import type { components } from '../../../src/services/contract/statistics';
import { expectRequestMatches, expectResponseMatches } from '../../support/contract';
import { call, request } from '../client';

type Series = components['schemas']['Series'];

const SERIES = '/data-service/api/front/statistics/series';

/** Asks and checks question and answer against the contract. */
async function ask(queryData: Record<string, unknown>): Promise<Series[]> {
  const query = { queryData: JSON.stringify(queryData) };
  const asked = request('GET', SERIES, { query });
  await expectRequestMatches(asked);
  const body = await expectResponseMatches(asked, await call('GET', SERIES, { query }));
  return (body as { data: Series[] }).data;
}

/** How many patents the search finds, narrowed by industry as the list would be. */
function found(expression: string, industry?: string): number {
  const store = getPatentStore();
  const result = findHits(store, expression);
  if (!result.ok) throw new Error(`${expression}: ${result.error.message}`);
  const records = [...result.hits.records];
  return industry === undefined
    ? records.length
    : records.filter((index) => (store.patents[index]?.head.tags?.sei ?? '') === industry).length;
}

const range = { from: 2016, to: 2026 };

afterEach(() => vi.unstubAllEnvs());

describe('series of the statistics', () => {
  it.each([
    [{ code: 'PAT_APPLY', ...range }, 'year'],
    [{ code: 'PAT_GRANT', ...range, type: 'INVENTION' }, 'year'],
    [{ code: 'PAT_GRANT', ...range, dims: 'year,type' }, 'type'],
    [{ code: 'PAT_GRANT', ...range, dims: 'region' }, 'towns'],
    [
      { code: 'PAT_APPLY', ...range, dims: 'region', region: '320500', type: 'UTILITY' },
      'counties',
    ],
    [{ code: 'PAT_GRANT', ...range, dims: 'ipc' }, 'classes'],
    [{ code: 'PAT_GRANT', ...range, dims: 'applicant', region: '320581903' }, 'enterprises'],
    [{ $code_in: 'TRANSFER,LICENSE,OPEN_LICENSE,PLEDGE_CNT', ...range }, 'operations'],
    [{ $code_in: 'INV_VALID,HV_INV', ...range }, 'stocks'],
    [{ code: 'HV_INV', ...range, dims: 'type' }, 'five kinds'],
  ])(
    'opens exactly the records it counts: %j',
    async (query: Record<string, unknown>, _: string) => {
      const series = await ask(query);
      let opened = 0;
      for (const { rows } of series) {
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) {
          if (row.query === null) continue;
          opened += 1;
          expect([row.label, found(row.query)]).toEqual([row.label, row.value]);
        }
      }
      expect(opened).toBeGreaterThan(0);
    },
  );

  it('opens industries with the facet of the list', async () => {
    const [series] = await ask({ code: 'PAT_GRANT', ...range, dims: 'industry' });
    expect(series?.rows.length).toBeGreaterThan(2);
    for (const { key, value, query } of series?.rows ?? []) {
      expect(found(query ?? '', key)).toBe(value);
    }
  });

  it('has what the ten towns have together, year by year', async () => {
    expect(REGIONS.filter(({ level }) => level === 'TOWN')).toHaveLength(10);
    for (const code of ['PAT_GRANT', 'TM_APPLY']) {
      const [city] = await ask({ code, ...range });
      const [towns] = await ask({ code, ...range, dims: 'year,region' });
      for (const { year, value } of city?.rows ?? []) {
        const sum = towns?.rows
          .filter((row) => row.year === year)
          .reduce((total, row) => total + (row.value ?? 0), 0);
        expect([code, year, sum]).toEqual([code, year, value]);
      }
    }
  });

  it('knows gaps from zeros, and compares no year that is not over', async () => {
    const [reports, rulings] = await ask({ $code_in: 'EVAL_REPORT,ADMIN_RULING', ...range });
    expect(reports?.rows.find(({ year }) => year === 2020)?.value).toBeNull();
    expect(reports?.rows.find(({ year }) => year === 2021)?.yoy).toBeNull();
    const [towns] = await ask({ code: 'ADMIN_RULING', ...range, dims: 'region' });
    expect(towns?.rows.some(({ value }) => value !== null)).toBe(true);
    expect(rulings?.rows.at(-1)).toMatchObject({ year: 2026, yoy: null });
    const [future] = await ask({ code: 'TM_APPLY', from: 2026, to: 2028 });
    expect(future?.rows.map(({ value }) => value === null)).toEqual([false, true, true]);
  });

  it('answers the same on every call, and refuses what it cannot know', async () => {
    const query = { $code_in: 'PCT_APPLY,GI,PLEDGE_AMT', from: 2015, to: 2026 };
    expect(await ask(query)).toEqual(await ask(query));
    for (const wrong of [
      { code: 'PAT_GRANT', from: 2000, to: 2025 },
      { code: 'PAT_GRANT', from: 2025, to: 2020 },
      { code: 'PAT_GRANT', from: 2020, to: 2025, region: '999999' },
    ]) {
      const answer = await call('GET', SERIES, { query: { queryData: JSON.stringify(wrong) } });
      expect(await answer.json()).toMatchObject({ code: 40000 });
    }
  });

  it('lists the regions, and says when there are no borders', async () => {
    for (const path of ['regions', 'geo']) {
      const asked = request('GET', `/data-service/api/front/statistics/${path}`);
      vi.stubEnv('IPR_DATA', '');
      await expectResponseMatches(asked, await call('GET', new URL(asked.url).pathname));
    }
  });
});
