import { useState } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useOwner } from '@/components/page/useOwner';
import { idleMoment } from '@/components/page/whenIdle';
import { listOfNumbers, questionOf } from '@/components/patent/question';
import type { PatentResultState } from '@/links/patent';
import { searchPatents } from '@/services/cnipr';

/** What is found of an expression: patents, or `unknown` when it could not be asked. */
export type Counted = number | 'unknown';

/**
 * Asks how many patents each of a few expressions finds under the filters of a result, one after
 * the other, so that the service is never kept busy by what was only offered. One that fails does
 * not keep the others from being asked.
 *
 * @returns what is known so far, by expression
 */
export function useCounts(
  state: PatentResultState,
  expressions: readonly string[],
): ReadonlyMap<string, Counted> {
  const userId = useOwner();
  const { include, exclude, years, set } = state;
  const key = JSON.stringify([expressions, include, exclude, years, set]);
  const [known, setKnown] = useState<{ key: string; counts: ReadonlyMap<string, Counted> }>();
  useLatestAnswer(expressions.length > 0 ? key : undefined, async (signal) => {
    const list = listOfNumbers(userId, set);
    const counts = new Map<string, Counted>();
    // What was asked for comes first.
    await idleMoment();
    if (signal.aborted) return;
    for (const expression of expressions) {
      const question = questionOf(state, expression, list);
      const count = question
        ? await searchPatents({ ...question, page: 0, size: 1 }, { signal, shownInPlace: true })
            .then(({ totalElements }): Counted => totalElements)
            .catch((): Counted => 'unknown')
        : 'unknown';
      if (signal.aborted) return;
      counts.set(expression, count);
      setKnown({ key, counts: new Map(counts) });
    }
  });
  return known?.key === key ? known.counts : new Map();
}
