import { enough } from '../statistics/coverage';

/** A node as far as it is known who holds its patents. */
interface HeldNode {
  readonly total: number | undefined;
  /** Null is not known. */
  readonly cityTotal: number | null | undefined;
  /** Of how many of its patents the address is known. */
  readonly known?: { readonly address?: number | null | undefined } | null | undefined;
}

/**
 * Who holds the patents of a node: the city some of them, outsiders alone, nobody for none were
 * found, or it is not known for want of addresses.
 */
export type Holding = 'LOCAL' | 'OUTSIDE' | 'NOBODY' | 'UNKNOWN';

/** Whether a node has patents of the city, and whether others hold some. */
export function holdingOf({ total, cityTotal, known }: HeldNode): Holding {
  if (total === 0) return 'NOBODY';
  if (typeof cityTotal !== 'number') return 'UNKNOWN';
  if (cityTotal > 0) return 'LOCAL';
  if (total === undefined) return 'UNKNOWN';
  // None of the city among few known addresses says nothing of outsiders.
  const address = known?.address ?? total;
  return address >= total || enough({ known: address, total }) ? 'OUTSIDE' : 'UNKNOWN';
}

/** What a chain can be narrowed to; '' for all nodes. */
export const HOLDINGS = ['', 'local', 'none', 'outside', 'unknown'] as const;
export type HoldingFilter = (typeof HOLDINGS)[number];

/** The nodes of each filter; `none` is without patents of the city, whoever else holds some. */
const MEANT: Readonly<Record<Exclude<HoldingFilter, ''>, readonly Holding[]>> = {
  local: ['LOCAL'],
  none: ['OUTSIDE', 'NOBODY'],
  outside: ['OUTSIDE'],
  unknown: ['UNKNOWN'],
};

/** Whether a node is of a filter; one of which nothing is known is of no other than `unknown`. */
export function isHeld(node: HeldNode, filter: HoldingFilter): boolean {
  return filter === '' || MEANT[filter].includes(holdingOf(node));
}
