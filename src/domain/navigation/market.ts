/**
 * What the market can have for a node: rights to be licensed, or demands that are open; '' where
 * it is not asked for.
 */
export const MARKETS = ['', 'license', 'demand'] as const;
export type MarketFilter = (typeof MARKETS)[number];
