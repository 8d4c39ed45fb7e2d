import { sameEnterpriseName } from '@/domain/enterprise/name';
import type { AnsweredRows } from '@/requests/envelopes';
import { type Complete, readBeside, readOne, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { askedRecord } from '../asked';
import type { components } from '../contract/enterprise';
import * as readers from '../contract/enterpriseReaders';

type Schemas = components['schemas'];
export type EnterpriseRow = Complete<Schemas['EnterpriseRow']>;
export type EnterpriseQuery = Schemas['EnterpriseQuery'];
type EnterpriseFacet = Complete<Schemas['Facet']>;
export type EnterpriseFacetName = Schemas['FacetName'];
export type EnterpriseProfile = Complete<Schemas['EnterpriseProfile']>;
export type EnterpriseAnalysis = Complete<Schemas['EnterpriseAnalysis']>;
export type Trademark = Complete<Schemas['Trademark']>;
export type TrademarkQuery = Schemas['TrademarkQuery'];
export type IpRight = Complete<Schemas['IpRight']>;
export type IpRightQuery = Schemas['IpRightQuery'];

/** Rows asked for, by page (0-based) and size. */
interface Paging {
  page?: number;
  size?: number;
}

/** A page of enterprises with the counts asked for. */
export interface EnterprisePage extends AnsweredRows<EnterpriseRow> {
  readonly facets: EnterpriseFacet[];
}

const ENTERPRISE = '/api/front/enterprise';

/** GET {data}/api/front/enterprise/find: enterprises that meet a query; the path is assumed. */
export async function findEnterprises(
  { page, size, ...queryData }: EnterpriseQuery & Paging,
  options?: CallOptions,
): Promise<EnterprisePage> {
  const answer = await callService('GET', 'data', `${ENTERPRISE}/find`, {
    ...options,
    params: { queryData, page, size },
  });
  return {
    ...readPage(readers.EnterpriseRow, answer, { page, size }),
    facets: readBeside(readers.Facet, answer, 'facets'),
  };
}

/**
 * GET {data}/api/front/enterprise/findOne: what is registered of an enterprise, by its name or a
 * former one; the path is assumed.
 *
 * @throws CodeError 40400 where the names that are answered are others; where none is answered, it
 *   is the enterprise that was asked for
 */
export async function getEnterprise(
  enterpriseName: string,
  options?: CallOptions,
): Promise<EnterpriseProfile> {
  const answer = await callService('GET', 'data', `${ENTERPRISE}/findOne`, {
    ...options,
    params: { enterpriseName },
  });
  const profile = readOne(readers.EnterpriseProfile, answer);
  const former = profile.formerNames.some((name) => sameEnterpriseName(name, enterpriseName));
  return profile.enterpriseName && former
    ? profile
    : askedRecord(profile, enterpriseName, 'enterpriseName', sameEnterpriseName);
}

/**
 * GET {data}/api/front/enterprise/analysis: what the patents of an enterprise come to; the path is
 * assumed.
 *
 * @param enterpriseName its name of today
 * @param names of the basket, the enterprise's own among them; that one alone when absent
 * @throws CodeError 40400 where the answer is about another one
 */
export async function analyseEnterprise(
  enterpriseName: string,
  names?: readonly string[],
  options?: CallOptions,
): Promise<EnterpriseAnalysis> {
  const queryData = { enterpriseName, ...(names === undefined ? {} : { names }) };
  const answer = await callService('GET', 'data', `${ENTERPRISE}/analysis`, {
    ...options,
    params: { queryData },
  });
  const analysis = readOne(readers.EnterpriseAnalysis, answer);
  return askedRecord(analysis, enterpriseName, 'enterpriseName', sameEnterpriseName);
}

/** GET {data}/api/front/trademark/find: trademarks, newest application first; the path is assumed. */
export async function findTrademarks(
  { page, size, ...queryData }: TrademarkQuery & Paging,
  options?: CallOptions,
): Promise<AnsweredRows<Trademark>> {
  const answer = await callService('GET', 'data', '/api/front/trademark/find', {
    ...options,
    params: { queryData, page, size },
  });
  return readPage(readers.Trademark, answer, { page, size });
}

/** GET {data}/api/front/ipRight/find: copyrights, newest registration first; the path is assumed. */
export async function findIpRights(
  { page, size, ...queryData }: IpRightQuery & Paging,
  options?: CallOptions,
): Promise<AnsweredRows<IpRight>> {
  const answer = await callService('GET', 'data', '/api/front/ipRight/find', {
    ...options,
    params: { queryData, page, size },
  });
  return readPage(readers.IpRight, answer, { page, size });
}
