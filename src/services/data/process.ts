import { PROCESSES } from '@/domain/workflow/status';
import type { AnsweredRows } from '@/requests/envelopes';
import { type Complete, type Reader, readDone, readOne, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { askedRecord, NOT_FOUND, rowOfId } from '../asked';
import type { components } from '../contract/data';
import * as readers from '../contract/dataReaders';
import { type Submitted, submitForm } from './submission';

// Calls on requests, apart from the dictionaries: every page loads those, only the forms these.

type Schemas = components['schemas'];
export type Application = Complete<Schemas['Application']>;
export type ApplicationRow = Complete<Schemas['ApplicationRow']>;
export type ApplicationQuery = Omit<Schemas['ApplicationQuery'], 'id'>;
export type NewApplication = Schemas['NewApplication'];
export type Resubmission = Schemas['Resubmission'];
type AddedMaterial = Schemas['AddedMaterial'];
export type FlowChart = Complete<Schemas['FlowChart']>;
export type ReportProgress = Complete<Schemas['ReportProgress']>;

/** Code of an action on a request that has moved on; its msg says so. */
export const STALE = '40902';

/** Code of a request, or of a pair of number and code, that does not exist. */
export const NO_SUCH_REQUEST = NOT_FOUND;

/** Code of a request or file that belongs to somebody else. */
export const FORBIDDEN = '40300';

/**
 * POST {data}/api/authFront/createProcess (specification 7). The same `idempotencyKey` is answered
 * with the application that exists, so that a failed call can be sent again by the user; a back
 * end need not know that. A CodeError's `data.errors` names refused fields.
 */
export function createProcess(
  application: NewApplication,
  options?: CallOptions,
): Promise<Submitted> {
  const purpose = `提交${PROCESSES[application.processKey]}`;
  return submitForm('/api/authFront/createProcess', application, { purpose, ...options });
}

/** POST {data}/api/authFront/process/resubmit: a correction; the path is assumed. */
export function resubmitApplication(
  correction: Resubmission,
  options?: CallOptions,
): Promise<Submitted> {
  const call = { purpose: '提交补正', ...options };
  return submitForm('/api/authFront/process/resubmit', correction, call);
}

async function findWfApply<T>(
  reader: Reader<T | undefined>,
  params: {
    queryData: Schemas['ApplicationQuery'];
    page?: number | undefined;
    size?: number | undefined;
  },
  options?: CallOptions,
) {
  const answer = await callService('GET', 'data', '/api/authFront/findWfApply', {
    ...options,
    params,
  });
  return readPage(reader, answer, params);
}

/** GET {data}/api/authFront/findWfApply (specification 7): the user's own requests, newest first. */
export function findApplications(
  { page, size, ...queryData }: ApplicationQuery & { page?: number; size?: number } = {},
  options?: CallOptions,
): Promise<AnsweredRows<ApplicationRow>> {
  return findWfApply(readers.ApplicationRow, { queryData, page, size }, options);
}

/**
 * The same call for one request, whole; undefined when none of those answered has this id. Whose it
 * is must be compared (`requestOwnership`).
 */
export function getApplication(
  id: string,
  options?: CallOptions,
): Promise<Application | undefined> {
  return rowOfId(
    (place) => findWfApply(readers.Application, { queryData: { id }, ...place }, options),
    id,
  );
}

/**
 * GET {data}/api/authFront/getFlowChart (specification 7). The chart itself does not say which request
 * it is of: it is taken for that of the id.
 */
export async function getFlowChart(id: string, options?: CallOptions): Promise<FlowChart> {
  const call = { ...options, params: { id } };
  return readOne(
    readers.FlowChart,
    await callService('GET', 'data', '/api/authFront/getFlowChart', call),
  );
}

/** Bodies of the applicant's actions by name; the paths are assumed. */
interface ActionBodies {
  withdraw: Schemas['Withdrawal'];
  confirm: Schemas['Action'];
  object: Schemas['Objection'];
  addMaterial: AddedMaterial;
  rate: Schemas['Rating'];
  appeal: Schemas['Appeal'];
}

/** What the actions are, for who is told that one was not done. */
const PURPOSES: Readonly<Record<keyof ActionBodies, string>> = {
  withdraw: '撤回办件',
  confirm: '确认办件',
  object: '提出异议',
  addMaterial: '补交材料',
  rate: '评价办件',
  appeal: '提交申诉',
};

/**
 * An action of the applicant: POST {data}/api/authFront/process/<action>.
 *
 * @returns the request as it is afterwards; undefined where the answer does not tell
 * @throws CodeError `STALE` when the request has moved on and no longer allows it
 */
export async function actOnApplication<Action extends keyof ActionBodies>(
  action: Action,
  body: ActionBodies[Action],
  options?: CallOptions,
): Promise<Application | undefined> {
  const answer = await callService('POST', 'data', `/api/authFront/process/${action}`, {
    purpose: PURPOSES[action],
    ...options,
    data: body,
    whole: true,
  });
  return readDone(readers.Application, answer);
}

/** Progress of an anonymous report by its number and query code; the path is assumed. */
export async function findByCode(
  applyNo: string,
  code: string,
  options?: CallOptions,
): Promise<ReportProgress> {
  const answer = await callService('POST', 'data', '/api/front/process/findByCode', {
    ...options,
    data: { applyNo, code },
  });
  return askedRecord(readOne(readers.ReportProgress, answer), applyNo, 'applyNo');
}
