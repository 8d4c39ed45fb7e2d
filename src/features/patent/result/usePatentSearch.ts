import { useLocation } from '@umijs/max';
import { useRef } from 'react';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import type { ReadQuery } from '@/components/search/readQuery';
import type { Node } from '@/domain/search/ast';
import type { PatentResultState } from '@/links/patent';
import { type Facet, type SearchResult, searchPatents } from '@/services/cnipr';
import { requestOf } from './request';
import { FACET_SIZE, RESULT_FACETS } from './resultFacets';

/** One page of a result, with the query that found it. */
export interface FoundPage {
  result: SearchResult;
  /** The query, for the hits. */
  ast: Node | undefined;
  /** Query string of the list, for the records that are opened from it. */
  address: string;
}

/**
 * Runs the search of an address: one call for each entry of the browser's history. Facets are
 * asked for only when the query or the filters changed; turning a page keeps those it has.
 *
 * @param read the query of the address; one with a problem is not run
 */
export function usePatentSearch(state: PatentResultState, read: ReadQuery): Latest<FoundPage> {
  const { key, search } = useLocation();
  const counted = useRef<{ question: string; facets: Facet[] }>(undefined);
  const request = requestOf(state, read.expression);
  const question = read.problem ? undefined : `${key} ${JSON.stringify(request)}`;

  return useLatestAnswer(question, async (signal) => {
    const narrowed = JSON.stringify([request.expression, request.filters]);
    const known = counted.current?.question === narrowed ? counted.current.facets : undefined;
    const facets = RESULT_FACETS.map(({ name }) => name);
    const result = await searchPatents(
      known ? request : { ...request, facets, facetSize: FACET_SIZE },
      { signal },
    );
    if (!known) counted.current = { question: narrowed, facets: result.facets };
    const page = known ? { ...result, facets: known } : result;
    return { result: page, ast: read.ast, address: search.slice(1) };
  });
}
