import { isFilters, isTexts, optional } from '../search/readQuery';
import type { AnalysisQuery, EnterpriseFacetName, EnterpriseQuery } from './types';

const FACETS: readonly EnterpriseFacetName[] = [
  'status',
  'scale',
  'industry',
  'qualification',
  'region',
];

const SORTS = ['relevance', '-patentTotal', '-establishDate', 'establishDate'];

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim().length > 0 && value.length <= 100;

const among = (list: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && list.includes(value);

/** A query of the contract from the parameter `queryData`; null when the contract has no such. */
export function readEnterpriseQuery(given: Record<string, unknown>): EnterpriseQuery | null {
  return optional<EnterpriseQuery>(given, {
    q: (value) => isName(value) && value.trim().length >= 2,
    filters: (value) => isFilters(value, FACETS),
    minPatents: (value) => typeof value === 'number' && value >= 0,
    sort: among(SORTS),
    facets: (value) => isTexts(value) && value.every(among(FACETS)),
    facetSize: (value) => typeof value === 'number' && value >= 1 && value <= 200,
  });
}

/** The names an analysis is asked for. */
export function readAnalysisQuery(given: Record<string, unknown>): AnalysisQuery | null {
  if (given.enterpriseName === undefined) return null;
  return optional<AnalysisQuery>(given, {
    enterpriseName: isName,
    names: (value) =>
      isTexts(value) && value.length > 0 && value.length <= 50 && value.every(isName),
  });
}
