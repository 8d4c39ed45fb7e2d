import { pageCount } from '@/components/list/Pager';
import { combineExpressions } from '@/domain/search/combine';
import type { PatentResultState } from '@/links/patent';
import type { SearchRequest } from '@/services/cnipr';
import { knownFilters, RESULT_FACETS } from './resultFacets';

/** Rows that can be paged through (domain reference 4.4); the total may be larger. */
export const JUMP_LIMIT = 10_000;

/** The clause of application years; '' when they are not limited. */
function yearsClause(years: string): string {
  const [from = '', to = ''] = years.split('-');
  if (from && to) return `AY=(${from} TO ${to})`;
  if (from) return `AY>=${from}`;
  return to && `AY<=${to}`;
}

/** An expression narrowed to the application years of a state. */
function withinYears(expression: string, years: string): string {
  const combined = combineExpressions(expression, 'AND', yearsClause(years));
  return combined.ok ? combined.canonical : expression;
}

/** What is counted and listed for a state: its expression and filters, without page and facets. */
export function questionOf(
  state: Pick<PatentResultState, 'include' | 'exclude' | 'years'>,
  expression: string,
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
  return { expression: withinYears(expression, state.years), filters };
}

/** The request of a state of the result list, without the facets. */
export function requestOf(state: PatentResultState, expression: string): SearchRequest {
  return {
    ...questionOf(state, expression),
    sort: state.sort,
    page: Math.min(state.page, pageCount(JUMP_LIMIT, state.size)) - 1,
    size: state.size,
  };
}
