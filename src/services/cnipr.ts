import { pageOf } from '@/requests/envelopes';
import { type CallOptions, callService } from '@/requests/serviceClient';
import type { components } from './contract/cnipr';

type Schemas = components['schemas'];
export type PatentSummary = Schemas['PatentSummary'];
export type PatentRecord = Schemas['PatentRecord'];
export type SearchRequest = Schemas['SearchRequest'];
export type SearchResult = Schemas['SearchResult'];
export type Facet = Schemas['Facet'];
export type FacetName = Schemas['FacetName'];
export type PatentSort = Schemas['Sort'];
export type ClassScheme = Schemas['ClassScheme'];
export type ClassRow = Schemas['ClassRow'];

/** One page of a patent search with the facets asked for. */
export async function searchPatents(
  request: SearchRequest,
  options?: CallOptions,
): Promise<SearchResult> {
  const result = await callService<SearchResult>('POST', 'cnipr', '/api/front/patent/search', {
    ...options,
    data: request,
  });
  return { ...result, ...pageOf<PatentSummary>(result) };
}

/** The full record of one patent. */
export function findPatent(id: string, options?: CallOptions): Promise<PatentRecord> {
  return callService('GET', 'cnipr', '/api/front/patent/findOne', { ...options, params: { id } });
}

const CLASSES = '/api/front/classification/find';

/** The classes one level below `parent`, those of the highest level for ''. */
export async function findClasses(
  scheme: ClassScheme,
  parent: string,
  options?: CallOptions,
): Promise<ClassRow[]> {
  const params = parent ? { scheme, parent } : { scheme };
  return pageOf<ClassRow>(await callService('GET', 'cnipr', CLASSES, { ...options, params }))
    .content;
}

/** Classes by the beginning of a code or by words; at most 50, each with its path, and their number. */
export async function searchClasses(
  scheme: ClassScheme,
  q: string,
  options?: CallOptions,
): Promise<{ content: ClassRow[]; totalElements: number }> {
  return pageOf(await callService('GET', 'cnipr', CLASSES, { ...options, params: { scheme, q } }));
}
