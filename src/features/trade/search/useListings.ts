import { useLocation } from '@umijs/max';
import type { Latest } from '@/components/list/useLatestAnswer';
import { useListAnswer } from '@/components/list/useListAnswer';
import { answersListing } from '@/domain/transaction/answered';
import { withoutCompared } from '@/links/list';
import type { TransactionSearchState } from '@/links/transaction';
import { findListings, type ListingPage } from '@/services/data/transaction';
import { FACET_NAMES, FACET_SIZE } from './facets';
import { pageOfQuestion, questionOf } from './question';

/** One page of the list, with the address that found it. */
export interface FoundListings {
  result: ListingPage;
  /** Not all rows met the question: the total is that of the whole list, whatever was asked. */
  unfiltered: boolean;
  /** Query string of the list, for the listings that are opened from it. */
  from: string;
  /** Place of the first row, from 1. */
  first: number;
}

/** Runs the search of an address. */
export function useListings(state: TransactionSearchState): Latest<FoundListings> {
  const { search } = useLocation();
  const request = pageOfQuestion(state);
  const { sort, page, size } = request;
  return useListAnswer({
    question: JSON.stringify(questionOf(state)),
    place: `${sort} ${page} ${size}`,
    ask: (withFacets, signal) =>
      findListings(
        withFacets ? { ...request, facets: [...FACET_NAMES], facetSize: FACET_SIZE } : request,
        { signal, shownInPlace: true },
      ),
    found: (answer: ListingPage) => {
      const content = answer.content.filter((row) => answersListing(row, request));
      return {
        result: { ...answer, content },
        unfiltered: content.length < answer.content.length,
        from: withoutCompared(search, (name) => name === 'match'),
        first: page * size + 1,
      };
    },
  });
}
