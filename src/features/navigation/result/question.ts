import { knownFilters, RESULT_FACETS } from '@/components/patent/patentFacets';
import { nodeQuery } from '@/domain/navigation/nodeQueries';
import type { NodeResultState } from '@/links/navigation';
import { patentResultLink } from '@/links/patent';
import type { SearchRequest } from '@/services/cnipr';
import type { NodeDetail } from '@/services/nav';

/** Rows that can be paged through (domain reference 4.4). */
export const JUMP_LIMIT = 10_000;

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
export function questionOf(
  expression: string,
  state: Pick<NodeResultState, 'include' | 'exclude'>,
): Pick<SearchRequest, 'expression' | 'filters'> {
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
