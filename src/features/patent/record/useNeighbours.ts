import { useRef } from 'react';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useOwner } from '@/components/page/useOwner';
import { readQuery } from '@/components/search/readQuery';
import { withListPage } from '@/links/list';
import { readPatentResult } from '@/links/patent';
import { type SearchResult, searchPatents } from '@/services/cnipr';
import { JUMP_LIMIT, listOfNumbers, pageOfQuestion, questionOf } from '../result/request';

/** A record before or after the present one, and the list page it stands on. */
export interface Neighbour {
  id: string;
  from: string;
}

export interface Neighbours {
  /** Place in the whole result, from 1, and how many there are; undefined until known. */
  place: { position: number; total: number } | undefined;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** Why there is no previous or no next, in words; undefined where there is one. */
  noPrevious: string | undefined;
  noNext: string | undefined;
}

const LOADING = '正在读取检索结果';
const FAILED = '检索结果未能读取';

/** Answers of this visit, so that turning back and forth asks no page twice. */
type Pages = Map<string, SearchResult>;

/** One page of the result list; undefined asks nothing. */
function useResultPage(from: string | undefined, pages: Pages): Latest<SearchResult> {
  const userId = useOwner();
  return useLatestAnswer(from, async (signal) => {
    const known = pages.get(from ?? '');
    if (known) return known;
    const state = readPatentResult(from ?? '');
    const { expression, problem } = readQuery(state);
    if (problem) throw new Error(problem.message);
    const question = questionOf(state, expression, listOfNumbers(userId, state.set));
    if (!question) throw new Error('The list of numbers is not on this device');
    const result = await searchPatents(pageOfQuestion(question, state), { signal });
    pages.set(from ?? '', result);
    return result;
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
 * The neighbours of a record in the result list it was opened from, across the borders of pages.
 * Asks nothing when it was opened from nowhere.
 *
 * @param from query string of the list
 * @returns undefined without a list
 */
export function useNeighbours(id: string, from: string | undefined): Neighbours | undefined {
  const pages = useRef<Pages>(new Map()).current;
  const state = from === undefined ? undefined : readPatentResult(from);
  const page = useResultPage(from, pages);
  const rows = page.current ? (page.data?.content ?? []) : [];
  const index = rows.findIndex((row) => row.id === id);
  const first = state ? (state.page - 1) * state.size : 0;
  const position = first + index + 1;
  const total = Math.min(page.data?.totalElements ?? 0, JUMP_LIMIT);
  const found = index >= 0;

  const turn = (by: 1 | -1) =>
    state && from !== undefined ? withListPage(from, state.page + by) : undefined;
  const before = turn(-1);
  const after = turn(1);
  const pageBefore = useResultPage(found && index === 0 && first > 0 ? before : undefined, pages);
  const pageAfter = useResultPage(
    found && index === rows.length - 1 && position < total ? after : undefined,
    pages,
  );

  if (from === undefined) return undefined;
  if (page.error) return unavailable(FAILED);
  if (!page.current) return unavailable(LOADING);
  if (!found) return unavailable('这件专利不在这一页检索结果中');

  const beyond = (
    answer: Latest<SearchResult>,
    place: 'first' | 'last',
    on: string | undefined,
  ) => {
    const list = answer.current ? (answer.data?.content ?? []) : [];
    const row = place === 'first' ? list[0] : list[list.length - 1];
    return row && on !== undefined ? { id: row.id, from: on } : undefined;
  };
  const inPage = (at: number) => {
    const row = rows[at];
    return row && { id: row.id, from };
  };
  const previous = inPage(index - 1) ?? beyond(pageBefore, 'last', before);
  const next =
    position < total ? (inPage(index + 1) ?? beyond(pageAfter, 'first', after)) : undefined;
  const waiting = (answer: Latest<SearchResult>) => (answer.error ? FAILED : LOADING);
  return {
    place: { position, total: page.data?.totalElements ?? 0 },
    previous,
    next,
    noPrevious: previous
      ? undefined
      : position === 1
        ? '已是检索结果的第一件'
        : waiting(pageBefore),
    noNext: next ? undefined : position >= total ? '已是检索结果的最后一件' : waiting(pageAfter),
  };
}
