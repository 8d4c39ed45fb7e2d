import { type Complete, type Reader, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { DICTIONARY_SIZE, EVALUATION_CASE_SIZE } from '../../config/portal';
import type { components } from './contract/data';
import * as readers from './contract/dictionaryReaders';

type Schemas = components['schemas'];
type ReadItem = Complete<Schemas['DictItem']>;
/** An item has a name in any case: its label, its remark (specification 3), or its value. */
export type DictItem = ReadItem & { label: string };
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
export async function findDictItems(
  params: { queryData: Schemas['DictItemQuery']; size?: number; page?: number },
  options?: CallOptions,
): Promise<DictItem[]> {
  const items = await contentOf(readers.DictItem, '/api/front/dictItem/find', params, options);
  return items.map((item) => ({ ...item, label: item.label || item.remark || item.value }));
}

/** The placeholder row of the evaluation cases (specification 7). */
const NO_CASE = '0';

/** The evaluation cases, without the placeholder row (specification 7 and 9). */
export async function findEvaluationCases(options?: CallOptions): Promise<DictItem[]> {
  const cases = await findDictItems(
    {
      queryData: { code: 'PATENT_EVALUATION_REPORT_CASE', $value_notIn: NO_CASE },
      size: EVALUATION_CASE_SIZE,
    },
    options,
  );
  return cases.filter(({ value }) => value !== NO_CASE);
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
