import { useLocation } from '@umijs/max';
import type { Latest } from '@/components/list/useLatestAnswer';
import { useListAnswer } from '@/components/list/useListAnswer';
import { queryProblem } from '@/domain/enterprise/queryProblem';
import type { EnterpriseSearchState } from '@/links/enterprise';
import { type EnterprisePage, findEnterprises } from '@/services/data/enterprise';
import { FACET_NAMES, FACET_SIZE } from './facets';
import { pageOfQuestion, questionOf } from './question';

/** One page of the list, with the search that found it. */
export interface FoundEnterprises {
  result: EnterprisePage;
  q: string;
  /** Query string of the list, for the enterprises that are opened from it. */
  from: string;
  /** Place of the first row, from 1. */
  first: number;
}

/** Runs the search of an address; one that cannot be run asks nothing. */
export function useEnterprises(state: EnterpriseSearchState): Latest<FoundEnterprises> {
  const { search } = useLocation();
  const { q, sort, page, size } = state;
  const request = pageOfQuestion(state);
  return useListAnswer(
    queryProblem(q) === null
      ? {
          question: JSON.stringify(questionOf(state)),
          place: `${sort} ${page} ${size}`,
          ask: (withFacets, signal) =>
            findEnterprises(
              withFacets
                ? { ...request, facets: [...FACET_NAMES], facetSize: FACET_SIZE }
                : request,
              { signal, shownInPlace: true },
            ),
          found: (result: EnterprisePage) => ({
            result,
            q,
            from: search.slice(1),
            first: (page - 1) * size + 1,
          }),
        }
      : undefined,
  );
}
