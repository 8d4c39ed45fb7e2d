import { CodeError, ShowTypeError, TransportError } from './errors';

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A whole number from 0 on, also when it is written as a text. */
function count(value: unknown): number | undefined {
  const found = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : undefined;
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

/** What stands in an envelope beside its code; a record that has a field `code` has none of them. */
const BESIDE_CODE = ['data', 'msg', 'message', 'error', 'status', 'timestamp'] as const;

const isCodeEnvelope = (body: JsonObject): boolean =>
  typeof body.success !== 'boolean' &&
  'code' in body &&
  (Object.keys(body).length === 1 || BESIDE_CODE.some((name) => name in body));

/**
 * Opens an answer `{code, data, msg}` (specification 8). A body with a boolean `success`, or
 * without a code, is not of this shape and passes unchanged, and so does a record that has a field
 * of this name.
 *
 * @param body the parsed answer
 * @param whole true on user pages: they receive the whole envelope
 * @returns the data field, or the whole envelope
 * @throws CodeError for every code but 0
 */
export function openCodeEnvelope(body: unknown, whole: boolean): unknown {
  if (!isObject(body) || !isCodeEnvelope(body)) return body;
  const code = text(body.code);
  if (code !== '0') throw new CodeError(code, text(body.msg), body.data);
  return whole ? body : body.data;
}

/** Whether an answer, with its envelope, says that what was asked for is done (specification 8). */
export const saysDone = (answer: unknown): boolean =>
  isObject(answer) && ('code' in answer || answer.success === true);

/** All that an answer has which tells that it succeeded, and nothing more (specification 7). */
const SUCCESS_ALONE = ['success', 'errorCode', 'errorMessage', 'showType', 'traceId', 'host'];

/**
 * The data of an answer, whichever envelope it came in and however much of it the client left.
 * For calls that run on every page, user pages included.
 */
export function dataOf<T>(answer: unknown): T {
  if (isObject(answer) && 'data' in answer && ('success' in answer || 'code' in answer)) {
    return answer.data as T;
  }
  const isAlone =
    isObject(answer) &&
    answer.success === true &&
    Object.keys(answer).every((name) => SUCCESS_ALONE.includes(name));
  return (isAlone ? undefined : answer) as T;
}

/** Names under which back ends put the rows of a page, and their number. */
const ROWS = ['content', 'rows', 'list', 'records'] as const;
const TOTALS = ['totalElements', 'total'] as const;

/** The rows that a list call is asked for. */
export interface AskedRows {
  /** 0-based. */
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

/** The rows that a list call answers. */
export interface AnsweredRows<T> {
  content: T[];
  /** Rows of the whole list; where that is not known, one more than those seen: there may be a next page. */
  totalElements: number;
  /** Whether the number of the whole list is known. */
  counted: boolean;
}

/** The number of all rows that a page tells; one below that of its own rows is none. */
function totalOf(page: JsonObject, content: readonly unknown[]): number | undefined {
  const inside = isObject(page.page) ? page.page : {};
  const told = [...TOTALS.map((name) => page[name]), ...TOTALS.map((name) => inside[name])];
  return told.map(count).find((one) => one !== undefined && one >= content.length);
}

/**
 * The page of rows that a list call answers, whichever envelope it came in: a page of the contract,
 * `{rows, total}` and its like, a plain list, or null for no rows. The specification names no total:
 * of an answer without one, a page that is not full is the last, and after a full one there may be more.
 *
 * @param asked what the call was asked for
 * @throws TransportError when there is no list: the screen then says so instead of waiting for it
 */
export function pageOf(answer: unknown, { page = 0, size }: AskedRows = {}): AnsweredRows<unknown> {
  const data = dataOf<unknown>(answer);
  if (data === null || data === undefined) return { content: [], totalElements: 0, counted: false };
  const isPlain = Array.isArray(data);
  const found = isObject(data) ? data : {};
  const content = isPlain ? data : ROWS.map((name) => found[name]).find(Array.isArray);
  if (!content) throw new TransportError('unreadable');
  const total = totalOf(found, content);
  if (total !== undefined) return { content, totalElements: total, counted: true };
  const { length } = content;
  // More than was asked for is all there is, and so is a plain list where no size was asked for.
  if (size === undefined ? isPlain : length > size) {
    return { content, totalElements: length, counted: true };
  }
  const before = page * (size ?? 0);
  if (length === 0) return { content, totalElements: before, counted: before === 0 };
  if (size !== undefined && length < size) {
    return { content, totalElements: before + length, counted: true };
  }
  return { content, totalElements: before + length + 1, counted: false };
}
