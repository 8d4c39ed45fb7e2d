import { useMemo } from 'react';
import { useSame } from '@/components/page/useSame';
import type { Conditions } from '../emptied/conditions';
import { type FoundRelaxations, useRelaxations } from '../emptied/useRelaxations';
import {
  type AnsweredPage,
  countRows,
  type DeclaredList,
  type DeclaredState,
  queryOf,
} from './declaredList';

interface RelaxedList<State> extends FoundRelaxations {
  conditions: Conditions<State>;
  /** Names what is asked: equal for states that find the same. */
  key: string;
}

/**
 * Finds out which conditions leave a declared list empty.
 *
 * @param conditionsOf what every row of a state meets; the function stays the same
 */
export function useRelaxedList<
  State extends DeclaredState,
  Query,
  Row,
  Name extends string,
  Page extends AnsweredPage<Row, Name>,
>(
  list: DeclaredList<State, Query, Row, Name, Page>,
  state: State,
  conditionsOf: (state: State) => Conditions<State>,
): RelaxedList<State> {
  const key = list.from(queryOf(list.link({ ...state, page: 1 })));
  const same = useSame(state, key);
  const conditions = useMemo(() => conditionsOf(same), [same, conditionsOf]);
  const found = useRelaxations(key, conditions, (asked, signal) => countRows(list, asked, signal));
  return { ...found, conditions, key };
}
