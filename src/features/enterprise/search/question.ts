import { requestFilters } from '@/components/list/facets/facetList';
import type { EnterpriseSearchState } from '@/links/enterprise';
import type { EnterpriseQuery } from '@/services/data/enterprise';
import { FACET_WORDS } from './facets';

/** What is counted and listed, without order, page and facets. */
export type Question = Pick<EnterpriseQuery, 'q' | 'filters' | 'minPatents'>;

/** What a search asks for. */
export function questionOf(
  state: Pick<EnterpriseSearchState, 'q' | 'include' | 'exclude' | 'least'>,
): Question {
  const filters = requestFilters(FACET_WORDS.facets, state);
  const q = state.q.trim();
  return {
    ...(q && { q }),
    ...(state.least && { minPatents: Number(state.least) }),
    ...(Object.keys(filters).length > 0 && { filters }),
  };
}

/** Rows that can be paged through. */
export const JUMP_LIMIT = 10_000;

/** The question in the order and with the page of a state; the service counts pages from 0. */
export function pageOfQuestion(
  state: EnterpriseSearchState,
): EnterpriseQuery & { page: number; size: number } {
  const { sort, page, size } = state;
  return { ...questionOf(state), sort, page: Math.min(page, JUMP_LIMIT / size) - 1, size };
}
