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

/** A value of an address that has a form; '' for any other. */
export function matching(query: URLSearchParams, name: string, form: RegExp): string {
  const text = query.get(name) ?? '';
  return form.test(text) ? text : '';
}

/** Days of addresses, `YYYY-MM-DD`, that are in the calendar. */
const isDay = (text: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A day of an address; '' where it names none, or one that is not in the calendar. */
export function readDay(query: URLSearchParams, name: string): string {
  const text = query.get(name) ?? '';
  return isDay(text) ? text : '';
}

/** Two ends of a range, years, days or sums, the earlier or smaller one first; '' is an open end. */
export function inOrder(from: string, to: string): [from: string, to: string] {
  const [low, high] = [from, to].map((end) => Number(end.replaceAll('-', '') || Number.NaN));
  return Number(low) > Number(high) ? [to, from] : [from, to];
}

/** A range of days of an address, in order; '' for an end where it names none. */
export function readDays<From extends string, To extends string>(
  query: URLSearchParams,
  from: From,
  to: To,
): Record<From | To, string> {
  const [first, last] = inOrder(readDay(query, from), readDay(query, to));
  return { [from]: first, [to]: last } as Record<From | To, string>;
}

/** What an address says in place of a day, so that a page can say that it was not used. */
export function oddDays(
  search: string,
  names: readonly string[],
): { name: string; value: string }[] {
  const query = new URLSearchParams(search);
  return names.flatMap((name) => {
    const value = query.get(name) ?? '';
    return value !== '' && !isDay(value) ? [{ name: '日期', value }] : [];
  });
}

/** A 1-based page number; anything else is the first page. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
