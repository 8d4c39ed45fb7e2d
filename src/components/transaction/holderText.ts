import type { ListingRow } from '@/services/data/transaction';

type Offered = Pick<ListingRow, 'direction' | 'patents' | 'publisher'>;

const holdersOf = ({ direction, patents }: Offered): string =>
  direction === 'SUPPLY' ? (patents[0]?.holders ?? []).join('、') : '';

const publisherName = ({ publisher }: Offered): string =>
  publisher?.name || (publisher ? '发布单位未公开' : '发布单位不详');

/**
 * Who offers: the holders of the first patent; of a demand, who publishes it, unless it chose not
 * to be named (domain reference 1.5, showPublisher).
 */
export const holderText = (listing: Offered): string =>
  holdersOf(listing) || publisherName(listing);

/** The same where nothing beside it says what it is: a holder need not be who publishes. */
export function namedHolder(listing: Offered): string {
  const holders = holdersOf(listing);
  // Nobody holds the right while it is applied for.
  const pending = listing.patents[0]?.validity === 'PENDING';
  return holders ? `${pending ? '申请人' : '权利人'} ${holders}` : publisherName(listing);
}
