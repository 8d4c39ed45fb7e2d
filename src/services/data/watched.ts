import { type Complete, readOne } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import type { components } from '../contract/watched';
import * as readers from '../contract/watchedReaders';

/** What an account keeps of the watched records; null where it keeps none. */
export type KeptWatched = Complete<components['schemas']['WatchedList']>;

const WATCHED = '/api/authFront/watched';

/** GET {data}/api/authFront/watched/find: the list the account keeps; the path is assumed. */
export async function findKeptWatched(options?: CallOptions): Promise<KeptWatched> {
  return readOne(readers.WatchedList, await callService('GET', 'data', `${WATCHED}/find`, options));
}

/**
 * POST {data}/api/authFront/watched/save: keeps a list in place of the one before; the path is
 * assumed.
 *
 * @param content the text of a file of watched records
 */
export async function saveKeptWatched(
  content: string,
  options?: CallOptions,
): Promise<KeptWatched> {
  const call = { purpose: '存入账号', ...options, data: { content } };
  return readOne(readers.WatchedList, await callService('POST', 'data', `${WATCHED}/save`, call));
}
