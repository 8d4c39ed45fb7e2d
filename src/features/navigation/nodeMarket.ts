import type { MarketFilter } from '@/domain/navigation/market';
import { classesOf } from '@/domain/navigation/nodeClasses';
import { answersListing } from '@/domain/transaction/answered';
import { LICENSE_TYPES } from '@/domain/transaction/labels';
import { applyLink } from '@/links/business';
import { transactionSearchLink } from '@/links/transaction';
import { findListings, type ListingQuery, listingFilters } from '@/services/data/transaction';
import type { NodeFacts } from '@/services/nav';
import { answersText } from './answersText';

export type Market = Exclude<MarketFilter, ''>;

/** What the market has for a node. */
export interface MarketAnswer {
  /** What was looked for. */
  readonly q: string;
  /** Listings found; null where the answer is not one to what was asked. */
  readonly count: number | null;
  /** Some of those looked at are invented. */
  readonly sample: boolean;
}

/** Rows of an answer that are held against the question. */
const LOOKED_AT = 5;

const FILTERS = { include: { type: LICENSE_TYPES }, exclude: {} } as const;

const questionOf = (market: Market, q: string): ListingQuery =>
  market === 'license'
    ? { q, direction: 'SUPPLY', ...listingFilters(FILTERS) }
    : { q, direction: 'DEMAND' };

/** The list of what the market has for a node by its name, or by what has found something. */
export function marketLink(market: Market, q: string): string {
  return market === 'license'
    ? transactionSearchLink({ q, direction: 'SUPPLY', include: FILTERS.include })
    : transactionSearchLink({ q, direction: 'DEMAND' });
}

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

/** The form of a demand for a node: its name, its classes and the industry are filled in. */
export function demandLink(
  { name, expression }: Pick<NodeFacts, 'name' | 'expression'>,
  industry: string | null,
): string {
  const ipcs = classesOf(expression).join('；');
  return applyLink('ZLJY', { seek: name, ipcs, industry: industry ?? '' });
}
