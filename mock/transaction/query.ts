import type { Filter } from '../search/facetTable';
import { isTexts } from '../search/readQuery';
import type { ListingFacetName, ListingQuery } from './types';

const LISTING_FACETS: readonly ListingFacetName[] = [
  'direction',
  'industry',
  'type',
  'priceMode',
  'patentType',
  'validity',
  'region',
  'holderKind',
];

const SORTS = ['-publishTime', 'price', '-price', '-heat'];
const OPERATOR = /^\$([A-Za-z]+)_(in|notIn)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isText = (value: unknown): value is string => typeof value === 'string';
const isDay = (value: unknown) => isText(value) && DAY.test(value);
const isAmount = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 9_999_999.99;
const isCount = (most: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

const RULES: Readonly<Record<string, (value: unknown) => boolean>> = {
  $id_in: isText,
  q: (value) => isText(value) && value.length <= 200,
  direction: (value) => value === 'SUPPLY' || value === 'DEMAND',
  negotiable: (value) => typeof value === 'boolean',
  priceMin: isAmount,
  priceMax: isAmount,
  termLeft: isCount(20),
  publishFrom: isDay,
  publishTo: isDay,
  sort: (value) => isText(value) && SORTS.includes(value),
  facets: (value) =>
    isTexts(value) && value.every((one) => LISTING_FACETS.some((facet) => facet === one)),
  facetSize: isCount(200),
};

function facetOf(key: string): [ListingFacetName, 'include' | 'exclude'] | null {
  const [, name, operator] = OPERATOR.exec(key) ?? [];
  const facet = LISTING_FACETS.find((one) => one === name);
  return facet ? [facet, operator === 'in' ? 'include' : 'exclude'] : null;
}

/** A query of the contract from the parameter `queryData`; null when the contract has no such. */
export function readListingQuery(given: Readonly<Record<string, unknown>>): ListingQuery | null {
  const valid = Object.entries(given).every(([key, value]) => {
    const rule = RULES[key];
    return rule ? rule(value) : facetOf(key) !== null && isText(value);
  });
  return valid ? (given as ListingQuery) : null;
}

/** The filters of facets that a query holds. */
export function filtersOf(query: ListingQuery): Partial<Record<ListingFacetName, Filter>> {
  const filters: Partial<Record<ListingFacetName, Filter>> = {};
  for (const [key, value] of Object.entries(query)) {
    const facet = facetOf(key);
    if (!facet || typeof value !== 'string') continue;
    const [name, way] = facet;
    filters[name] = { ...filters[name], [way]: value.split(',') };
  }
  return filters;
}
