import type { DeclaredList } from '@/components/list/declared/declaredList';
import type { FoundPage } from '@/components/list/declared/useListPage';
import { requestFilters } from '@/components/list/facets/facetList';
import {
  type EnterpriseSearchState,
  enterpriseSearchLink,
  readEnterpriseSearch,
} from '@/links/enterprise';
import { withoutCompared } from '@/links/list';
import {
  type EnterpriseFacetName,
  type EnterprisePage,
  type EnterpriseQuery,
  type EnterpriseRow,
  findEnterprises,
} from '@/services/data/enterprise';
import { ENTERPRISE } from '../noun';
import { FACET_WORDS } from './facets';

/** One page of the list. */
export type FoundEnterprises = FoundPage<EnterpriseSearchState, EnterprisePage>;

/** What a search asks for, without order, page and facets. */
function questionOf(state: EnterpriseSearchState): EnterpriseQuery {
  const filters = requestFilters(FACET_WORDS.facets, state);
  const q = state.q.trim();
  return {
    ...(q && { q }),
    ...(state.least && { minPatents: Number(state.least) }),
    ...(Object.keys(filters).length > 0 && { filters }),
  };
}

/** The list of enterprises; all of its facets come with the answer. */
export const ENTERPRISES: DeclaredList<
  EnterpriseSearchState,
  EnterpriseQuery,
  EnterpriseRow,
  EnterpriseFacetName,
  EnterprisePage
> = {
  name: 'enterprise',
  noun: ENTERPRISE,
  read: readEnterpriseSearch,
  link: enterpriseSearchLink,
  from: withoutCompared,
  limit: 10_000,
  facets: FACET_WORDS.facets,
  facetSizes: [30, 30],
  questionOf,
  orderOf: ({ sort }) => ({ sort }),
  find: findEnterprises,
  idOf: ({ enterpriseName }) => enterpriseName,
};
