import { useLocation } from '@umijs/max';
import { useRef } from 'react';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import type { ReadQuery } from '@/components/search/readQuery';
import type { Node } from '@/domain/search/ast';
import type { PatentResultState } from '@/links/patent';
import { type Facet, type SearchResult, searchPatents } from '@/services/cnipr';
import { pageOfQuestion } from './request';
import { FACET_SIZE, FIRST_FACETS } from './resultFacets';
import { useAsking } from './useAsking';
import type { Asked } from './useQuestion';

/** One page of a result, with the query that found it. */
export interface FoundPage {
  result: SearchResult;
  /** The query, for the hits. */
  ast: Node | undefined;
  /** Query string of the list, for the records that are opened from it. */
  address: string;
}

/**
 * Runs the search of an address, and once more when the same address is gone to again. Facets are
 * asked for only when the query or the filters changed; turning a page keeps those it has.
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
  const asking = useAsking();
  const counted = useRef<{ question: string; facets: Facet[] }>(undefined);
  const request = question && pageOfQuestion(question, state);
  const { sort, page, size } = request ?? {};

  return useLatestAnswer(
    request && `${asking} ${narrowed} ${sort} ${page} ${size}`,
    async (signal) => {
      if (!request) throw new Error('Nothing is asked');
      const known = counted.current?.question === narrowed ? counted.current.facets : undefined;
      const result = await searchPatents(
        known ? request : { ...request, facets: [...FIRST_FACETS], facetSize: FACET_SIZE },
        { signal, shownInPlace: true },
      );
      if (!known) counted.current = { question: narrowed, facets: result.facets };
      const found = known ? { ...result, facets: known } : result;
      return { result: found, ast: read.ast, address: search.slice(1) };
    },
  );
}
