import { pageCount } from '@/components/list/screen/Pager';
import { FACET_SIZE, FIRST_FACETS } from '@/components/patent/patentFacets';
import { listOfNumbers, type Question, questionOf } from '@/components/patent/question';
import { readQuery } from '@/components/search/readQuery';
import { simplifierFor } from '@/components/search/simplified';
import { type PatentResultState, readPatentResult } from '@/links/patent';
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

/** The same with the counts of the facets that are open at first. */
export const firstPageOf = (request: SearchRequest): SearchRequest => ({
  ...request,
  facets: [...FIRST_FACETS],
  facetSize: FACET_SIZE,
});

/**
 * The page that the query string of a result asks for, without the facets.
 *
 * @param owner whose lists of numbers are looked at
 * @returns undefined when the query cannot be run, or its list of numbers is not on this device
 */
export async function questionOfAddress(
  search: string,
  owner: string,
): Promise<SearchRequest | undefined> {
  const state = readPatentResult(search);
  await simplifierFor(state.q);
  const { expression, problem } = readQuery(state);
  const question = problem
    ? undefined
    : questionOf(state, expression, listOfNumbers(owner, state.set));
  return question && pageOfQuestion(question, state);
}
