import { listOfNumbers, questionOf } from '@/components/patent/question';
import { plainQuestion, questionKey } from '@/components/search/history/question';
import { readSaved, type SavedSearch } from '@/components/search/history/savedSearches';
import { readHistory } from '@/components/search/history/searchHistory';
import { readQuery } from '@/components/search/readQuery';
import { patentResultLink } from '@/links/patent';
import { type SearchRequest, searchPatents } from '@/services/cnipr';

/** A saved search that can be counted again, and what it found when the user last looked. */
export interface Counted {
  saved: SavedSearch;
  request: SearchRequest;
  hits: number;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * The saved searches whose hits are known: those whose last answer stands in the history of this
 * browser. Without it nobody knows what is new, and a list of numbers of another device cannot be
 * asked for.
 */
export function countable(owner: string): Counted[] {
  const { searches } = readHistory(owner);
  return readSaved(owner).flatMap((saved): Counted[] => {
    const { expression, problem } = readQuery(saved);
    const question = problem
      ? undefined
      : questionOf(saved, expression, listOfNumbers(owner, saved.set));
    const key = questionKey(expression, saved);
    const past = searches.find((one) => questionKey(one.expression, one) === key);
    if (!question || !past) return [];
    return [{ saved, request: { ...question, page: 0, size: 1 }, hits: past.hits, at: past.at }];
  });
}

/** The result of a saved search, the newest first; looking at it brings the number of its hits up to date. */
export const newestLink = (saved: SavedSearch): string =>
  patentResultLink({ ...plainQuestion(saved), sort: '-publicationDate' });

/** How many patents a saved search finds now. */
export async function countAgain({ request }: Counted, signal: AbortSignal): Promise<number> {
  return (await searchPatents(request, { signal, skipErrorHandler: true })).totalElements;
}
