import { GET_RETRIES, GET_RETRY_DELAY, REQUEST_TIMEOUT } from '../../config/portal';
import { openCodeEnvelope, raiseShowType } from './envelopes';
import { AbortedError, CodeError, ShowTypeError, TransportError } from './errors';

export interface AttemptOptions {
  method: string;
  /** The screen's own abort signal. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until an attempt is given up; 0 for uploads. */
  timeout?: number | undefined;
}

/** What a client throws for an answer it read but whose status is not 2xx, or whose body is no JSON. */
export interface AnswerError {
  response?: { status: number };
  data?: unknown;
  type?: string;
}

/**
 * Sends a call with the product's rules for time-outs, aborting and repeating: one time-out per
 * attempt; only GET is sent again (network failure, 502, 503, 504), with back-off.
 *
 * @param send makes one attempt; it must stop when its signal aborts
 * @throws TransportError, AbortedError, or the business error that a non-2xx body carries
 */
export async function attempt<T>(
  { method, signal, timeout = REQUEST_TIMEOUT }: AttemptOptions,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const retries = method.toUpperCase() === 'GET' ? GET_RETRIES : 0;
  for (let tried = 0; ; tried += 1) {
    try {
      return await once(send, signal, timeout);
    } catch (error) {
      if (tried >= retries || !isPassing(error)) throw error;
      await pause(GET_RETRY_DELAY * 2 ** tried, signal);
    }
  }
}

async function once<T>(
  send: (signal: AbortSignal) => Promise<T>,
  outer: AbortSignal | undefined,
  timeout: number,
): Promise<T> {
  if (outer?.aborted) throw new AbortedError();
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timedOut = false;
  const timer = timeout
    ? setTimeout(() => {
        timedOut = true;
        stop();
      }, timeout)
    : undefined;
  outer?.addEventListener('abort', stop);
  try {
    return await send(controller.signal);
  } catch (error) {
    if (outer?.aborted) throw new AbortedError();
    if (timedOut) throw new TransportError('timeout');
    throw translate(error);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}

/** Turns what a client threw into one of our errors. */
function translate(error: unknown): unknown {
  if (
    error instanceof TransportError ||
    error instanceof CodeError ||
    error instanceof ShowTypeError
  ) {
    return error;
  }
  const { response, data, type } = (error ?? {}) as AnswerError;
  if (!response) return new TransportError(navigator.onLine === false ? 'offline' : 'network');
  if (response.status >= 200 && response.status < 300) return new TransportError('unreadable');
  return (
    (type !== 'ParseError' && businessError(data, response.status)) ||
    new TransportError('http', response.status)
  );
}

/** What nginx says in an envelope whose code is the status itself: see config/nginx. */
const BY_NGINX: readonly number[] = [413, 431, 502, 503, 504];

/** The business error in the body of a non-2xx answer, if it carries one. */
function businessError(body: unknown, status: number): unknown {
  try {
    raiseShowType(body);
    openCodeEnvelope(body, true);
    return undefined;
  } catch (error) {
    const byNginx = error instanceof CodeError && error.code === String(status);
    return byNginx && BY_NGINX.includes(status) ? undefined : error;
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof TransportError)) return false;
  if (error.reason === 'network') return true;
  return error.reason === 'http' && [502, 503, 504].includes(error.status ?? 0);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new AbortedError());
    });
  });
}
