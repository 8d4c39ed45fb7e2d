import { requestFilters } from '@/components/list/facets/facetList';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import type { AdjudicationSearchState } from '@/links/adjudication';
import type { AdjudicationQuery } from '@/services/data/adjudication';
import { FACET_WORDS } from './facets';

/** The words of a search, all of which a document has; for its hits. */
export function wordsOf({ q }: Pick<AdjudicationSearchState, 'q'>): string[] {
  return q.split(/\s+/).filter(Boolean);
}

/** What a search asks for, without order, page and facets. */
export function questionOf(state: AdjudicationSearchState): AdjudicationQuery {
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
