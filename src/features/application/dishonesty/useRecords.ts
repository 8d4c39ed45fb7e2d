import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { type FilteredRows, filteredRows } from '@/domain/answeredFilter';
import { type DishonestyState, dishonestyLink } from '@/links/business';
import { rowOfId } from '@/services/asked';
import {
  type BreakPromise,
  type BreakPromisePage,
  findBreakPromises,
} from '@/services/data/breakPromise';
import { meets, queryOf } from './filters';

/** Records of a page of the list. */
export const PAGE_SIZE = 20;

/** Most records of one subject. */
export const MOST_OWN = 500;

/** A page of the list: the records that were asked for, as far as they tell. */
export type RecordPage = BreakPromisePage & FilteredRows<BreakPromise>;

/** One page of the public list; nothing is asked while a filter has a problem. */
export function usePublicRecords(state: DishonestyState): Latest<RecordPage> {
  const query = queryOf(state);
  const { page } = state;
  // The record that is open does not change the list.
  const key = query && dishonestyLink({ ...state, record: '' });
  return useLatestAnswer(key, async (signal) => {
    const answer = await findBreakPromises(
      { ...query, page: page - 1, size: PAGE_SIZE },
      { signal, shownInPlace: true },
    );
    return { ...answer, ...filteredRows(answer.content, (record) => meets(record, query ?? {})) };
  });
}

/**
 * What is answered when the records of the user's own subject are asked for; whose they are must
 * be compared (`recordsByOwner`).
 */
export function useOwnRecords(): Latest<BreakPromisePage> {
  return useLatestAnswer('own', (signal) =>
    findBreakPromises({ own: true, size: MOST_OWN }, { signal, shownInPlace: true }),
  );
}

/**
 * A record by its id; null when it is not, or no longer, in the public list.
 *
 * @param known records that are on the screen already
 */
export function useRecord(id: string, known: readonly BreakPromise[]): Latest<BreakPromise | null> {
  const here = known.find((record) => record.id === id);
  const asked = useLatestAnswer(here ? undefined : id, async (signal) => {
    const row = await rowOfId(
      (place) => findBreakPromises({ id, ...place }, { signal, shownInPlace: true }),
      id,
    );
    return row ?? null;
  });
  return here ? { ...asked, data: here, current: true, error: undefined, loading: false } : asked;
}
