import { CodeError, ShowTypeError, TransportError } from './errors';

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Raises the error of an answer `{success:false, errorCode, errorMessage, showType}`
 * (specification 8). Every other body passes.
 *
 * @throws ShowTypeError
 */
export function raiseShowType(body: unknown): void {
  if (!isObject(body) || body.success !== false) return;
  throw new ShowTypeError({
    errorCode: text(body.errorCode),
    errorMessage: text(body.errorMessage),
    showType: typeof body.showType === 'number' ? body.showType : undefined,
  });
}

/**
 * Opens an answer `{code, data, msg}` (specification 8). A body with a boolean `success`, or
 * without a code, is not of this shape and passes unchanged.
 *
 * @param body the parsed answer
 * @param whole true on user pages: they receive the whole envelope
 * @returns the data field, or the whole envelope
 * @throws CodeError for every code but 0
 */
export function openCodeEnvelope(body: unknown, whole: boolean): unknown {
  if (!isObject(body) || typeof body.success === 'boolean' || !('code' in body)) return body;
  const code = text(body.code);
  if (code !== '0') throw new CodeError(code, text(body.msg), body.data);
  return whole ? body : body.data;
}

/**
 * The data of an answer, whichever envelope it came in and however much of it the client left.
 * For calls that run on every page, user pages included.
 */
export function dataOf<T>(answer: unknown): T {
  if (isObject(answer) && 'data' in answer && ('success' in answer || 'code' in answer)) {
    return answer.data as T;
  }
  return answer as T;
}

/** Names under which back ends put the rows of a page, and their number. */
const ROWS = ['content', 'rows', 'list', 'records'] as const;
const TOTALS = ['totalElements', 'total'] as const;

/**
 * The page of rows that a list call answers, whichever envelope it came in: a page of the contract,
 * `{rows, total}` and its like, a plain list, or null for no rows.
 *
 * @throws TransportError when there is no list: the screen then says so instead of waiting for it
 */
export function pageOf(answer: unknown): { content: unknown[]; totalElements: number } {
  const data = dataOf<unknown>(answer);
  if (data === null || data === undefined) return { content: [], totalElements: 0 };
  if (Array.isArray(data)) return { content: data, totalElements: data.length };
  const page = isObject(data) ? data : {};
  const content = ROWS.map((name) => page[name]).find(Array.isArray);
  if (!content) throw new TransportError('unreadable');
  const total = TOTALS.map((name) => page[name]).find((one) => typeof one === 'number');
  return { content, totalElements: typeof total === 'number' ? total : content.length };
}
