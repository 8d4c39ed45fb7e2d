import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { type DishonestyState, dishonestyLink } from '@/links/business';
import { type BreakPromise, findBreakPromises } from '@/services/data/breakPromise';
import { queryOf } from './filters';

/** Records of a page of the list. */
export const PAGE_SIZE = 20;

/** Most records of one subject. */
const MOST_OWN = 500;

interface Records {
  content: BreakPromise[];
  totalElements: number;
}

/** One page of the public list; nothing is asked while a filter has a problem. */
export function usePublicRecords(state: DishonestyState): Latest<Records> {
  const query = queryOf(state);
  const { page } = state;
  // The record that is open does not change the list.
  const key = query && dishonestyLink({ ...state, record: '' });
  return useLatestAnswer(key, (signal) =>
    findBreakPromises(
      { ...query, page: page - 1, size: PAGE_SIZE },
      { signal, shownInPlace: true },
    ),
  );
}

/** All records of the user's own subject. */
export function useOwnRecords(): Latest<BreakPromise[]> {
  return useLatestAnswer('own', async (signal) => {
    const query = { own: true, size: MOST_OWN };
    return (await findBreakPromises(query, { signal, shownInPlace: true })).content;
  });
}

/**
 * A record by its id; null when it is not, or no longer, in the public list.
 *
 * @param known records that are on the screen already
 */
export function useRecord(id: string, known: readonly BreakPromise[]): Latest<BreakPromise | null> {
  const here = known.find((record) => record.id === id);
  const asked = useLatestAnswer(here ? undefined : id, async (signal) => {
    const { content } = await findBreakPromises({ id }, { signal, shownInPlace: true });
    return content.find((record) => record.id === id) ?? null;
  });
  return here ? { ...asked, data: here, current: true, error: undefined, loading: false } : asked;
}
