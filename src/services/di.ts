import { type Complete, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import type { components } from './contract/di';
import * as readers from './contract/diReaders';

export type CatalogSection = Complete<components['schemas']['CatalogSection']>;

/** POST {di}/api/patent/detail/catalog (specification 7): the record's sections in reading order. */
export async function getPatentCatalog(
  id: string,
  options?: CallOptions,
): Promise<CatalogSection[]> {
  const answer = await callService('POST', 'di', '/api/patent/detail/catalog', {
    ...options,
    data: { id },
  });
  return readPage(readers.CatalogSection, answer).content;
}
