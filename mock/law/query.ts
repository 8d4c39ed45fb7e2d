import { parseIsoDay } from '../../src/domain/calendar';
import type { LawFacetName, LawQuery } from '../contract';

export const LAW_FACETS = [
  'category',
  'topic',
  'authority',
  'region',
  'timeliness',
  'promulgationYear',
  'effectiveYear',
] as const satisfies readonly LawFacetName[];

const SORTS = [
  'relevance',
  'promulgationDate',
  '-promulgationDate',
  'effectiveDate',
  '-effectiveDate',
];

const LONGEST_KEYWORD = 200;
const LONGEST_LIST = 4000;
const MOST_IDS = 100;

const isOneOf = (values: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && values.includes(value);
const isDay = (value: unknown) => typeof value === 'string' && parseIsoDay(value) !== null;
const isList = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_LIST;

const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  keyword: (value) => typeof value === 'string' && value.length <= LONGEST_KEYWORD,
  scope: isOneOf(['title', 'full']),
  match: isOneOf(['exact', 'fuzzy']),
  ids: (value) =>
    Array.isArray(value) && value.length <= MOST_IDS && value.every((id) => typeof id === 'string'),
  sort: isOneOf(SORTS),
  promulgationFrom: isDay,
  promulgationTo: isDay,
  effectiveFrom: isDay,
  effectiveTo: isDay,
  asOf: isDay,
  facets: (value) => Array.isArray(value) && value.every(isOneOf(LAW_FACETS)),
  facetSize: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 1000,
  ...Object.fromEntries(
    LAW_FACETS.flatMap((name) => [
      [`$${name}_in`, isList],
      [`$${name}_notIn`, isList],
    ]),
  ),
};

/** The query of a list of laws; null when the contract does not allow it. */
export function readLawQuery(data: Record<string, unknown>): LawQuery | null {
  const allowed = Object.entries(data).every(
    ([name, value]) => Object.hasOwn(CHECKS, name) && CHECKS[name]?.(value),
  );
  return allowed ? data : null;
}
