/** Values by facet name. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** Chosen values of a list's facets: a row has one of the included and none of the excluded. */
export interface Filters {
  readonly include: FilterValues;
  readonly exclude: FilterValues;
}

export const NO_FILTERS: Filters = { include: {}, exclude: {} };

/** Writes filters: `f.<facet>` for every included value, `x.<facet>` for every excluded one. */
export function writeFilters(
  query: URLSearchParams,
  { include, exclude }: { [Key in keyof Filters]?: FilterValues | undefined },
): void {
  for (const [prefix, filters] of [
    ['f.', include],
    ['x.', exclude],
  ] as const) {
    for (const [facet, values] of Object.entries(filters ?? {})) {
      for (const value of values) query.append(`${prefix}${facet}`, value);
    }
  }
}

/** Reads filters, whatever facets they name; the list itself knows which there are. */
export function readFilters(query: URLSearchParams): Filters {
  const filters = (prefix: string) => {
    const found: Record<string, string[]> = {};
    for (const name of new Set(query.keys())) {
      if (name.startsWith(prefix)) found[name.slice(prefix.length)] = query.getAll(name);
    }
    return found;
  };
  return { include: filters('f.'), exclude: filters('x.') };
}

/** Prefix of excluded values where the included ones stand under the facet's own name. */
const NOT = 'x.';

/**
 * Writes filters under the names of the facets: `<facet>` for every included value, `x.<facet>` for
 * every excluded one. Values of other facets are not written.
 */
export function writeNamedFilters(
  query: URLSearchParams,
  facets: readonly string[],
  { include, exclude }: { [Key in keyof Filters]?: FilterValues | undefined },
): void {
  for (const facet of facets) {
    for (const value of include?.[facet] ?? []) query.append(facet, value);
    for (const value of exclude?.[facet] ?? []) query.append(`${NOT}${facet}`, value);
  }
}

/** Reads filters that stand under the names of the facets. */
export function readNamedFilters(query: URLSearchParams, facets: readonly string[]): Filters {
  const filters = (prefix: string) =>
    Object.fromEntries(
      facets
        .filter((facet) => query.has(prefix + facet))
        .map((facet) => [facet, query.getAll(prefix + facet)]),
    );
  return { include: filters(''), exclude: filters(NOT) };
}
