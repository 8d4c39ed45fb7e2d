import { useMemo } from 'react';
import { useOwner } from '@/components/page/useOwner';
import { useSame } from '@/components/page/useSame';
import {
  type ListOfNumbers,
  listOfNumbers,
  type Question,
  questionOf,
} from '@/components/patent/question';
import type { ReadQuery } from '@/components/search/readQuery';
import type { PatentResultState } from '@/links/patent';

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
  // Query and filters are new objects with every reading of the address.
  const asked = { filters: { include, exclude, years }, expression, wrong: Boolean(problem) };
  const same = useSame(asked, `${key} ${asked.wrong}`);
  const question = useMemo(
    () => (same.wrong ? undefined : questionOf(same.filters, same.expression, list)),
    [same, list],
  );
  return useMemo(() => ({ question, list, key }), [question, list, key]);
}
