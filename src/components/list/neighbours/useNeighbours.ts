import { useRef } from 'react';
import { withListPage } from '@/links/list';
import type { RowNoun } from '../rowNoun';
import { type Latest, useLatestAnswer } from '../useLatestAnswer';

/** A record before or after the present one, and the list page it stands on. */
export interface Neighbour {
  id: string;
  from: string;
}

export interface Neighbours {
  /** Place in the whole result, from 1, and how many there are; undefined until known. */
  place: { position: number; total: number | undefined } | undefined;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** Why there is no previous or no next, in words; undefined where there is one. */
  noPrevious: string | undefined;
  noNext: string | undefined;
}

const LOADING = '正在读取检索结果';
const FAILED = '检索结果未能读取';

/** One page of a list, as far as its neighbours matter. */
interface ListPageIds {
  ids: readonly string[];
  /** Rows of the whole list; where that is not known, one more than those seen. */
  total: number;
  /** Whether the number of the whole list is known. */
  counted: boolean;
}

/** How a list is read whose records have neighbours. */
export interface NeighbourList {
  noun: RowNoun;
  /** Rows that can be paged through. */
  limit: number;
  /** Page, 1-based, and size of a query string of the list. */
  placeOf: (from: string) => { page: number; size: number };
  /** Asks for the page that a query string names. */
  load: (from: string, signal: AbortSignal) => Promise<ListPageIds>;
}

/** Answers of this visit, so that turning back and forth asks no page twice. */
type Pages = Map<string, ListPageIds>;

/** One page of the list; undefined asks nothing. */
function useListPage(
  from: string | undefined,
  pages: Pages,
  load: NeighbourList['load'],
): Latest<ListPageIds> {
  return useLatestAnswer(from, async (signal) => {
    const known = pages.get(from ?? '');
    if (known) return known;
    const page = await load(from ?? '', signal);
    pages.set(from ?? '', page);
    return page;
  });
}

function unavailable(reason: string): Neighbours {
  return {
    place: undefined,
    previous: undefined,
    next: undefined,
    noPrevious: reason,
    noNext: reason,
  };
}

/**
 * The neighbours of a record in the list it was opened from, across the borders of pages.
 * Asks nothing when it was opened from nowhere.
 *
 * @param from query string of the list
 * @param list how the list is read
 * @returns undefined without a list
 */
export function useNeighbours(
  id: string,
  from: string | undefined,
  { noun: { what, unit }, limit, placeOf, load }: NeighbourList,
): Neighbours | undefined {
  const pages = useRef<Pages>(new Map()).current;
  const state = from === undefined ? undefined : placeOf(from);
  const page = useListPage(from, pages, load);
  const rows = page.current ? (page.data?.ids ?? []) : [];
  const index = rows.indexOf(id);
  const first = state ? (state.page - 1) * state.size : 0;
  const position = first + index + 1;
  const total = Math.min(page.data?.total ?? 0, limit);
  const found = id !== '' && index >= 0;
  // A row whose id is not known cannot be opened.
  const earlier = found ? rows.slice(0, index).filter(Boolean).at(-1) : undefined;
  const later = found ? rows.slice(index + 1).find(Boolean) : undefined;

  const turn = (by: 1 | -1) =>
    state && from !== undefined ? withListPage(from, state.page + by) : undefined;
  const before = turn(-1);
  const after = turn(1);
  const pageBefore = useListPage(
    found && earlier === undefined && first > 0 ? before : undefined,
    pages,
    load,
  );
  const pageAfter = useListPage(
    found && later === undefined && position < total ? after : undefined,
    pages,
    load,
  );

  if (from === undefined) return undefined;
  if (page.error) return unavailable(FAILED);
  if (!page.current) return unavailable(LOADING);
  if (!found) return unavailable(`这${unit}${what}不在这一页检索结果中`);

  const beyond = (answer: Latest<ListPageIds>, place: 'first' | 'last', on: string | undefined) => {
    const list = answer.current ? (answer.data?.ids ?? []).filter(Boolean) : [];
    const row = list.at(place === 'first' ? 0 : -1);
    return row !== undefined && on !== undefined ? { id: row, from: on } : undefined;
  };
  const inPage = (row: string | undefined) => (row === undefined ? undefined : { id: row, from });
  const previous = inPage(earlier) ?? beyond(pageBefore, 'last', before);
  const next = position < total ? (inPage(later) ?? beyond(pageAfter, 'first', after)) : undefined;
  const waiting = (answer: Latest<ListPageIds>) =>
    answer.error || answer.current ? FAILED : LOADING;
  return {
    place: { position, total: page.data?.counted ? page.data.total : undefined },
    previous,
    next,
    noPrevious: previous
      ? undefined
      : position === 1
        ? `已是检索结果的第一${unit}`
        : waiting(pageBefore),
    noNext: next
      ? undefined
      : position >= total
        ? `已是检索结果的最后一${unit}`
        : waiting(pageAfter),
  };
}
