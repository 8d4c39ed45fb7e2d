import { useLocation } from '@umijs/max';
import type { Latest } from '@/components/list/useLatestAnswer';
import { useListAnswer } from '@/components/list/useListAnswer';
import type { LawListState, LawSearchState } from '@/links/law';
import { findLaws, type LawPage } from '@/services/data/law';
import { FACET_SIZE, FIRST_FACETS } from './facets';
import { pageOfQuestion, questionOf } from './request';

/** One page of a list of laws. */
export interface FoundLaws extends LawPage {
  /** Query string of the list, for the laws that are opened from it. */
  from: string;
  /** Place of the first row, from 1. */
  first: number;
}

const FACETS = { facets: [...FIRST_FACETS], facetSize: FACET_SIZE };

/** Runs the search of an address. */
export function useLawSearch(
  state: LawSearchState & Pick<LawListState, 'sort' | 'page' | 'size'>,
): Latest<FoundLaws> {
  const { search } = useLocation();
  const question = questionOf(state);
  const request = pageOfQuestion(question, state);
  return useListAnswer({
    question: JSON.stringify(question),
    place: `${request.sort} ${request.page} ${request.size}`,
    ask: (withFacets, signal) =>
      findLaws(withFacets ? { ...request, ...FACETS } : request, { signal, shownInPlace: true }),
    found: (page: LawPage) => ({
      ...page,
      from: search.slice(1),
      first: request.page * request.size + 1,
    }),
  });
}
