import { PROCESSES, STATUSES } from '@/domain/workflow/status';
import { dataOf, pageOf, saysDone } from '@/requests/envelopes';
import { TransportError } from '@/requests/errors';
import { type Complete, readOne } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { isPlainObject } from '@/storage';
import { submitTimeout } from '../../../config/portal';
import type { components } from '../contract/data';
import * as readers from '../contract/dataReaders';

type Application = Complete<components['schemas']['Application']>;

/**
 * What is known of a form once the back end has stored it. The specification names the calls that
 * send forms and the code of success (7 and 8), not what they answer, so all of it may be absent.
 */
export interface Submitted {
  readonly id?: string;
  readonly applyNo?: string;
  /** Of an anonymous report; told this once. */
  readonly queryCode?: string;
  /** The whole application of the contract; only then has the request been seen. */
  readonly application?: Application;
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? String(value)
    : (typeof value === 'string' && value.trim()) || undefined;

const TEXTS = ['id', 'applyNo', 'title', 'applicantName', 'statusLabel', 'submitTime'];

/** Whether an answer is the application of the contract with all that it always has. */
function isApplication(value: unknown): boolean {
  if (!isPlainObject(value)) return false;
  const { processKey, status, formData, consent, attachments, log } = value;
  return (
    TEXTS.every((name) => typeof value[name] === 'string' && value[name] !== '') &&
    Object.hasOwn(PROCESSES, String(processKey)) &&
    Object.hasOwn(STATUSES, String(status)) &&
    [formData, consent].every(isPlainObject) &&
    [attachments, log].every(Array.isArray)
  );
}

/**
 * Reads what a call answered that sends a form. Code 0, or `success: true`, says that the form was
 * stored, whatever the data are: a text or number is its id, an object may carry it. Without an
 * envelope only an id says so.
 *
 * @throws TransportError when nothing says that the form was stored
 */
export function readSubmitted(answer: unknown): Submitted {
  const data = dataOf<unknown>(answer);
  const { id, applyNo, queryCode } = isPlainObject(data) ? data : { id: data };
  const named = {
    id: textIn(id),
    applyNo: textIn(applyNo),
    queryCode: textIn(queryCode),
    application: isApplication(data) ? readOne(readers.Application, data) : undefined,
  };
  if (!saysDone(answer) && named.id === undefined) throw new TransportError('unreadable');
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

/**
 * Sends a form; the answer is waited for longer than other answers.
 *
 * @throws what `callService` throws, and TransportError when the answer does not say that the form
 *   was stored
 */
export async function submitForm(
  path: string,
  body: object,
  options?: CallOptions,
): Promise<Submitted> {
  const call = { timeout: submitTimeout(), ...options, data: body, whole: true };
  return readSubmitted(await callService<unknown>('POST', 'data', path, call));
}

/** A row of one's own requests as it came: a back end may leave out or add any field. */
export type RawRow = Readonly<Record<string, unknown>>;

/** Most rows that are looked through for a request that was just sent. */
const MOST_ROWS = 200;

/**
 * GET {data}/api/authFront/findWfApply (specification 7) as it is answered, without a condition
 * that a back end might not know.
 */
export async function findRawApplications(options?: CallOptions): Promise<readonly RawRow[]> {
  const answer = await callService<unknown>('GET', 'data', '/api/authFront/findWfApply', {
    ...options,
    params: { queryData: {}, page: 0, size: MOST_ROWS },
  });
  return pageOf(answer).content.filter(isPlainObject);
}
