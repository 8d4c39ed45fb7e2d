import type { AnsweredRows } from '@/requests/envelopes';
import { type Complete, readBeside, readCount, readOne, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { askedRecord } from '../asked';
import type { components } from '../contract/data';
import * as readers from '../contract/lawReaders';

type Schemas = components['schemas'];
export type LawQuery = Schemas['LawQuery'];
export type LawRow = Complete<Schemas['LawRow']>;
export type LawHit = Complete<Schemas['LawHit']>;
export type LawFacet = Complete<Schemas['LawFacet']>;
export type LawFacetName = Schemas['LawFacetName'];
export type LawRecord = Complete<Schemas['LawRecord']>;
type UnheldLaw = Complete<Schemas['UnheldLaw']>;
export type LawVersion = Complete<Schemas['LawVersion']>;
export type LawCitation = Schemas['LawCitation'];
export type ResolvedLaw = Complete<Schemas['ResolvedLaw']>;

const LAW = '/api/front/law';

/** What a page of laws holds. */
export interface LawPage extends AnsweredRows<LawRow> {
  facets: LawFacet[];
  /** With a day, laws that were there while no version of that time is held, some of them. */
  unheld: UnheldLaw[];
  /** How many there are; undefined where it is not known. */
  unheldCount: number | undefined;
}

/** One page of laws, with the facets asked for; the path is assumed. */
export async function findLaws(
  { page, size, ...queryData }: LawQuery & { page?: number; size?: number } = {},
  options?: CallOptions,
): Promise<LawPage> {
  const answer = await callService('GET', 'data', `${LAW}/find`, {
    ...options,
    params: { queryData, page, size },
  });
  return {
    ...readPage(readers.LawRow, answer, { page, size }),
    facets: readBeside(readers.LawFacet, answer, 'facets'),
    unheld: readBeside(readers.UnheldLaw, answer, 'unheld'),
    unheldCount: readCount(answer, 'unheldCount'),
  };
}

/** One version of a law with its text and the list of all versions; the path is assumed. */
export async function findLaw(id: string, options?: CallOptions): Promise<LawRecord> {
  const answer = await callService('GET', 'data', `${LAW}/findOne`, { ...options, params: { id } });
  return askedRecord(readOne(readers.LawRecord, answer), id, 'id');
}

/** Most citations of one call of `resolveLaws`. */
export const MOST_CITATIONS = 200;

/**
 * The laws and articles that citations name, in their order; null where the portal has none. The
 * path is assumed.
 *
 * @param citations at most `MOST_CITATIONS`
 * @param asOf the day whose version is meant, `YYYY-MM-DD`; today when absent
 */
export async function resolveLaws(
  citations: readonly LawCitation[],
  asOf?: string,
  options?: CallOptions,
): Promise<(ResolvedLaw | null)[]> {
  const data = asOf === undefined ? { citations } : { citations, asOf };
  const answer = await callService('POST', 'data', `${LAW}/resolve`, { ...options, data });
  const { resolved } = readOne(readers.ResolveResult, answer);
  return citations.map((_, i) => resolved[i] ?? null);
}

/**
 * The law whose article is named, with its text where the version of the day has it; null where the
 * portal has no such law, or none that can be opened.
 *
 * @param asOf the day whose version is meant, `YYYY-MM-DD`; '' for today
 */
export async function resolveArticle(
  { law, article }: { readonly law: string; readonly article: string },
  asOf: string,
  options: CallOptions,
): Promise<ResolvedLaw | null> {
  const [found] = await resolveLaws([{ name: law, article }], asOf || undefined, options);
  return found?.id ? found : null;
}
