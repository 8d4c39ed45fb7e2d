import type { Facet, FacetFilter, FacetName, SearchRequest, SearchResult } from '../contract';
import { YEAR_FACETS } from './facts';
import type { Hits } from './hits';
import { FACET_NAMES, type PatentStore } from './store';

const FACET_SIZE = 10;

/** Runs a search over the hits of its expression (contract: SearchRequest, SearchResult). */
export function search(store: PatentStore, hits: Hits, request: SearchRequest): SearchResult {
  const filters = activeFilters(store, request.filters ?? {});
  // Bit n of a hit's mask is set when filter n keeps it out.
  const masks = new Uint32Array(store.patents.length);
  filters.forEach(({ passes }, bit) => {
    for (const record of hits.records)
      if (!passes(record)) masks[record] = (masks[record] ?? 0) | (1 << bit);
  });
  const found = hits.records.filter((record) => masks[record] === 0);
  return {
    content: pageOf(store, hits, found, request).flatMap((record) => {
      const patent = store.patents[record];
      return patent === undefined ? [] : [patent.summary()];
    }),
    totalElements: found.length,
    number: request.page,
    size: request.size,
    dataDate: store.dataDay,
    facets: (request.facets ?? []).map((name) => {
      const own = filters.findIndex((filter) => filter.name === name);
      const counted =
        own === -1
          ? found
          : hits.records.filter((record) => ((masks[record] ?? 0) & ~(1 << own)) === 0);
      return facetOf(store, name, counted, request.facetSize ?? FACET_SIZE);
    }),
  };
}

interface ActiveFilter {
  name: FacetName;
  passes: (record: number) => boolean;
}

function activeFilters(
  store: PatentStore,
  filters: Readonly<Record<string, FacetFilter>>,
): ActiveFilter[] {
  return FACET_NAMES.flatMap((name) => {
    const { include = [], exclude = [] } = filters[name] ?? {};
    if (include.length === 0 && exclude.length === 0) return [];
    const included = store.columns[name].having(include);
    const excluded = store.columns[name].having(exclude);
    const passes = (record: number) =>
      (include.length === 0 || included(record)) && !(exclude.length > 0 && excluded(record));
    return [{ name, passes }];
  });
}

/** The records of the page asked for, in the order asked for. */
function pageOf(
  store: PatentStore,
  hits: Hits,
  found: Uint32Array,
  { sort = 'relevance', page, size }: SearchRequest,
): number[] {
  const from = page * size;
  if (from >= found.length) return [];
  const isFound = new Uint8Array(store.patents.length);
  for (const record of found) isFound[record] = 1;
  const ordered = store.order(sort).filter((record) => isFound[record] === 1);
  const { scores } = hits;
  if (sort === 'relevance' && scores !== null) {
    // The sort is stable: among equals the newest stay first.
    ordered.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  }
  return [...ordered.subarray(from, from + size)];
}

function facetOf(store: PatentStore, name: FacetName, records: Uint32Array, size: number): Facet {
  const column = store.columns[name];
  const { counts, missing } = column.count(records);
  const values = column.values
    .map((value, code) => ({ value, count: counts[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort(YEAR_FACETS.has(name) ? byYear : byCount);
  const other = values.slice(size).reduce((sum, { count }) => sum + count, 0);
  return { name, values: values.slice(0, size), missing, other };
}

type FacetValue = Facet['values'][number];

const byYear = (a: FacetValue, b: FacetValue) => (a.value < b.value ? 1 : -1);
const byCount = (a: FacetValue, b: FacetValue) =>
  b.count - a.count || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);
