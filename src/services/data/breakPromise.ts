import type { AnsweredRows } from '@/requests/envelopes';
import { type Complete, readFlag, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import type { components } from '../contract/data';
import * as readers from '../contract/dataReaders';

type Schemas = components['schemas'];
export type BreakPromise = Complete<Schemas['BreakPromise']>;
export type BreakPromiseQuery = Schemas['BreakPromiseQuery'];

/** A page of the public list. */
export interface BreakPromisePage extends AnsweredRows<BreakPromise> {
  /** The list is invented: who is not in it may be in the real one. */
  readonly sample: boolean;
}

/** GET {data}/api/front/breakPromise/find (specification 7): the public list, newest first. */
export async function findBreakPromises(
  { page, size, ...queryData }: BreakPromiseQuery & { page?: number; size?: number } = {},
  options?: CallOptions,
): Promise<BreakPromisePage> {
  const answer = await callService('GET', 'data', '/api/front/breakPromise/find', {
    ...options,
    params: { queryData, page, size },
  });
  return {
    ...readPage(readers.BreakPromise, answer, { page, size }),
    sample: readFlag(answer, 'sample'),
  };
}
