import type { MarketFilter } from '@/domain/navigation/market';
import { classesOf } from '@/domain/navigation/nodeClasses';
import { LICENSE_TYPES } from '@/domain/transaction/labels';
import { applyLink } from '@/links/business';
import { transactionSearchLink } from '@/links/transaction';
import type { NodeFacts } from '@/services/nav';

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

/** Supplies that can be licensed. */
export const LICENSABLE = { include: { type: LICENSE_TYPES }, exclude: {} } as const;

/** The list of what the market has for a node by its name, or by what has found something. */
export function marketLink(market: Market, q: string): string {
  return market === 'license'
    ? transactionSearchLink({ q, direction: 'SUPPLY', include: LICENSABLE.include })
    : transactionSearchLink({ q, direction: 'DEMAND' });
}

/** The form of a demand for a node: its name, its classes and the industry are filled in. */
export function demandLink(
  { name, expression }: Pick<NodeFacts, 'name' | 'expression'>,
  industry: string | null,
): string {
  const ipcs = classesOf(expression).join('；');
  return applyLink('ZLJY', { seek: name, ipcs, industry: industry ?? '' });
}
