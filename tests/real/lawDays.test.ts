import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LawQuery } from '../../mock/contract';
import { loadLaws } from '../../mock/data/laws/loadLaws';
import { LAW_FACETS } from '../../mock/law/query';
import { lawRecord } from '../../mock/law/record';
import { searchLaws } from '../../mock/law/search';
import { LawStore } from '../../mock/law/store';
import { StoredLaw } from '../../mock/law/storedLaw';

const folder = process.env.IPR_DATA ?? '';
const TODAY = '2026-11-22';

/** Days before, between and after what the laws tell of themselves. */
const DAYS = ['1990-01-01', '2009-10-01', '2015-06-01', '2021-01-01', '2023-12-20', TODAY];

describe.runIf(folder && existsSync(join(folder, 'laws/index.ndjson')))('every real law', () => {
  const store = new LawStore((folder ? loadLaws(folder) : []).map((data) => new StoredLaw(data)));
  const find = (query: LawQuery, size = 5000) =>
    searchLaws(store, query, { number: 0, size, today: TODAY });

  it('ends on a day that is its successor’s first, never on that of a promulgation', () => {
    const ended = store.laws.filter(({ invalidDate }) => invalidDate);
    expect(ended.length).toBeGreaterThan(0);
    for (const law of ended) {
      expect(law.versions.map(({ effectiveDate }) => effectiveDate)).toContain(law.invalidDate);
    }
    console.log(`${ended.length} days of an end are known`);
  });

  it('is in force only where its first day is known and has come', () => {
    let doubtful = 0;
    for (const law of store.laws) {
      for (const day of DAYS) {
        const { timeliness, doubt } = law.standing(TODAY, day);
        if (timeliness === 'IN_FORCE') {
          expect(law.effectiveDate && law.effectiveDate <= day).toBe(true);
        }
        expect(timeliness === null).toBe(doubt !== undefined);
      }
      if (law.timeliness(TODAY) === null) doubtful += 1;
    }
    console.log(`${doubtful} of ${store.laws.length} cannot be determined today`);
  });

  it('has no step of its history that is a number, and keeps what was passed from what was promulgated', () => {
    for (const { data } of store.laws) {
      for (const { date, note } of data.revisions) {
        if (date === null) expect(note).not.toMatch(/^[（(]?法释|^第?\d+号[）)]?$/);
      }
      if (data.adoptionDate && data.promulgationDate) {
        expect(data.adoptionDate <= data.promulgationDate).toBe(true);
      }
    }
  });

  it('is listed as of a day, doubtful ones with their reason, the others named as not held', () => {
    for (const asOf of DAYS) {
      const { content, unheld = [], unheldCount = 0 } = find({ asOf });
      for (const { onDay } of content) {
        expect(onDay?.timeliness === 'IN_FORCE' || onDay?.doubt !== undefined).toBe(true);
      }
      const listed = new Set(content.map(({ title }) => title));
      expect(unheld.filter(({ title }) => listed.has(title))).toEqual([]);
      console.log(`${asOf}: ${content.length} listed, ${unheldCount} not held`);
    }
    const { unheld = [] } = find({ asOf: '2015-06-01', keyword: '专利法' });
    expect(unheld.map(({ title }) => title)).toContain('中华人民共和国专利法');
  });

  it('promises a comparison where two texts are held, and nowhere else', () => {
    const rows = find({}).content;
    const promised = rows.filter(({ readableVersions = 0 }) => readableVersions > 1);
    expect(rows.filter(({ versionCount }) => versionCount > 1).length).toBeGreaterThan(200);
    expect(promised.length).toBe(6);
    for (const { id } of promised) {
      const law = store.find(id);
      const { versions } = lawRecord(store, law as StoredLaw, TODAY);
      expect(versions.filter(({ hasText }) => hasText).length).toBeGreaterThan(1);
    }
  });

  it('is counted in facets whole: parts, unknown and the rest make up the list', () => {
    const { totalElements, facets } = find({ facets: [...LAW_FACETS], facetSize: 1000 }, 1);
    for (const { name, values, missing, other } of facets) {
      if (name === 'topic' || name === 'authority') continue;
      const sum = values.reduce((all, { count }) => all + count, 0);
      expect([name, sum + missing + other]).toEqual([name, totalElements]);
    }
  });
});
