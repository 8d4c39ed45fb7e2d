import {
  type FacetDefinition,
  type FacetWords,
  knownFilters as filtersOfFacets,
} from '@/components/list/facets/facetList';
import { LISTED_RESULTS } from '@/domain/adjudication/appeal';
import {
  CASE_TYPES,
  COURT_LEVELS,
  DOC_TYPES,
  LEADING_CASES,
  PROCEDURES,
  RIGHT_KINDS,
} from '@/domain/adjudication/labels';
import type { Filters } from '@/links/filters';
import type { AdjudicationFacetName } from '@/services/data/adjudication';

const first = true;
const scale = true;

/** Facets of the list in the order shown; the filters an address may carry. */
const FACETS: readonly FacetDefinition<AdjudicationFacetName>[] = [
  { name: 'rightKind', label: '权利类型', first },
  { name: 'cause', label: '案由', first },
  { name: 'result', label: '裁判结果', first },
  { name: 'year', label: '裁判年份', first, scale },
  { name: 'court', label: '审理法院', first },
  { name: 'courtLevel', label: '法院级别', first },
  { name: 'leading', label: '指导与典型', first },
  { name: 'caseType', label: '案件类型' },
  { name: 'docType', label: '文书类型' },
  { name: 'procedure', label: '审判程序' },
];

/** Words of codes, in the order in which they are offered. */
const FACET_CODES: Readonly<
  Partial<Record<AdjudicationFacetName, Readonly<Record<string, string>>>>
> = {
  rightKind: RIGHT_KINDS,
  caseType: CASE_TYPES,
  docType: DOC_TYPES,
  courtLevel: COURT_LEVELS,
  procedure: PROCEDURES,
  result: LISTED_RESULTS,
  leading: LEADING_CASES,
};

/** What it means that a document has no value, where that is not simply unknown. */
const NO_VALUE: Readonly<Record<string, string>> = { leading: '一般案例', procedure: '不分审级' };

function valueLabel(facet: string, value: string): string {
  if (value === '') return NO_VALUE[facet] ?? '未知';
  if (facet === 'year') return `${value} 年`;
  const codes: Readonly<Record<string, string>> | undefined =
    FACET_CODES[facet as AdjudicationFacetName];
  return codes?.[value] ?? value;
}

/** The facets with the words of their values. */
export const FACET_WORDS: FacetWords<AdjudicationFacetName> = { facets: FACETS, valueLabel };

/** The filters that the service knows; an address may hold anything. */
export const knownFilters = (filters: Filters): Filters => filtersOfFacets(FACETS, filters);
