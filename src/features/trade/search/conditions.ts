import { daysInWords, type ListCondition } from '@/components/list/facets/conditions';
import { DIRECTIONS } from '@/domain/transaction/labels';
import { readPriceBand, type TransactionSearchState } from '@/links/transaction';

/** A price of the address in words: `10～50 万元`, `10 万元以下`, `面议`; '' for any. */
export function priceInWords(price: string): string {
  const band = readPriceBand(price);
  if (!band) return '';
  if (band.negotiable) return '面议';
  const { min, max } = band;
  if (min !== undefined && max !== undefined) return `${min}～${max} 万元`;
  return min === undefined ? `${max} 万元及以下` : `${min} 万元及以上`;
}

/** What narrows a search besides its direction, words and facets; each can be taken back. */
export function conditionsOf({
  price,
  termLeft,
  from,
  to,
}: Pick<
  TransactionSearchState,
  'price' | 'termLeft' | 'from' | 'to'
>): ListCondition<TransactionSearchState>[] {
  return [
    ...(price ? [{ name: '价格', value: priceInWords(price), without: { price: '' } }] : []),
    ...(termLeft
      ? [{ name: '剩余年限', value: `${termLeft} 年以上`, without: { termLeft: '' } }]
      : []),
    ...(from || to
      ? [{ name: '发布日期', value: daysInWords(from, to), without: { from: '', to: '' } }]
      : []),
  ];
}

/** The direction as a condition; none while both are shown. */
export function directionCondition({
  direction,
}: Pick<TransactionSearchState, 'direction'>): ListCondition<TransactionSearchState>[] {
  if (!direction) return [];
  return [{ name: '供需', value: DIRECTIONS[direction], without: { direction: '' } }];
}
