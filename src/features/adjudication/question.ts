import { requestFilters } from '@/components/list/facets/facetList';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import type { AdjudicationListState, AdjudicationSearchState } from '@/links/adjudication';
import type { AdjudicationQuery } from '@/services/data/adjudication';
import { FACET_WORDS } from './facets';

/** What is counted and listed, without order, page and facets. */
export type Question = Omit<AdjudicationQuery, 'sort' | 'leadingFirst' | 'facets' | 'facetSize'>;

/** The words of a search, all of which a document has; for its hits. */
export function wordsOf({ q }: Pick<AdjudicationSearchState, 'q'>): string[] {
  return q.split(/\s+/).filter(Boolean);
}

/** What a search asks for. */
export function questionOf(state: AdjudicationSearchState): Question {
  const { q, part, from, to, least, most, number, party } = state;
  const filters = requestFilters(FACET_WORDS.facets, state);
  const words = q.trim().slice(0, LONGEST_WORDS.adjudication);
  return {
    ...(words && { q: words }),
    ...(words && part !== 'ALL' && { part }),
    ...(from && { from }),
    ...(to && { to }),
    ...(least && { amountFrom: Number(least) }),
    ...(most && { amountTo: Number(most) }),
    ...(number.trim() && { rightNumber: number.trim() }),
    ...(party.trim() && { party: party.trim() }),
    ...(Object.keys(filters).length > 0 && { filters }),
  };
}

/** The question in the order and with the page of a state, without the facets. */
export function pageOfQuestion(
  state: AdjudicationSearchState & Pick<AdjudicationListState, 'sort' | 'page' | 'size'>,
): AdjudicationQuery & { page: number; size: number } {
  const { leadingFirst, sort, page, size } = state;
  return {
    ...questionOf(state),
    ...(leadingFirst && { leadingFirst }),
    sort,
    page: page - 1,
    size,
  };
}
