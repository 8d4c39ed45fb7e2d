import { type Complete, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import type { components } from '../contract/data';
import * as readers from '../contract/dataReaders';

type Schemas = components['schemas'];
export type BreakPromise = Complete<Schemas['BreakPromise']>;
export type BreakPromiseQuery = Schemas['BreakPromiseQuery'];

/** GET {data}/api/front/breakPromise/find (specification 7): the public list, newest first. */
export async function findBreakPromises(
  { page, size, ...queryData }: BreakPromiseQuery & { page?: number; size?: number } = {},
  options?: CallOptions,
): Promise<{ content: BreakPromise[]; totalElements: number }> {
  const answer = await callService('GET', 'data', '/api/front/breakPromise/find', {
    ...options,
    params: { queryData, page, size },
  });
  return readPage(readers.BreakPromise, answer);
}
