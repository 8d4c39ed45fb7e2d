import type { ListingRow } from '@/services/data/transaction';

/**
 * Who offers: the holders of the first patent; of a demand, who publishes it, unless it chose not
 * to be named (domain reference 1.5, showPublisher).
 */
export function holderText({
  direction,
  patents,
  publisher,
}: Pick<ListingRow, 'direction' | 'patents' | 'publisher'>): string {
  const holders = direction === 'SUPPLY' ? (patents[0]?.holders ?? []) : [];
  return holders.join('、') || publisher?.name || (publisher ? '发布单位未公开' : '发布单位不详');
}
