import { type Neighbours, useNeighbours } from '@/components/list/neighbours/useNeighbours';
import { readTransactionSearch } from '@/links/transaction';
import { findListings } from '@/services/data/transaction';
import { LISTING } from '../search/noun';
import { JUMP_LIMIT, pageOfQuestion } from '../search/question';

async function findPage(from: string, signal: AbortSignal) {
  const { content, totalElements } = await findListings(
    pageOfQuestion(readTransactionSearch(from)),
    { signal, shownInPlace: true },
  );
  return { ids: content.map(({ id }) => id), total: totalElements };
}

/**
 * The listings before and after one in the list it was opened from.
 *
 * @param from query string of the list; undefined without one
 */
export function useListingNeighbours(id: string, from: string | undefined): Neighbours | undefined {
  return useNeighbours(id, from, {
    noun: LISTING,
    limit: JUMP_LIMIT,
    placeOf: readTransactionSearch,
    load: findPage,
  });
}
