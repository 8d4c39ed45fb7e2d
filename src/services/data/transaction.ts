import type { FilterValues } from '@/links/filters';
import { pageOf } from '@/requests/envelopes';
import { type CallOptions, callService } from '@/requests/serviceClient';
import type { components } from '../contract/transaction';
import type { Application, NewApplication } from './process';

type Schemas = components['schemas'];
export type ListingQuery = Schemas['ListingQuery'];
export type ListingRow = Schemas['ListingRow'];
export type Listing = Schemas['Listing'];
export type ListedPatent = Schemas['ListedPatent'];
export type ListingFacet = Schemas['Facet'];
export type ListingFacetName = Schemas['FacetName'];
export type ListingStatus = Schemas['ListingStatus'];
export type ListingResubmission = Schemas['ListingResubmission'];
export type ListingContact = Schemas['Contact'];
export type ReportReason = Schemas['ReportReason'];

/** A page of listings with the counts asked for. */
export interface ListingPage {
  readonly content: ListingRow[];
  readonly totalElements: number;
  readonly facets: ListingFacet[];
}

const OWN = '/api/authFront/patentTransaction';

/**
 * The conditions of a query that filters of facets make: `$<facet>_in` of the values included,
 * `$<facet>_notIn` of those excluded (contract.md, conventions).
 *
 * @param filters of the facets of `TRANSACTION_FACETS`
 */
export function listingFilters({
  include,
  exclude,
}: {
  readonly include: FilterValues;
  readonly exclude: FilterValues;
}): ListingQuery {
  const conditions = (values: FilterValues, operator: string) =>
    Object.entries(values).map(([facet, chosen]) => [`$${facet}_${operator}`, chosen.join(',')]);
  return Object.fromEntries([...conditions(include, 'in'), ...conditions(exclude, 'notIn')]);
}

/**
 * GET {data}/api/front/findPatentTransaction (specification 7): published listings that meet a
 * query, the newest first; with `$id_in` listings by id, whatever became of them.
 *
 * @param page 0-based
 */
export async function findListings(
  { page, size, ...queryData }: ListingQuery & { page?: number; size?: number } = {},
  options?: CallOptions,
): Promise<ListingPage> {
  const answer = await callService<Partial<ListingPage>>(
    'GET',
    'data',
    '/api/front/findPatentTransaction',
    { ...options, params: { queryData, page, size } },
  );
  return { ...pageOf<ListingRow>(answer), facets: answer.facets ?? [] };
}

/**
 * GET {data}/api/front/findOnePatentTransaction (specification 7): one listing with the facts of
 * its patents looked up anew and its contact masked.
 */
export function getListing(id: string, options?: CallOptions): Promise<Listing> {
  return callService('GET', 'data', '/api/front/findOnePatentTransaction', {
    ...options,
    params: { id },
  });
}

/**
 * POST {data}/api/authFront/createPatentTransactionProcess (specification 7): sends a listing to
 * review. The same `idempotencyKey` is answered with the application that exists.
 */
export function createListing(body: NewApplication, options?: CallOptions): Promise<Application> {
  return callService('POST', 'data', '/api/authFront/createPatentTransactionProcess', {
    ...options,
    data: body,
  });
}

/** Bodies of the publisher's actions by name; the paths are assumed. */
interface ActionBodies {
  resubmit: ListingResubmission;
  offline: Schemas['Offline'];
  deal: Schemas['NewDeal'];
}

function act<Action extends keyof ActionBodies>(
  action: Action,
  body: ActionBodies[Action],
  options?: CallOptions,
): Promise<Application> {
  return callService('POST', 'data', `${OWN}/${action}`, { ...options, data: body });
}

/**
 * Sends a listing again: one that was returned or edited, is offline or has expired.
 *
 * @returns the application as it is afterwards: in review, or still published when nothing but the
 *   contact was changed
 */
export function resubmitListing(
  body: ListingResubmission,
  options?: CallOptions,
): Promise<Application> {
  return act('resubmit', body, options);
}

/** Takes a published listing off. @throws CodeError `STALE` when it is no longer published */
export function takeListingOffline(
  body: ActionBodies['offline'],
  options?: CallOptions,
): Promise<Application> {
  return act('offline', body, options);
}

/**
 * Registers the deal of a published listing (domain reference 2.6).
 *
 * @throws CodeError `STALE` when it is no longer published
 */
export function registerDeal(
  body: ActionBodies['deal'],
  options?: CallOptions,
): Promise<Application> {
  return act('deal', body, options);
}

/** Tells the office what is wrong with a listing. @throws CodeError `STALE` the second time */
export function reportListing(
  body: Schemas['NewReport'],
  options?: CallOptions,
): Promise<Schemas['Report']> {
  return callService('POST', 'data', `${OWN}/report`, { ...options, data: body });
}

/** The contact of a listing in full; the publisher sees how many asked, never who. */
export function getListingContact(
  id: string,
  options?: CallOptions,
): Promise<Schemas['AskedContact']> {
  return callService('GET', 'data', `${OWN}/contact`, { ...options, params: { id } });
}
