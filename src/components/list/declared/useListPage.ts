import { useLocation } from '@umijs/max';
import type { Latest } from '../useLatestAnswer';
import { useListAnswer } from '../useListAnswer';
import {
  type AnsweredPage,
  countsOf,
  type DeclaredList,
  type DeclaredState,
  pageOf,
} from './declaredList';

/** One page of a list, with the address that found it. */
export interface FoundPage<State, Page> {
  result: Page;
  /** What it answers. */
  state: State;
  /** Query string of the list, for the records that are opened from it. */
  from: string;
  /** Place of the first row, from 1. */
  first: number;
}

/**
 * Asks for the page of an address.
 *
 * @param wanted false asks nothing: the search cannot be run as it stands
 */
export function useListPage<
  State extends DeclaredState,
  Query,
  Row,
  Name extends string,
  Page extends AnsweredPage<Row, Name>,
>(
  list: DeclaredList<State, Query, Row, Name, Page>,
  state: State,
  wanted = true,
): Latest<FoundPage<State, Page>> {
  const { search } = useLocation();
  const request = pageOf(list, state);
  const { page, size } = request;
  return useListAnswer(
    wanted
      ? {
          question: JSON.stringify(list.questionOf(state)),
          place: JSON.stringify([list.orderOf(state), page, size]),
          ask: (withFacets, signal) =>
            list.find(withFacets ? { ...request, ...countsOf(list) } : request, {
              signal,
              shownInPlace: true,
            }),
          found: (result: Page) => ({
            result,
            state,
            from: list.from(search),
            first: page * size + 1,
          }),
        }
      : undefined,
  );
}
