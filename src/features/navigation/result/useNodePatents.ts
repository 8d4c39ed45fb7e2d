import type { Latest } from '@/components/list/useLatestAnswer';
import { useListAnswer } from '@/components/list/useListAnswer';
import { FACET_SIZE, FIRST_FACETS } from '@/components/patent/patentFacets';
import type { NodeResultState } from '@/links/navigation';
import { type SearchResult, searchPatents } from '@/services/cnipr';
import { JUMP_LIMIT, questionOf } from './question';

/**
 * A page of the patents of a node.
 *
 * @param expression of the node; undefined asks nothing
 */
export function useNodePatents(
  expression: string | undefined,
  state: NodeResultState,
): Latest<SearchResult> {
  const { sort, page, size } = state;
  const question = expression === undefined ? undefined : questionOf(expression, state);
  return useListAnswer(
    question && {
      question: JSON.stringify(question),
      place: `${sort} ${page} ${size}`,
      ask: (withFacets, signal) =>
        searchPatents(
          {
            ...question,
            sort,
            page: Math.min(page, JUMP_LIMIT / size) - 1,
            size,
            ...(withFacets && { facets: [...FIRST_FACETS], facetSize: FACET_SIZE }),
          },
          { signal, shownInPlace: true },
        ),
      found: (result: SearchResult) => result,
    },
  );
}
