/** The two functions of `qs` that umi-request uses, for flat parameters. */

/** Parameters as a query string; null and undefined are left out, a list repeats its name. */
export function stringify(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return query.toString();
}

/** A query string as an object; the last of equal names wins. */
export function parse(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}
