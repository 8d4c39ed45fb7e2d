import { pageOf } from '@/requests/envelopes';
import { type CallOptions, callService } from '@/requests/serviceClient';
import type { components } from './contract/di';

export type CatalogSection = components['schemas']['CatalogSection'];

/** POST {di}/api/patent/detail/catalog (specification 7): the record's sections in reading order. */
export async function getPatentCatalog(
  id: string,
  options?: CallOptions,
): Promise<CatalogSection[]> {
  const answer = await callService('POST', 'di', '/api/patent/detail/catalog', {
    ...options,
    data: { id },
  });
  return pageOf<CatalogSection>(answer).content;
}
