import { answersText } from '@/components/search/answersText';
import { answersListing } from '@/domain/transaction/answered';
import { findListings, type ListingQuery, listingFilters } from '@/services/data/transaction';
import { LICENSABLE, type Market, type MarketAnswer } from './nodeMarket';

/** Rows of an answer that are held against the question. */
const LOOKED_AT = 5;

const questionOf = (market: Market, q: string): ListingQuery =>
  market === 'license'
    ? { q, direction: 'SUPPLY', ...listingFilters(LICENSABLE) }
    : { q, direction: 'DEMAND' };

/**
 * Asks for the published listings of a node.
 *
 * @param queries what is looked for, one after the other until something is found
 */
export async function askMarket(
  market: Market,
  queries: readonly string[],
  signal: AbortSignal,
): Promise<MarketAnswer> {
  for (const q of queries) {
    const ask = (words: string) =>
      findListings(
        { ...questionOf(market, words), size: LOOKED_AT },
        { signal, shownInPlace: true },
      );
    const { content, totalElements, counted } = await ask(q);
    const found = { rows: content, total: totalElements };
    if (
      !counted ||
      !content.every((row) => answersListing(row, questionOf(market, q)) === true) ||
      !(await answersText(found, q, async (words) => (await ask(words)).totalElements))
    ) {
      return { q, count: null, sample: false };
    }
    if (totalElements > 0) {
      return { q, count: totalElements, sample: content.some(({ sample }) => sample) };
    }
  }
  return { q: queries[0] ?? '', count: queries.length > 0 ? 0 : null, sample: false };
}
