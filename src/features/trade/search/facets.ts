import {
  type FacetDefinition,
  type FacetWords,
  knownFilters as filtersOfFacets,
} from '@/components/list/facets/facetList';
import { APPLICANT_TYPES, PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import { PRICE_MODES, TRANSACTION_TYPES } from '@/domain/transaction/labels';
import type { Filters } from '@/links/filters';
import { TRANSACTION_FACETS } from '@/links/transaction';
import type { Dictionaries } from '@/models/initialState';
import type { ListingFacetName } from '@/services/data/transaction';
import { LISTING } from './noun';

const first = true;

const LABELS: Readonly<Record<(typeof TRANSACTION_FACETS)[number], string>> = {
  industry: '行业',
  type: '交易方式',
  priceMode: '报价方式',
  patentType: '专利类型',
  validity: '专利有效性',
  region: '地区',
  holderKind: '权利人类型',
};

/** Facets of the list in the order shown; the filters an address may carry. */
export const FACETS: readonly FacetDefinition<ListingFacetName>[] = TRANSACTION_FACETS.map(
  (name) => ({
    name,
    label: LABELS[name],
    first,
  }),
);

/** What it means that a listing has no value, where that is not simply unknown. */
const NO_VALUE: Readonly<Partial<Record<string, string>>> = {
  patentType: '没有专利（需求）',
  validity: '没有专利（需求）',
};

/**
 * The facets with the words of their values.
 *
 * @param dictionaries industries and ways of trading by id; an id they lack stands for itself
 */
export function facetWords({
  industryTypes,
  transactionTypes,
}: Pick<Dictionaries, 'industryTypes' | 'transactionTypes'>): FacetWords<ListingFacetName> {
  const named = (list: typeof industryTypes) =>
    Object.fromEntries(list.map(({ id, name }) => [id, name]));
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    industry: named(industryTypes),
    type: { ...TRANSACTION_TYPES, ...named(transactionTypes) },
    priceMode: PRICE_MODES,
    patentType: PATENT_TYPES,
    validity: VALIDITY,
    holderKind: APPLICANT_TYPES,
  };
  return {
    unit: LISTING.unit,
    facets: FACETS,
    valueLabel: (facet, value) =>
      value === '' ? (NO_VALUE[facet] ?? '未知') : (words[facet]?.[value] ?? value),
  };
}

/** The filters that the service knows; an address may hold anything. */
export const knownFilters = (filters: Filters): Filters => filtersOfFacets(FACETS, filters);
