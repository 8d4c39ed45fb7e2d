import { useMemo } from 'react';
import { collectRows } from '@/components/export/collectRows';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { type ReadQuery, readQuery } from '@/components/search/readQuery';
import { todayInChina } from '@/domain/calendar';
import type { AnsweredCoverage } from '@/domain/statistics/coverage';
import { setQuery } from '@/links/landscape';
import { type PatentResultState, readPatentResult } from '@/links/patent';
import {
  type Facet,
  type FacetName,
  type PatentSummary,
  type SearchRequest,
  searchPatents,
} from '@/services/cnipr';
import { type Asked, useQuestion } from '../result/useQuestion';

/** Patents read of a set, the newest first; what is counted from rows is counted from these. */
const MOST_READ = 1000;

/** Few calls, for each costs the page some milliseconds, and few enough rows for a slow line. */
const PAGE_SIZE = 500;

const FACETS: readonly FacetName[] = ['filingYear', 'province', 'ipcSubclass', 'patentType'];

/** More than there are years, provinces and subclasses that a city meets. */
const FACET_SIZE = 200;

const ALONE = { shownInPlace: true } as const;

/** What was found of a set. */
export interface SetData {
  readonly total: number;
  readonly facets: readonly Facet[];
  readonly rows: readonly PatentSummary[];
  /** `YYYY-MM-DD` on which it was read. */
  readonly day: string;
  /** Day of the data, up to which years are complete; that on which it was read where it is not told. */
  readonly dataDate: string;
}

/** A set of patents: its question, and what was found. */
export interface LandscapeSetRead {
  readonly name: string;
  readonly state: PatentResultState;
  readonly read: ReadQuery;
  readonly asked: Asked;
  readonly answer: Latest<SetData>;
}

/** A set once it is there. */
export interface CountedSet extends Pick<LandscapeSetRead, 'name' | 'state' | 'read'> {
  /** Its place among the sets that are drawn, from 0: its colour follows it. */
  readonly place: number;
  readonly data: SetData;
}

/** Whether a set takes part in the pictures: it was read, and has patents. */
export const isDrawn = (set: LandscapeSetRead | undefined): boolean =>
  set?.answer.current === true && (set.answer.data?.total ?? 0) > 0;

/** What was asked for in words: the query, or the list of numbers. */
export const askedFor = ({ state, read }: Pick<LandscapeSetRead, 'state' | 'read'>): string =>
  read.expression || (state.set ? '号单' : '全部专利');

/** What a set asks for, equal for spellings that mean the same. */
export const questionOf = (state: PatentResultState): string =>
  JSON.stringify([
    readQuery(state).expression,
    setQuery({ ...state, mode: 'expr', q: '', as: [] }),
  ]);

async function readSet({ question }: Asked, signal: AbortSignal): Promise<SetData> {
  const options = { ...ALONE, signal };
  const asked = question ?? { expression: '' };
  const rowsOf = (page: number, size: number, facets: Partial<SearchRequest> = {}) =>
    searchPatents({ ...asked, ...facets, sort: '-filingDate', page, size }, options);
  const first = await rowsOf(0, PAGE_SIZE, { facets: [...FACETS], facetSize: FACET_SIZE });
  const { facets, totalElements } = first;
  const day = todayInChina();
  const { rows } = await collectRows<PatentSummary>({
    limit: Math.min(MOST_READ, totalElements),
    pageSize: PAGE_SIZE,
    signal,
    fetchPage: async (page, size) => {
      // The first rows came with the counts.
      const found = page === 1 ? first : await rowsOf(page - 1, size);
      return { rows: found.content, total: found.totalElements };
    },
  });
  return { total: totalElements, facets, rows, day, dataDate: first.dataDate || day };
}

/** What a set is called where nobody named it: its query, or what it is. */
function nameOf({ q, set }: PatentResultState, { expression }: ReadQuery): string {
  if (q || expression)
    return Array.from(q || expression)
      .slice(0, 20)
      .join('');
  return set ? '号单' : '全部专利';
}

/**
 * Reads one set.
 *
 * @param query its query string; undefined for none
 */
export function useLandscapeSet(query: string | undefined, name: string): LandscapeSetRead {
  const state = useMemo(() => readPatentResult(query ?? ''), [query]);
  const read = useMemo(() => readQuery(state), [state]);
  const asked = useQuestion(state, read);
  const key = query !== undefined && asked.question ? asked.key : undefined;
  const answer = useLatestAnswer(key, (signal) => readSet(asked, signal));
  return useMemo(
    () => ({ name: name || nameOf(state, read), state, read, asked, answer }),
    [name, state, read, asked, answer],
  );
}

/** How many patents of each filing year are held at all, to take shares of. */
export interface WholeYears {
  readonly counts: ReadonlyMap<string, number | undefined>;
  /** Of how many of them the year is known. */
  readonly base: AnsweredCoverage;
}

export function useWhole(): Latest<WholeYears | undefined> {
  return useLatestAnswer('whole', async (signal) => {
    const request = { expression: '', page: 0, size: 1, facetSize: FACET_SIZE };
    const { facets, totalElements: total } = await searchPatents(
      { ...request, facets: ['filingYear'] },
      { ...ALONE, signal },
    );
    const [years] = facets;
    if (!years) return undefined;
    const told = years.values.filter(({ value }) => value !== '');
    const known = told.reduce((sum, { count = 0 }) => sum + count, years.other ?? 0);
    const counts = new Map(told.map(({ value, count }) => [value, count]));
    return { counts, base: { known: Math.min(known, total), total } };
  });
}
