import {
  type FacetDefinition,
  type FacetWords,
  knownFilters as filtersOfFacets,
} from '@/components/list/facets/facetList';
import { ENTERPRISE_SCALES, ENTERPRISE_STATUS, QUALIFICATIONS } from '@/domain/enterprise/labels';
import type { Filters } from '@/links/filters';
import type { EnterpriseFacetName } from '@/services/data/enterprise';

const first = true;

/** Facets of the list in the order shown; the filters an address may carry. */
const FACETS: readonly FacetDefinition<EnterpriseFacetName>[] = [
  { name: 'region', label: '所在地', first },
  { name: 'industry', label: '行业', first },
  { name: 'qualification', label: '资质', first },
  { name: 'scale', label: '规模', first },
  { name: 'status', label: '登记状态', first },
];

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: ENTERPRISE_STATUS,
  scale: ENTERPRISE_SCALES,
  qualification: QUALIFICATIONS,
};

/** The facets with the words of their values. */
export const FACET_WORDS: FacetWords<EnterpriseFacetName> = {
  facets: FACETS,
  valueLabel: (facet, value) =>
    value === '' ? (facet === 'qualification' ? '无' : '未知') : (WORDS[facet]?.[value] ?? value),
};

/** The filters that the service knows; an address may hold anything. */
export const knownFilters = (filters: Filters): Filters => filtersOfFacets(FACETS, filters);
