import type { Direction } from '@/domain/transaction/labels';

/** The side that fits a listing: offers for a demand, demands for an offer. */
export function otherSide(direction: Direction): Direction {
  return direction === 'SUPPLY' ? 'DEMAND' : 'SUPPLY';
}
