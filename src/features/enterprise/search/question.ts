import { requestFilters } from '@/components/list/facets/facetList';
import { creditCodeProblem, SHORTEST_QUERY } from '@/domain/enterprise/match';
import { foldEnterpriseName } from '@/domain/enterprise/name';
import type { EnterpriseSearchState } from '@/links/enterprise';
import type { EnterpriseQuery } from '@/services/data/enterprise';
import { FACET_WORDS } from './facets';

/** Characters of a search (contract: EnterpriseQuery.q). */
export const LONGEST_QUERY = 100;

/** What is counted and listed, without order, page and facets. */
export type Question = Pick<EnterpriseQuery, 'q' | 'filters' | 'minPatents'>;

/** Why a search cannot be run, as a sentence; null when it can. */
export function queryProblem(q: string): string | null {
  const text = q.trim();
  if (text === '') return null;
  if (text.length > LONGEST_QUERY) {
    return `最多输入 ${LONGEST_QUERY} 个字，现在有 ${text.length} 个。`;
  }
  if (foldEnterpriseName(text).length < SHORTEST_QUERY) {
    return `请至少输入 ${SHORTEST_QUERY} 个字或字母，标点和括号不算。`;
  }
  return creditCodeProblem(text);
}

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
