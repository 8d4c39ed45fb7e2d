import { matchEnterprise } from '../../src/domain/enterprise/match';
import { rowOf } from './shown';
import type { EnterpriseStore } from './store';
import type { Enterprise, EnterpriseQuery, EnterpriseResult } from './types';

const FACET_SIZE = 10;

interface Found {
  readonly index: number;
  readonly score: number;
  readonly total: number;
}

const isText = (value: string | undefined): value is string => value !== undefined && value !== '';

/** Enterprises that meet the words and have patents enough. */
function found(store: EnterpriseStore, { q, minPatents = 0 }: EnterpriseQuery): Found[] {
  return store.enterprises.flatMap(({ registered }, index): Found[] => {
    const score = isText(q) ? (matchEnterprise(q, registered)?.score ?? null) : 0;
    if (score === null) return [];
    const total = store.applicants.of(registered.enterpriseName).length;
    return total < minPatents ? [] : [{ index, score, total }];
  });
}

/** Enterprises without a date come last either way. */
function byEstablished(a: Enterprise | undefined, b: Enterprise | undefined, descending: boolean) {
  const [one, other] = [a?.registered.establishDate ?? null, b?.registered.establishDate ?? null];
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other === descending ? 1 : -1;
}

/** Runs a query over the enterprises (contract: EnterpriseQuery, EnterpriseResult). */
export function searchEnterprises(
  store: EnterpriseStore,
  query: EnterpriseQuery,
  page: number,
  size: number,
): EnterpriseResult {
  const { filters = {}, facets: wanted = [], facetSize = FACET_SIZE, sort = 'relevance' } = query;
  const all = found(store, query);
  const indices = all.map(({ index }) => index);
  const { rows, facets } = store.facets.narrow(indices, filters, wanted, facetSize);
  const kept = new Set(rows);
  const ordered = all
    .filter(({ index }) => kept.has(index))
    .sort((a, b) => {
      if (sort === 'relevance') return b.score - a.score || b.total - a.total;
      if (sort === '-patentTotal') return b.total - a.total;
      const [one, other] = [store.enterprises[a.index], store.enterprises[b.index]];
      return byEstablished(one, other, sort.startsWith('-'));
    });
  return {
    content: ordered.slice(page * size, (page + 1) * size).flatMap(({ index }) => {
      const enterprise = store.enterprises[index];
      return enterprise === undefined ? [] : [rowOf(store, enterprise)];
    }),
    totalElements: ordered.length,
    number: page,
    size,
    facets,
  };
}
