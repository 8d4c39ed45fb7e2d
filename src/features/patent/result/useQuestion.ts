import { useMemo } from 'react';
import { useOwner } from '@/components/page/useOwner';
import type { ReadQuery } from '@/components/search/readQuery';
import type { PatentResultState } from '@/links/patent';
import { type ListOfNumbers, listOfNumbers, type Question, questionOf } from './request';

export interface Asked {
  /** Undefined when the query cannot be run, or its list of numbers is not on this device. */
  question: Question | undefined;
  list: ListOfNumbers;
  /** Names the question: equal for equal questions, and short whatever the list of numbers. */
  key: string;
}

/**
 * What a state of the result list asks for: its query, filters, years and list of numbers. The
 * list, its neighbours, facets, charts and export all ask this one question. It stays the same
 * object while nothing of it changes.
 */
export function useQuestion(
  state: Pick<PatentResultState, 'include' | 'exclude' | 'years' | 'set'>,
  read: Pick<ReadQuery, 'expression' | 'problem'>,
): Asked {
  const userId = useOwner();
  const { include, exclude, years, set } = state;
  const { expression, problem } = read;
  const list = useMemo(() => listOfNumbers(userId, set), [userId, set]);
  const { numbers: _, ...named } = questionOf(state, expression, { kind: 'none' }) ?? {};
  const key = JSON.stringify({ ...named, set });
  // The key stands for query and filters, which are new objects with every reading of the address.
  const question = useMemo(
    () => (problem ? undefined : questionOf({ include, exclude, years }, expression, list)),
    [key, list, Boolean(problem)],
  );
  return useMemo(() => ({ question, list, key }), [question, list, key]);
}
