import { type AnsweredRows, dataOf } from '@/requests/envelopes';
import { type Complete, readBeside, readOne, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { askedRecord } from '../asked';
import type { components } from '../contract/adjudication';
import * as readers from '../contract/adjudicationReaders';

type Schemas = components['schemas'];
export type Adjudication = Complete<Schemas['Adjudication']>;
export type AdjudicationRow = Complete<Schemas['AdjudicationRow']>;
export type AdjudicationQuery = Schemas['AdjudicationQuery'];
export type AdjudicationFacet = Complete<Schemas['Facet']>;
export type AdjudicationFacetName = Schemas['FacetName'];
export type AdjudicationHit = Complete<Schemas['Hit']>;

/** A page of documents with the counts asked for. */
export interface AdjudicationPage extends AnsweredRows<AdjudicationRow> {
  readonly facets: AdjudicationFacet[];
  /** Rows that can be paged through, however many there are. */
  readonly cap: number;
}

/** GET {data}/api/front/adjudication/find: documents that meet a query; the path is assumed. */
export async function findAdjudications(
  { page, size, ...queryData }: AdjudicationQuery & { page?: number; size?: number },
  options?: CallOptions,
): Promise<AdjudicationPage> {
  const answer = await callService('GET', 'data', '/api/front/adjudication/find', {
    ...options,
    params: { queryData, page, size },
  });
  const rows = readPage(readers.AdjudicationRow, answer, { page, size });
  const cap = dataOf<{ cap?: unknown } | null>(answer)?.cap;
  return {
    ...rows,
    facets: readBeside(readers.Facet, answer, 'facets'),
    cap: typeof cap === 'number' ? cap : rows.totalElements,
  };
}

/** GET {data}/api/front/adjudication/findOne: one document, whole; the path is assumed. */
export async function getAdjudication(id: string, options?: CallOptions): Promise<Adjudication> {
  const answer = await callService('GET', 'data', '/api/front/adjudication/findOne', {
    ...options,
    params: { id },
  });
  return askedRecord(readOne(readers.Adjudication, answer), id, 'id');
}
