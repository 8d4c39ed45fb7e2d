type QueryValue = string | number | undefined;

/** Appends the given values to a path; empty and undefined ones are left out. */
export function withQuery(path: string, values: Record<string, QueryValue>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** A path with a query string; without one when there is nothing in it. */
export function finish(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The value that an address names, or the fallback. */
export function oneOf<T extends string | number>(
  values: readonly T[],
  given: unknown,
  fallback: T,
): T {
  return values.find((value) => String(value) === given) ?? fallback;
}

/** Days of addresses, `YYYY-MM-DD`. */
export const DAY_FORM = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A value of an address that has a form; '' for any other. */
export function matching(query: URLSearchParams, name: string, form: RegExp): string {
  const text = query.get(name) ?? '';
  return form.test(text) ? text : '';
}

/** A 1-based page number; anything else is the first page. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
