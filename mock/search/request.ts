import type { FacetFilter, FacetName, SearchRequest, Sort } from '../contract';
import { isListNumber } from './numberIndex';
import { FACET_NAMES } from './store';

const SORTS: readonly string[] = [
  'relevance',
  'filingDate',
  '-filingDate',
  'publicationDate',
  '-publicationDate',
  'citedBy',
  '-citedBy',
] satisfies Sort[];

const MAX_SIZE = 1000;
const MAX_NUMBERS = 10_000;
const MAX_IDS = 1000;

const isCount = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** A list that may be absent, but neither empty nor longer than allowed. */
const isList = (value: unknown, most: number, accept: (one: string) => boolean): boolean =>
  value === undefined ||
  (isTexts(value) && value.length > 0 && value.length <= most && value.every(accept));

const isFacet = (name: string): name is FacetName => (FACET_NAMES as string[]).includes(name);

const isFilter = (value: unknown): value is FacetFilter =>
  typeof value === 'object' && value !== null && Object.values(value).every(isTexts);

/** A search request from a body; null when the contract does not allow it. */
export function readSearchRequest(body: Record<string, unknown>): SearchRequest | null {
  const {
    expression,
    numbers,
    ids,
    filters = {},
    sort = 'relevance',
    page,
    size,
    facets = [],
    facetSize = 10,
  } = body;
  const valid =
    typeof expression === 'string' &&
    isList(numbers, MAX_NUMBERS, isListNumber) &&
    isList(ids, MAX_IDS, (id) => id !== '') &&
    isCount(page, 0) &&
    isCount(size, 1) &&
    size <= MAX_SIZE &&
    SORTS.includes(String(sort)) &&
    isTexts(facets) &&
    facets.every(isFacet) &&
    isCount(facetSize, 1) &&
    typeof filters === 'object' &&
    filters !== null &&
    Object.entries(filters).every(([name, filter]) => isFacet(name) && isFilter(filter));
  return valid ? ({ ...body, filters, sort, facets, facetSize } as SearchRequest) : null;
}
