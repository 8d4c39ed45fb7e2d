import { type Neighbours, useNeighbours } from '../neighbours/useNeighbours';
import { type AnsweredPage, type DeclaredList, type DeclaredState, pageOf } from './declaredList';

/**
 * The records before and after one in the list it was opened from.
 *
 * @param from query string of the list; undefined without one
 */
export function useListNeighbours<
  State extends DeclaredState,
  Query,
  Row,
  Name extends string,
  Page extends AnsweredPage<Row, Name>,
>(
  list: DeclaredList<State, Query, Row, Name, Page>,
  id: string,
  from: string | undefined,
): Neighbours | undefined {
  const { noun, limit, limitOf, read, find, idOf } = list;
  return useNeighbours(id, from, {
    noun,
    limit,
    placeOf: read,
    load: async (address, signal) => {
      const page = await find(pageOf(list, read(address)), { signal, shownInPlace: true });
      const { content, totalElements, counted } = page;
      return {
        ids: content.map(idOf),
        counted,
        total: Math.min(totalElements, limitOf?.(page) ?? totalElements),
      };
    },
  });
}
