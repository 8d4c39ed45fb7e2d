import { expect } from 'vitest';
import type { LawQuery } from '../../mock/contract';
import type { searchLaws } from '../../mock/law/search';
import { call } from './client';

export const PATH = '/data-service/api/front/law';

/** A page of laws. */
export type Page = ReturnType<typeof searchLaws>;

/** An answer in the envelope of the service. */
export interface Answer<T> {
  code: number;
  msg: string;
  data: T;
}

/** Laws by a query; anything but success fails the test. */
export async function find(query: LawQuery, numbers: Record<string, string> = {}): Promise<Page> {
  const queryData = JSON.stringify(query);
  const response = await call('GET', `${PATH}/find`, { query: { queryData, ...numbers } });
  const { code, data } = (await response.json()) as Answer<Page>;
  expect(code).toBe(0);
  return data;
}

/** A page that holds all laws. */
export const everything = { size: '1000' };
