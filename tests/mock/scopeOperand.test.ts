import { beforeAll, describe, expect, it } from 'vitest';
import { operandOf } from '@/components/search/history/operand';
import { NO_SCOPE } from '@/links/patent';
import type { FacetName, SearchRequest } from '../../mock/contract';
import { generatePatents } from '../../mock/data/generated';
import { findHits } from '../../mock/search/hits';
import { search } from '../../mock/search/search';
import { PatentStore } from '../../mock/search/store';

let store: PatentStore;

beforeAll(() => {
  store = new PatentStore(generatePatents(900));
});

function run(request: Partial<SearchRequest>) {
  const full = { expression: '', page: 0, size: 1000, ...request };
  const result = findHits(store, full.expression);
  if (!result.ok) throw new Error(result.error.message);
  return search(store, result.hits, full);
}

const idsOf = ({ content }: ReturnType<typeof run>) => content.map(({ id }) => id).sort();

const FACETS: FacetName[] = [
  'patentType',
  'validity',
  'filingYear',
  'publicationYear',
  'grantYear',
  'applicant',
  'currentOwner',
  'inventor',
  'ipcSection',
  'ipcClass',
  'ipcSubclass',
  'locClass',
  'operation',
  'agency',
];

describe('a scope said in the search language finds what its filters find', () => {
  const BASE = 'AY>=2000';

  it.each(FACETS)('%s', (facet) => {
    const [counted] = run({ facets: [facet], facetSize: 3 }).facets;
    const values = counted?.values.map(({ value }) => value) ?? [];
    expect(values.length).toBeGreaterThan(1);
    for (const chosen of [values.slice(0, 1), values]) {
      const include = { [facet]: chosen };
      const { expression, left } = operandOf(BASE, { ...NO_SCOPE, include });
      expect(left).toEqual([]);
      const filters = { [facet]: { include: chosen } };
      expect(idsOf(run({ expression }))).toEqual(idsOf(run({ expression: BASE, filters })));
      expect(run({ expression }).totalElements).toBeGreaterThan(0);
    }
    const exclude = { [facet]: values };
    const { expression } = operandOf(BASE, { ...NO_SCOPE, exclude });
    const filters = { [facet]: { exclude: values } };
    expect(idsOf(run({ expression }))).toEqual(idsOf(run({ expression: BASE, filters })));
  });
});
