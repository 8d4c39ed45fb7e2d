import { pageCount } from '@/components/list/screen/Pager';
import type { Question } from '@/components/patent/question';
import type { PatentResultState } from '@/links/patent';
import type { SearchRequest } from '@/services/cnipr';

/** Rows that can be paged through (domain reference 4.4); the total may be larger. */
export const JUMP_LIMIT = 10_000;

/** A question in the order and with the page of a state, without the facets. */
export function pageOfQuestion(
  question: Question,
  { sort, page, size }: Pick<PatentResultState, 'sort' | 'page' | 'size'>,
): SearchRequest {
  return {
    ...question,
    sort,
    page: Math.min(page, pageCount(JUMP_LIMIT, size)) - 1,
    size,
  };
}
