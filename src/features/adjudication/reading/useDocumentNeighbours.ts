import { type Neighbours, useNeighbours } from '@/components/list/neighbours/useNeighbours';
import { readAdjudicationList } from '@/links/adjudication';
import { findAdjudications } from '@/services/data/adjudication';
import { ADJUDICATION } from '../noun';
import { pageOfQuestion } from '../question';

/** The ids of the documents on one page of a list; what lies behind the cap is not counted. */
async function findPage(from: string, signal: AbortSignal) {
  const request = pageOfQuestion(readAdjudicationList(from));
  const { content, totalElements, cap } = await findAdjudications(request, { signal });
  return { ids: content.map(({ id }) => id), total: Math.min(totalElements, cap) };
}

/** The documents before and after one in the list it was opened from. */
export function useDocumentNeighbours(
  id: string,
  from: string | undefined,
): Neighbours | undefined {
  return useNeighbours(id, from, {
    noun: ADJUDICATION,
    limit: Number.POSITIVE_INFINITY,
    placeOf: readAdjudicationList,
    load: findPage,
  });
}
