/** Limits of a query (domain reference 4.2). */
export const LIMITS = {
  /** Characters of the whole query, as UTF-16 units. */
  length: 2000,
  /** Bracket levels. */
  depth: 20,
  /** Characters or words between two operands of W and D. */
  distance: 99,
  /** Characters that a word with wildcards keeps. */
  literals: 2,
  /** Number of an entry of the search history. Ours. */
  setId: 999_999,
} as const;
