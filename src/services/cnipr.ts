import type { AnsweredRows } from '@/requests/envelopes';
import { type Complete, readBeside, readDataDate, readOne, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { askedRecord } from './asked';
import type { components } from './contract/cnipr';
import * as readers from './contract/cniprReaders';

type Schemas = components['schemas'];
export type PatentSummary = Complete<Schemas['PatentSummary']>;
export type PatentRecord = Complete<Schemas['PatentRecord']>;
export type SearchRequest = Schemas['SearchRequest'];
export type Facet = Complete<Schemas['Facet']>;

/** A page of patents with the counts asked for. */
export interface SearchResult extends AnsweredRows<PatentSummary> {
  readonly facets: Facet[];
  /** Day of the data, `YYYY-MM-DD`; '' when it is not told. */
  readonly dataDate: string;
}

export type FacetName = Schemas['FacetName'];
export type ClassScheme = Schemas['ClassScheme'];
export type ClassRow = Complete<Schemas['ClassRow']>;

/** One page of a patent search with the facets asked for. */
export async function searchPatents(
  request: SearchRequest,
  options?: CallOptions,
): Promise<SearchResult> {
  const answer = await callService('POST', 'cnipr', '/api/front/patent/search', {
    ...options,
    data: request,
  });
  return {
    ...readPage(readers.PatentSummary, answer, request),
    facets: readBeside(readers.Facet, answer, 'facets'),
    dataDate: readDataDate(answer),
  };
}

/** The full record of one patent. @throws CodeError 40400 for another one, see `askedRecord` */
export async function findPatent(id: string, options?: CallOptions): Promise<PatentRecord> {
  const call = { ...options, params: { id } };
  const answer = await callService('GET', 'cnipr', '/api/front/patent/findOne', call);
  return askedRecord(readOne(readers.PatentRecord, answer), id, 'id');
}

const CLASSES = '/api/front/classification/find';

/** The classes one level below `parent`, those of the highest level for ''. */
export async function findClasses(
  scheme: ClassScheme,
  parent: string,
  options?: CallOptions,
): Promise<ClassRow[]> {
  const params = parent ? { scheme, parent } : { scheme };
  const answer = await callService('GET', 'cnipr', CLASSES, { ...options, params });
  return readPage(readers.ClassRow, answer).content;
}

/** Classes by the beginning of a code or by words; at most 50, each with its path, and their number. */
export async function searchClasses(
  scheme: ClassScheme,
  q: string,
  options?: CallOptions,
): Promise<{ content: ClassRow[]; totalElements: number }> {
  const call = { ...options, params: { scheme, q } };
  return readPage(readers.ClassRow, await callService('GET', 'cnipr', CLASSES, call));
}
