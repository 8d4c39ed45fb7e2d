import { type Neighbours, useNeighbours } from '@/components/list/neighbours/useNeighbours';
import { useOwner } from '@/components/page/useOwner';
import { PATENT } from '@/components/patent/noun';
import { listOfNumbers, questionOf } from '@/components/patent/question';
import { readQuery } from '@/components/search/readQuery';
import { simplifierFor } from '@/components/search/simplified';
import { readPatentResult } from '@/links/patent';
import { searchPatents } from '@/services/cnipr';
import { JUMP_LIMIT, pageOfQuestion } from '../result/request';

/** The ids of the patents on one page of a result. */
async function findPage(from: string, userId: string, signal: AbortSignal) {
  const state = readPatentResult(from);
  await simplifierFor(state.q);
  const { expression, problem } = readQuery(state);
  if (problem) throw new Error(problem.message);
  const question = questionOf(state, expression, listOfNumbers(userId, state.set));
  if (!question) throw new Error('The list of numbers is not on this device');
  const result = await searchPatents(pageOfQuestion(question, state), { signal });
  return { ids: result.content.map(({ id }) => id), total: result.totalElements };
}

/**
 * The patents before and after one in the result it was opened from.
 *
 * @param from query string of the result
 */
export function usePatentNeighbours(id: string, from: string | undefined): Neighbours | undefined {
  const userId = useOwner();
  return useNeighbours(id, from, {
    noun: PATENT,
    limit: JUMP_LIMIT,
    placeOf: readPatentResult,
    load: (list, signal) => findPage(list, userId, signal),
  });
}
