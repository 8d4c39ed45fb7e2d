import { dataOf } from '@/requests/envelopes';
import { type Complete, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { isPlainObject } from '@/storage';
import type { components } from './contract/di';
import * as readers from './contract/diReaders';

export type CatalogSection = Complete<components['schemas']['CatalogSection']>;

/**
 * The sections of an answer. Its shape is not shown: besides a list, whatever stands around it, an
 * object is read that holds them by key, with a description, a name or a number each.
 */
function sectionsIn(data: unknown): unknown[] {
  const rows = isPlainObject(data) ? Object.values(data).find(Array.isArray) : data;
  if (Array.isArray(rows)) {
    return rows.map((row) =>
      isPlainObject(row) ? { ...row, key: row.key ?? row.id ?? row.code } : row,
    );
  }
  if (!isPlainObject(data)) return [];
  return Object.entries(data).map(([key, value]) => {
    if (isPlainObject(value)) return { ...value, key };
    return typeof value === 'number' ? { key, count: value } : { key, name: value };
  });
}

/**
 * POST {di}/api/patent/detail/catalog (specification 7): the record's sections in reading order,
 * without a key where it is none of ours; empty when the answer holds none.
 */
export async function getPatentCatalog(
  id: string,
  options?: CallOptions,
): Promise<CatalogSection[]> {
  const answer = await callService('POST', 'di', '/api/patent/detail/catalog', {
    ...options,
    data: { id },
  });
  return readPage(readers.CatalogSection, sectionsIn(dataOf(answer))).content;
}
