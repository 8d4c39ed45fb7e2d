import { isFilters, isTexts, optional } from '../search/readQuery';
import type { AdjudicationFacetName, AdjudicationQuery, QueryPart } from './types';

const FACETS: readonly AdjudicationFacetName[] = [
  'caseType',
  'docType',
  'cause',
  'court',
  'courtLevel',
  'procedure',
  'result',
  'rightKind',
  'year',
  'leading',
];

const PARTS: readonly QueryPart[] = [
  'ALL',
  'TITLE',
  'CASE_NUMBER',
  'PARTY',
  'LAWYER',
  'JUDGE',
  'LAW',
  'HEADING',
  'PARTIES',
  'PROCEEDINGS',
  'PLEADINGS',
  'FACTS',
  'REASONING',
  'DISPOSITION',
  'CLOSING',
];

const SORTS = ['relevance', 'judgmentDate', '-judgmentDate', 'awardAmount', '-awardAmount'];

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isText = (value: unknown) => typeof value === 'string' && value.length <= 200;
const isSum = (value: unknown) => typeof value === 'number' && value >= 0;
const among = (list: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && list.includes(value);

const RULES: Readonly<Record<keyof AdjudicationQuery, (value: unknown) => boolean>> = {
  q: isText,
  part: among(PARTS),
  from: isDay,
  to: isDay,
  amountFrom: isSum,
  amountTo: isSum,
  patentId: isText,
  rightNumber: isText,
  party: isText,
  ids: (value) => isTexts(value) && value.length > 0 && value.length <= 100,
  filters: (value) => isFilters(value, FACETS),
  leadingFirst: (value) => typeof value === 'boolean',
  sort: among(SORTS),
  facets: (value) => isTexts(value) && value.every(among(FACETS)),
  facetSize: (value) => typeof value === 'number' && value >= 1 && value <= 200,
};

/** A query of the contract from the parameter `queryData`; null when the contract has no such. */
export function readAdjudicationQuery(query: Record<string, unknown>): AdjudicationQuery | null {
  return optional<AdjudicationQuery>(query, RULES);
}
