import type { FilterValues } from '@/links/filters';
import type { AnsweredRows } from '@/requests/envelopes';
import { type Complete, readBeside, readDone, readOne, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { askedRecord } from '../asked';
import { Application as applicationReader } from '../contract/dataReaders';
import type { components } from '../contract/transaction';
import * as readers from '../contract/transactionReaders';
import type { Application, NewApplication } from './process';
import { type Submitted, submitForm } from './submission';

type Schemas = components['schemas'];
export type ListingQuery = Schemas['ListingQuery'];
export type ListingRow = Complete<Schemas['ListingRow']>;
export type Listing = Complete<Schemas['Listing']>;
export type ListedPatent = Complete<Schemas['ListedPatent']>;
export type ListingFacet = Complete<Schemas['Facet']>;
export type ListingFacetName = Schemas['FacetName'];
export type ListingStatus = Schemas['ListingStatus'];
export type ListingResubmission = Schemas['ListingResubmission'];
export type ListingContact = Complete<Schemas['Contact']>;
export type ReportReason = Schemas['ReportReason'];

/** A page of listings with the counts asked for. */
export interface ListingPage extends AnsweredRows<ListingRow> {
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
  const answer = await callService('GET', 'data', '/api/front/findPatentTransaction', {
    ...options,
    params: { queryData, page, size },
  });
  return {
    ...readPage(readers.ListingRow, answer, { page, size }),
    facets: readBeside(readers.Facet, answer, 'facets'),
  };
}

/**
 * GET {data}/api/front/findOnePatentTransaction (specification 7): one listing with the facts of
 * its patents looked up anew and its contact masked.
 */
export async function getListing(id: string, options?: CallOptions): Promise<Listing> {
  const answer = await callService('GET', 'data', '/api/front/findOnePatentTransaction', {
    ...options,
    params: { id },
  });
  return askedRecord(readOne(readers.Listing, answer), id, 'id');
}

/**
 * POST {data}/api/authFront/createPatentTransactionProcess (specification 7): sends a listing to
 * review. The same `idempotencyKey` is answered with the application that exists.
 */
export function createListing(body: NewApplication, options?: CallOptions): Promise<Submitted> {
  const call = { purpose: '提交专利交易信息', ...options };
  return submitForm('/api/authFront/createPatentTransactionProcess', body, call);
}

/** Bodies of the publisher's actions by name; the paths are assumed. */
interface ActionBodies {
  offline: Schemas['Offline'];
  deal: Schemas['NewDeal'];
}

/** What the actions are, for who is told that one was not done. */
const PURPOSES: Readonly<Record<keyof ActionBodies, string>> = {
  offline: '下架交易信息',
  deal: '登记成交',
};

async function act<Action extends keyof ActionBodies>(
  action: Action,
  body: ActionBodies[Action],
  options?: CallOptions,
): Promise<Application | undefined> {
  const call = { purpose: PURPOSES[action], ...options, data: body, whole: true };
  const answer = await callService('POST', 'data', `${OWN}/${action}`, call);
  return readDone(applicationReader, answer);
}

/**
 * Sends a listing again: one that was returned or edited, is offline or has expired.
 *
 * @returns its application is in review afterwards, or still published when nothing but the contact
 *   was changed
 */
export function resubmitListing(
  body: ListingResubmission,
  options?: CallOptions,
): Promise<Submitted> {
  const call = { purpose: '重新提交交易信息', ...options };
  return submitForm(`${OWN}/resubmit`, body, call);
}

/** Takes a published listing off. @throws CodeError `STALE` when it is no longer published */
export function takeListingOffline(
  body: ActionBodies['offline'],
  options?: CallOptions,
): Promise<Application | undefined> {
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
): Promise<Application | undefined> {
  return act('deal', body, options);
}

/** Tells the office what is wrong with a listing; undefined where the answer tells no more than that it was done. @throws CodeError `STALE` the second time */
export async function reportListing(
  body: Schemas['NewReport'],
  options?: CallOptions,
): Promise<Complete<Schemas['Report']> | undefined> {
  const call = { purpose: '举报交易信息', ...options, data: body, whole: true };
  const answer = await callService('POST', 'data', `${OWN}/report`, call);
  return readDone(readers.Report, answer);
}

/** The contact of a listing in full; the publisher sees how many asked, never who. */
export async function getListingContact(
  id: string,
  options?: CallOptions,
): Promise<Complete<Schemas['AskedContact']>> {
  const answer = await callService('GET', 'data', `${OWN}/contact`, { ...options, params: { id } });
  return readOne(readers.AskedContact, answer);
}
