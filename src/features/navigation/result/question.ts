import { type DeclaredList, queryOf } from '@/components/list/declared/declaredList';
import type { FoundPage } from '@/components/list/declared/useListPage';
import { PATENT } from '@/components/patent/noun';
import {
  FACET_SIZE,
  knownFilters,
  LONG_FACET_SIZE,
  RESULT_FACETS,
} from '@/components/patent/patentFacets';
import { nodeQuery } from '@/domain/navigation/nodeQueries';
import {
  fromNodeResult,
  type NodeResultState,
  nodeResultLink,
  readNodeResult,
} from '@/links/navigation';
import { patentResultLink } from '@/links/patent';
import {
  type FacetName,
  type PatentSummary,
  type SearchRequest,
  type SearchResult,
  searchPatents,
} from '@/services/cnipr';
import type { NodeDetail } from '@/services/nav';

/** What is asked for, whatever its page. */
type Question = Pick<SearchRequest, 'expression' | 'filters' | 'sort'>;

/** One page of the patents of a node. */
export type FoundPatents = FoundPage<NodeResultState, SearchResult>;

/**
 * The query of a node, within the city where that is asked for.
 *
 * @returns undefined when one of them is not known: without it other patents would be found
 */
export function expressionOf(
  { node, city }: NodeDetail,
  { city: own }: NodeResultState,
): string | undefined {
  if (!node.expression || (own && !city.expression)) return undefined;
  const within = own ? city.expression : '';
  return nodeQuery(node.expression, { kind: 'all' }, within) ?? node.expression;
}

/** What is counted and listed, without order, page and facets. */
function questionOf(expression: string, state: NodeResultState): Question {
  const { include, exclude } = knownFilters(state);
  const filters: NonNullable<SearchRequest['filters']> = {};
  for (const { name } of RESULT_FACETS) {
    const filter = {
      ...(include[name] && { include: [...include[name]] }),
      ...(exclude[name] && { exclude: [...exclude[name]] }),
    };
    if (filter.include || filter.exclude) filters[name] = filter;
  }
  return { expression, filters };
}

/**
 * The same patents as a result of the patent search: there they can be narrowed further, exported
 * and compared.
 */
export function sameResultLink(expression: string, state: NodeResultState): string {
  const { include, exclude, sort, page, size } = state;
  return patentResultLink({ mode: 'expr', q: expression, include, exclude, sort, page, size });
}

/** The patents of a node: those that its query finds. */
export const nodePatents = (
  expression: string,
): DeclaredList<NodeResultState, Question, PatentSummary, FacetName, SearchResult> => ({
  name: 'patent',
  noun: PATENT,
  read: readNodeResult,
  link: nodeResultLink,
  from: (search) => {
    const state = readNodeResult(search);
    return fromNodeResult(queryOf(sameResultLink(expression, state)), state);
  },
  // Domain reference 4.4.
  limit: 10_000,
  facets: RESULT_FACETS,
  facetSizes: [FACET_SIZE, LONG_FACET_SIZE],
  questionOf: (state) => questionOf(expression, state),
  orderOf: ({ sort }) => ({ sort }),
  find: searchPatents,
  idOf: ({ id }) => id,
});
