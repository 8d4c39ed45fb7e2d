/** A node as far as it is known who holds its patents. */
interface HeldNode {
  readonly total: number | undefined;
  /** Null is not known. */
  readonly cityTotal: number | null | undefined;
}

/** Who holds the patents of a node that has none of the city: nobody, or outsiders alone. */
export type Holding = 'NOBODY' | 'OUTSIDE';

/**
 * Whether a node has no patents of the city, and whether others hold some.
 *
 * @returns undefined where the city has some, or nobody knows where the patents are from
 */
export function holdingOf({ total, cityTotal }: HeldNode): Holding | undefined {
  if (total === 0) return 'NOBODY';
  return total !== undefined && cityTotal === 0 ? 'OUTSIDE' : undefined;
}

/** What a chain can be narrowed to; '' for all nodes. */
export const HOLDINGS = ['', 'none', 'outside'] as const;
export type HoldingFilter = (typeof HOLDINGS)[number];

/** Whether a node is of a filter: without patents of the city at all, or held by outsiders alone. */
export function isHeld(node: HeldNode, filter: HoldingFilter): boolean {
  const holding = holdingOf(node);
  if (filter === '') return true;
  return filter === 'none' ? holding !== undefined : holding === 'OUTSIDE';
}
