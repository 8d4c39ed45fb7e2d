import { useLocation } from '@umijs/max';
import type { Latest } from '@/components/list/useLatestAnswer';
import { useListAnswer } from '@/components/list/useListAnswer';
import type { AdjudicationListState } from '@/links/adjudication';
import { withoutCompared } from '@/links/list';
import { type AdjudicationPage, findAdjudications } from '@/services/data/adjudication';
import { FACET_SIZE, FIRST_FACETS } from '../facets';
import { pageOfQuestion, questionOf, wordsOf } from '../question';

/** One page of a list, with the address that found it. */
export interface FoundPage {
  result: AdjudicationPage;
  /** 1-based page, and its size. */
  page: number;
  size: number;
  /** Words of the search, for the hits. */
  words: readonly string[];
  /** Query string of the list, for the documents that are opened from it. */
  address: string;
}

/** Runs the search of an address. */
export function useAdjudications(state: AdjudicationListState): Latest<FoundPage> {
  const { search } = useLocation();
  const request = pageOfQuestion(state);
  const { page, size } = state;
  return useListAnswer({
    question: JSON.stringify(questionOf(state)),
    place: `${request.sort} ${page} ${size} ${state.leadingFirst}`,
    ask: (withFacets, signal) =>
      findAdjudications(
        withFacets ? { ...request, facets: [...FIRST_FACETS], facetSize: FACET_SIZE } : request,
        { signal, shownInPlace: true },
      ),
    found: (result: AdjudicationPage) => ({
      result,
      page,
      size,
      words: wordsOf(state),
      address: withoutCompared(search, (name) => name.startsWith('p.')),
    }),
  });
}
