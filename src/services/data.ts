import { type Complete, type Reader, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { DICTIONARY_SIZE, EVALUATION_CASE_SIZE } from '../../config/portal';
import type { components } from './contract/data';
import * as readers from './contract/dataReaders';

type Schemas = components['schemas'];
export type DictItem = Complete<Schemas['DictItem']>;
export type Named = Complete<Schemas['Named']>;
export type Tag = Complete<Schemas['Tag']>;
export type TagQuery = Schemas['TagQuery'];

async function contentOf<T>(
  reader: Reader<T | undefined>,
  path: string,
  params: Record<string, unknown>,
  options?: CallOptions,
): Promise<T[]> {
  const answer = await callService('GET', 'data', path, { ...options, params });
  return readPage(reader, answer).content;
}

/** GET {data}/api/front/dictItem/find with parameters of the caller's choice (specification 7). */
export function findDictItems(
  params: { queryData: Schemas['DictItemQuery']; size?: number; page?: number },
  options?: CallOptions,
): Promise<DictItem[]> {
  return contentOf(readers.DictItem, '/api/front/dictItem/find', params, options);
}

/** The evaluation cases, without the placeholder row `0` (specification 7 and 9). */
export function findEvaluationCases(options?: CallOptions): Promise<DictItem[]> {
  return findDictItems(
    {
      queryData: { code: 'PATENT_EVALUATION_REPORT_CASE', $value_notIn: '0' },
      size: EVALUATION_CASE_SIZE,
    },
    options,
  );
}

/** The class numbers, shown as `(value)remark`; the dictionary's code is assumed. */
export function findClassNumbers(options?: CallOptions): Promise<DictItem[]> {
  return findDictItems({ queryData: { code: 'CLASS_NUMBER' }, size: DICTIONARY_SIZE }, options);
}

/** Provinces, cities and counties, each with the code of the one above it; the code is assumed. */
export function findRegions(options?: CallOptions): Promise<DictItem[]> {
  return findDictItems({ queryData: { code: 'REGION' }, size: DICTIONARY_SIZE }, options);
}

/** Industry types; the path is assumed. */
export function findIndustryTypes(options?: CallOptions): Promise<Named[]> {
  const size = DICTIONARY_SIZE;
  return contentOf(readers.Named, '/api/front/industryType/find', { size }, options);
}

/** Transaction types; the path is assumed. */
export function findTransactionTypes(options?: CallOptions): Promise<Named[]> {
  const size = DICTIONARY_SIZE;
  return contentOf(readers.Named, '/api/front/transactionType/find', { size }, options);
}

/** The specification's default of the tag call; the comma between the types is assumed. */
const DEFAULT_TAG_QUERY: TagQuery = {
  $type_in: 'BUSINESS,INDUSTRY',
  status: 'Y',
  ignoreEnterpriseId: true,
};

/** GET {data}/api/front/tag/find; without a query, the specification's default parameters. */
export function findTags(
  queryData: TagQuery = DEFAULT_TAG_QUERY,
  options?: CallOptions,
): Promise<Tag[]> {
  const params = { size: DICTIONARY_SIZE, queryData };
  return contentOf(readers.Tag, '/api/front/tag/find', params, options);
}
