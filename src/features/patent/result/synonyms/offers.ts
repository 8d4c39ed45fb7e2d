import type { Node } from '@/domain/search/ast';
import { englishInTexts } from '@/domain/search/foundWords';
import { synonymsOf, termsToWiden, withAlternative } from '@/domain/search/widen';

/** Words that are offered; their counts are asked one after the other. */
const MOST_OFFERED = 5;

/** Another word for one of a query. */
export interface Offer {
  /** The word of the query. */
  term: string;
  word: string;
  /** The query that takes either of them, in canonical spelling. */
  q: string;
}

/**
 * The queries with other words, the first of each term before the second of any.
 *
 * @param wordsOf other words for a term
 */
export function offersOf(ast: Node, wordsOf: (term: string) => readonly string[]): Offer[] {
  const lists = termsToWiden(ast).map((term) => wordsOf(term).map((word) => ({ term, word })));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? []));
  const offers = new Map<string, Offer>();
  for (const { term, word } of inTurn.flat()) {
    const q = withAlternative(ast, term, word);
    const key = word.toLowerCase();
    if (q !== undefined && !offers.has(key) && offers.size < MOST_OFFERED) {
      offers.set(key, { term, word, q });
    }
  }
  return [...offers.values()];
}

/**
 * What is offered at once: words of our own list, and the English words that the texts found give
 * in brackets behind a term.
 *
 * @param texts titles and abstracts of the patents on the page
 */
export function offersAtHand(ast: Node, texts: readonly string[]): Offer[] {
  return offersOf(ast, (term) => [...synonymsOf(term), ...englishInTexts(term, texts)]);
}
