/** A list of texts. */
export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Facet name to `include` and `exclude`, of these facets alone. */
export function isFilters(value: unknown, facets: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([name, filter]) =>
      facets.includes(name) &&
      typeof filter === 'object' &&
      filter !== null &&
      Object.entries(filter).every(
        ([way, values]) => (way === 'include' || way === 'exclude') && isTexts(values),
      ),
  );
}

/**
 * Reads conditions that may all be absent.
 *
 * @param rules one for each condition that the contract knows
 * @returns null when one of them breaks its rule or is not known
 */
export function optional<Query extends object>(
  given: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<keyof Query, (value: unknown) => boolean>>,
): Query | null {
  const known: Readonly<Record<string, (value: unknown) => boolean>> = rules;
  const valid = Object.entries(given).every(([name, value]) => known[name]?.(value) ?? false);
  return valid ? (given as Query) : null;
}
