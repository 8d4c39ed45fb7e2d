import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadAdjudications } from '../../mock/adjudication/real';
import { searchAdjudications } from '../../mock/adjudication/search';
import { AdjudicationStore } from '../../mock/adjudication/store';

const folder = process.env.IPR_DATA ?? '';

describe.runIf(folder && existsSync(join(folder, 'court-cases')))('every real judgment', () => {
  const documents = folder ? loadAdjudications(folder) : [];
  const store = new AdjudicationStore(documents);
  const find = (query: Parameters<typeof searchAdjudications>[1]) =>
    searchAdjudications(store, query, 0, 200);

  it('has a title of its own', () => {
    const titles = documents.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { caseType, title, causes = [] } of documents) {
      if (caseType === 'CRIMINAL') for (const cause of causes) expect(title).toContain(cause);
    }
  });

  it('is found by each of its charges: the count of a cause is the list it opens', () => {
    const [facet] = find({ facets: ['cause'], facetSize: 200 }).facets;
    expect(facet?.values.length).toBeGreaterThan(4);
    for (const { value, count } of facet?.values ?? []) {
      const { totalElements } = find({ filters: { cause: { include: [value] } } });
      expect([value, totalElements]).toEqual([value, count]);
      const own = documents.filter(({ cause, causes = [cause] }) => causes.includes(value));
      expect([value, own.length]).toEqual([value, count]);
    }
    console.log(facet?.values.map(({ value, count }) => `${value} ${count}`).join('，'));
  });

  it('that is an example tells in the list what it teaches', () => {
    const { content } = find({ filters: { leading: { include: ['TYPICAL'] } } });
    expect(content.length).toBe(15);
    for (const { gist } of content) expect(gist).toBeTruthy();
  });
});
