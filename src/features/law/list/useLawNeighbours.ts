import { type Neighbours, useNeighbours } from '@/components/list/neighbours/useNeighbours';
import { readLawList } from '@/links/law';
import { findLaws } from '@/services/data/law';
import { LAW } from '../noun';
import { JUMP_LIMIT, pageOfQuestion, questionOf } from './request';

async function findPage(from: string, signal: AbortSignal) {
  const state = readLawList(from);
  const { content, totalElements } = await findLaws(pageOfQuestion(questionOf(state), state), {
    signal,
    shownInPlace: true,
  });
  return { ids: content.map(({ id }) => id), total: totalElements };
}

/**
 * The laws before and after one in the list it was opened from.
 *
 * @param from query string of the list; undefined without one
 */
export function useLawNeighbours(id: string, from: string | undefined): Neighbours | undefined {
  return useNeighbours(id, from, {
    noun: LAW,
    limit: JUMP_LIMIT,
    placeOf: readLawList,
    load: findPage,
  });
}
