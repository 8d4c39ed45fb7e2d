import { pageOf } from '@/requests/envelopes';
import { type CallOptions, callService } from '@/requests/serviceClient';
import type { components } from '../contract/adjudication';

type Schemas = components['schemas'];
export type Adjudication = Schemas['Adjudication'];
export type AdjudicationRow = Schemas['AdjudicationRow'];
export type AdjudicationQuery = Schemas['AdjudicationQuery'];
export type AdjudicationFacet = Schemas['Facet'];
export type AdjudicationFacetName = Schemas['FacetName'];
export type AdjudicationSort = Schemas['Sort'];
export type AdjudicationHit = Schemas['Hit'];

/** A page of documents with the counts asked for. */
export interface AdjudicationPage {
  readonly content: AdjudicationRow[];
  readonly totalElements: number;
  readonly facets: AdjudicationFacet[];
  /** Rows that can be paged through, however many there are. */
  readonly cap: number;
}

/** GET {data}/api/front/adjudication/find: documents that meet a query; the path is assumed. */
export async function findAdjudications(
  { page, size, ...queryData }: AdjudicationQuery & { page?: number; size?: number },
  options?: CallOptions,
): Promise<AdjudicationPage> {
  const answer = await callService<Partial<AdjudicationPage>>(
    'GET',
    'data',
    '/api/front/adjudication/find',
    { ...options, params: { queryData, page, size } },
  );
  const { content, totalElements } = pageOf<AdjudicationRow>(answer);
  return { content, totalElements, facets: answer.facets ?? [], cap: answer.cap ?? totalElements };
}

/** GET {data}/api/front/adjudication/findOne: one document, whole; the path is assumed. */
export function getAdjudication(id: string, options?: CallOptions): Promise<Adjudication> {
  return callService('GET', 'data', '/api/front/adjudication/findOne', {
    ...options,
    params: { id },
  });
}
