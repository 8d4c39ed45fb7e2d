import { LONGEST_WORDS } from '@/domain/search/longestWords';
import type { LawListState, LawSearchState } from '@/links/law';
import type { LawQuery } from '@/services/data/law';
import { LAW_FACETS } from './facets';

/** Rows that can be paged through; the total may be larger. */
export const JUMP_LIMIT = 10_000;

/** What is asked for a search: words, filters and days, without order, page and facets. */
export function questionOf(state: LawSearchState): LawQuery {
  const keyword = state.q.trim().slice(0, LONGEST_WORDS.law);
  const query: LawQuery = {
    ...(keyword && { keyword, scope: state.scope, match: state.match }),
    ...(state.pFrom && { promulgationFrom: state.pFrom }),
    ...(state.pTo && { promulgationTo: state.pTo }),
    ...(state.eFrom && { effectiveFrom: state.eFrom }),
    ...(state.eTo && { effectiveTo: state.eTo }),
    ...(state.asOf && { asOf: state.asOf }),
  };
  for (const { name } of LAW_FACETS) {
    const [included, excluded] = [state.include[name], state.exclude[name]];
    if (included) query[`$${name}_in`] = included.join();
    if (excluded) query[`$${name}_notIn`] = excluded.join();
  }
  return query;
}

/** A question in the order and with the page of a state; the service counts pages from 0. */
export function pageOfQuestion(
  question: LawQuery,
  { sort, page, size }: Pick<LawListState, 'sort' | 'page' | 'size'>,
): LawQuery & { page: number; size: number } {
  return {
    ...question,
    // Without words nothing is more relevant: the service's own order is the newest first.
    ...((question.keyword || sort !== 'relevance') && { sort }),
    page: Math.min(page, Math.ceil(JUMP_LIMIT / size)) - 1,
    size,
  };
}
