import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { respond } from '../../mock/bridge';
import type { LawRecord } from '../../mock/contract';
import { getLawStore } from '../../mock/data/laws/lawStore';
import { LAW_FACETS } from '../../mock/law/query';
import { searchLaws } from '../../mock/law/search';
import { compareLaws, countRows } from '../../src/domain/law/compareLaws';
import { parseLaw } from '../../src/domain/law/parseLaw';
import { request } from '../mock/client';
import { expectResponseMatches } from '../support/contract';
import { reportTime, timed } from './timed';

const folder = process.env.IPR_DATA ?? '';
const TODAY = '2026-11-21';
const PATH = '/data-service/api/front/law';

/** Runs with `IPR_DATA` alone: the real data never comes with the project. */
describe.runIf(folder && existsSync(join(folder, 'laws/index.ndjson')))('the real laws', () => {
  it('are loaded whole, with the catalogue behind them', () => {
    const [store, milliseconds] = timed(getLawStore);
    const read = store.laws.filter(({ data }) => data.hasText);
    console.log(
      `${read.length} laws with text, ${store.laws.length} in all, in ${milliseconds.toFixed(0)} ms`,
    );
    expect(read.length).toBeGreaterThanOrEqual(93);
    expect(store.laws.length).toBeGreaterThan(3000);
    expect(new Set(store.laws.map(({ id }) => id)).size).toBe(store.laws.length);
    expect(read.every(({ text }) => (text ?? '').length > 100)).toBe(true);
    for (const { effectiveDate, invalidDate } of store.laws) {
      if (effectiveDate && invalidDate) expect(effectiveDate < invalidDate).toBe(true);
    }
  });

  it('keep to the contract, list and records', async () => {
    const list = request('GET', `${PATH}/find`, {
      query: { queryData: JSON.stringify({ facets: LAW_FACETS }), size: '5000' },
    });
    await expectResponseMatches(list, await respond(list.clone()));
    for (const { id } of getLawStore().laws.slice(0, 300)) {
      const one = request('GET', `${PATH}/findOne`, { query: { id } });
      const answer = await expectResponseMatches(one, await respond(one.clone()));
      const { data } = answer as { data: LawRecord };
      expect(data.versions.map((version) => version.id)).toContain(id);
    }
  });

  it('are searched in a moment', () => {
    const store = getLawStore();
    const run = () =>
      searchLaws(
        store,
        { keyword: '专利侵权 赔偿', scope: 'full', facets: [...LAW_FACETS] },
        { number: 0, size: 20, today: TODAY },
      );
    const [, first] = timed(run);
    const [{ totalElements }, again] = timed(run);
    reportTime(`${totalElements} found, first`, first, 3000);
    reportTime(`${totalElements} found, again`, again, 1000);
    expect(totalElements).toBeGreaterThan(5);
  });

  it('have two versions of some, which can be compared', () => {
    const pairs = getLawStore().laws.flatMap((law) => {
      const read = law.versions.filter(({ data }) => data.hasText);
      return read.length > 1 && read[0] === law
        ? [[law, read[read.length - 1] ?? law] as const]
        : [];
    });
    expect(pairs.length).toBeGreaterThanOrEqual(3);
    for (const [before, after] of pairs) {
      const [rows, milliseconds] = timed(() =>
        compareLaws(parseLaw(before.text ?? ''), parseLaw(after.text ?? '')),
      );
      const counts = countRows(rows);
      reportTime(`${before.data.title} ${JSON.stringify(counts)}`, milliseconds, 3000);
      expect(counts.same + counts.renumbered + counts.changed).toBeGreaterThan(counts.removed);
    }
  });
});
