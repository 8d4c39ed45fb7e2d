import { useLocation } from '@umijs/max';
import type { Latest } from '@/components/list/useLatestAnswer';
import { useListAnswer } from '@/components/list/useListAnswer';
import type { ReadQuery } from '@/components/search/readQuery';
import type { Node } from '@/domain/search/ast';
import type { PatentResultState } from '@/links/patent';
import { type SearchResult, searchPatents } from '@/services/cnipr';
import { firstPageOf, pageOfQuestion } from './request';
import type { Asked } from './useQuestion';

/** One page of a result, with the query that found it. */
export interface FoundPage {
  result: SearchResult;
  /** 1-based page, and the place of its first row, from 1. */
  page: number;
  first: number;
  /** The query, for the hits. */
  ast: Node | undefined;
  /** Query string of the list, for the records that are opened from it. */
  address: string;
}

/**
 * Runs the search of an address.
 *
 * @param read the query of the address
 * @param asked what it asks for; without a question nothing is run
 */
export function usePatentSearch(
  state: PatentResultState,
  read: ReadQuery,
  { question, key: narrowed }: Asked,
): Latest<FoundPage> {
  const { search } = useLocation();
  const request = question && pageOfQuestion(question, state);
  return useListAnswer(
    request && {
      question: narrowed,
      place: `${request.sort} ${request.page} ${request.size}`,
      ask: (withFacets, signal) =>
        searchPatents(withFacets ? firstPageOf(request) : request, { signal, shownInPlace: true }),
      found: (result: SearchResult) => ({
        result,
        page: request.page + 1,
        first: request.page * request.size + 1,
        ast: read.ast,
        address: search.slice(1),
      }),
    },
  );
}
