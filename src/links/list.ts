import { oneOf, readPage } from './query';

/** Rows of a page that can be chosen on every list, the first of them at first. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** The part of a list that is looked at, and how. */
export interface ListPlace<Sort extends string, View extends string> {
  sort: Sort;
  /** 1-based. */
  page: number;
  size: number;
  view: View;
}

/** Orders and views of a list; the first of each is the default and stands in no address. */
export interface ListChoices<Sort extends string, View extends string> {
  sorts: readonly [Sort, ...Sort[]];
  views: readonly [View, ...View[]];
}

/** Writes the place; what is left out or has its default is not written. */
export function writeListPlace<Sort extends string, View extends string>(
  query: URLSearchParams,
  { sort, page, size, view }: Partial<ListPlace<Sort, View>>,
  { sorts, views }: ListChoices<Sort, View>,
): void {
  if (sort && sort !== sorts[0]) query.set('sort', sort);
  if (page && page > 1) query.set('page', String(page));
  if (size && size !== PAGE_SIZES[0]) query.set('size', String(size));
  if (view && view !== views[0]) query.set('view', view);
}

/** Reads the place; what cannot be read has its default. */
export function readListPlace<Sort extends string, View extends string>(
  query: URLSearchParams,
  { sorts, views }: ListChoices<Sort, View>,
): ListPlace<Sort, View> {
  return {
    sort: oneOf(sorts, query.get('sort'), sorts[0]),
    page: readPage(query),
    size: oneOf(PAGE_SIZES, query.get('size'), PAGE_SIZES[0]),
    view: oneOf(views, query.get('view'), views[0]),
  };
}

/** The query string of a list on another page, 1-based; everything else in it stays. */
export function withListPage(from: string, page: number): string {
  const query = new URLSearchParams(from);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.toString();
}

/**
 * Writes the list that a record was opened from.
 *
 * @param from query string of the list, '' for the one of everything; undefined for none
 */
export function writeFrom(query: URLSearchParams, from: string | undefined): void {
  if (from !== undefined) query.set('from', from);
}

/** The query string of the list that a record was opened from; undefined for none. */
export function readFrom(query: URLSearchParams): string | undefined {
  return query.get('from') ?? undefined;
}

/** What is compared of a list. */
export interface ComparedRows {
  /** Ids of the rows compared; empty when none are. */
  compare: readonly string[];
  /** Only what differs is shown of them. */
  differing: boolean;
}

/**
 * The rows that are compared, without doubles; they stand in `compare`, one by one.
 *
 * @param most rows that can be compared at once
 */
export function readCompared(query: URLSearchParams, most: number): ComparedRows {
  return {
    compare: [...new Set(query.getAll('compare'))].slice(0, most),
    differing: query.get('differing') === '1',
  };
}

/** Writes the ids that are compared, and that only what differs is shown. */
export function writeCompared(
  query: URLSearchParams,
  { compare, differing }: Partial<ComparedRows>,
): void {
  for (const id of compare ?? []) query.append('compare', id);
  if (differing) query.set('differing', '1');
}

/**
 * The query string of a list for what is opened from it: what is compared is not the list's.
 *
 * @param others what else of the address is not
 */
export function withoutCompared(
  search: string,
  others: (name: string) => boolean = () => false,
): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) {
    if (name === 'compare' || name === 'differing' || others(name)) query.delete(name);
  }
  return query.toString();
}
