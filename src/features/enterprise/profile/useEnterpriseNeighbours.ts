import { type Neighbours, useNeighbours } from '@/components/list/neighbours/useNeighbours';
import { readEnterpriseSearch } from '@/links/enterprise';
import { findEnterprises } from '@/services/data/enterprise';
import { ENTERPRISE } from '../noun';
import { JUMP_LIMIT, pageOfQuestion } from '../search/question';

/** The names of the enterprises on one page of a list. */
async function findPage(from: string, signal: AbortSignal) {
  const { content, totalElements } = await findEnterprises(
    pageOfQuestion(readEnterpriseSearch(from)),
    { signal, shownInPlace: true },
  );
  return { ids: content.map(({ enterpriseName }) => enterpriseName), total: totalElements };
}

/**
 * The enterprises before and after one in the list it was opened from.
 *
 * @param from query string of the list; undefined without one
 */
export function useEnterpriseNeighbours(
  name: string,
  from: string | undefined,
): Neighbours | undefined {
  return useNeighbours(name, from, {
    noun: ENTERPRISE,
    limit: JUMP_LIMIT,
    placeOf: readEnterpriseSearch,
    load: findPage,
  });
}
