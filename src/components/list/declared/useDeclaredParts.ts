import { useCallback } from 'react';
import { useRecordRecent } from '@/components/search/history/keptSearches';
import { type ListParts, pageRows, useListParts } from '../screen/useListParts';
import type { Latest } from '../useLatestAnswer';
import type { AnsweredPage, DeclaredList, DeclaredState } from './declaredList';
import type { FoundPage } from './useListPage';

interface Options<Found> {
  answer: Latest<Found>;
  /** Query string by which this browser remembers the search: without place and comparison. */
  remembered: string;
  /** Values and conditions that narrow the list and can be taken back beside it. */
  chosen: number;
  /** The search cannot be run as it stands. */
  refused?: boolean;
  /** False where nothing of the list can be exported. */
  exports?: boolean;
  /** Said in place of a total that counts rows which were not asked for. The function stays the same. */
  uncountedOf?: (found: Found) => string | undefined;
  onPage: (page: number) => void;
}

/** What head, facets, rows and foot of a declared list have in common; keeps what was searched. */
export function useDeclaredParts<
  State extends DeclaredState,
  Query,
  Row,
  Name extends string,
  Page extends AnsweredPage<Row, Name>,
  Found extends FoundPage<State, Page>,
>(
  list: DeclaredList<State, Query, Row, Name, Page>,
  state: State,
  { answer, remembered, uncountedOf, ...options }: Options<Found>,
): ListParts<Found> {
  const { idOf, limitOf, limit } = list;
  const rowsOf = useCallback(
    (found: Found) => {
      const rows = pageRows(found.result, idOf);
      return { ...rows, uncounted: uncountedOf?.(found) ?? rows.uncounted };
    },
    [idOf, uncountedOf],
  );
  const { page, size, view } = state;
  const found = answer.data;
  const parts = useListParts({
    ...options,
    answer,
    rowsOf,
    shown: JSON.stringify([list.questionOf(state), list.orderOf(state), page, size, view]),
    page,
    size,
    limit: limitOf ? ((found && limitOf(found.result)) ?? 0) : limit,
  });
  useRecordRecent(list.name, remembered, parts.hits);
  return parts;
}
