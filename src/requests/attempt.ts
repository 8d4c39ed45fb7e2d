import { requestTimeout } from '../../config/portal';
import { isAbsent, noteAbsent } from './absentCalls';
import { noteAnswered } from './answered';
import { openCodeEnvelope, raiseShowType } from './envelopes';
import { AbortedError, CodeError, ShowTypeError, TransportError } from './errors';
import { isKnown, type SentCall, saysAbsent } from './knownCalls';
import { askTwice } from './outage';

export interface AttemptOptions {
  method: string;
  /** From the origin's root, without parameters. */
  address: string;
  /** The screen's own abort signal. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until an attempt is given up; 0 for uploads. */
  timeout?: number | undefined;
}

/** What a client throws for an answer it read but whose status is not 2xx, or whose body is no JSON. */
interface AnswerError {
  response?: { status: number };
  data?: unknown;
  type?: string;
}

/**
 * Sends a call with the product's rules for time-outs, aborting and repeating: one time-out per
 * attempt; only GET is sent again, once (network failure, 502, 503, 504). An assumed call that this
 * installation does not have is asked for once in a tab.
 *
 * @param send makes one attempt; it must stop when its signal aborts
 * @throws TransportError, AbortedError, or the business error that a non-2xx body carries
 */
export async function attempt<T>(
  { method, address, signal, timeout = requestTimeout() }: AttemptOptions,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const call = { method: method.toUpperCase(), address };
  if (isAbsent(call)) throw new TransportError('absent', 404);
  const ask = () => once(call, send, signal, timeout);
  if (call.method !== 'GET') return ask();
  const service = address.split('/', 2).join('/');
  return askTwice({ service, signal, isDown }, ask);
}

async function once<T>(
  call: SentCall,
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
    const answer = await send(controller.signal);
    noteAnswered();
    return answer;
  } catch (error) {
    if (outer?.aborted) throw new AbortedError();
    if (timedOut) throw new TransportError('timeout');
    throw translate(error, call);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}

/** Turns what a client threw into one of our errors. */
function translate(error: unknown, call: SentCall): unknown {
  if (error instanceof TransportError) return error;
  if (isBusiness(error)) return absence(call, undefined, error) ?? error;
  const { response, data, type } = (error ?? {}) as AnswerError;
  if (!response) return new TransportError(navigator.onLine === false ? 'offline' : 'network');
  const { status } = response;
  if (status >= 200 && status < 300) return new TransportError('unreadable');
  const business = type === 'ParseError' ? undefined : businessError(data, status);
  return (
    absence(call, status, business) ?? business ?? new TransportError('http', status, isKnown(call))
  );
}

type BusinessError = ShowTypeError | CodeError;

const isBusiness = (error: unknown): error is BusinessError =>
  error instanceof CodeError || error instanceof ShowTypeError;

const codeOf = (error: BusinessError | undefined): string =>
  (error instanceof CodeError ? error.code : error?.failure.errorCode) ?? '';

/**
 * What an answer to an assumed call means that says 404 or 501 by its status or, as frameworks do,
 * by a code that is one. Codes of a service that knows the call are longer.
 *
 * @param status undefined for 2xx
 * @returns undefined when the call is there, and when it is a known one
 */
function absence(
  call: SentCall,
  status: number | undefined,
  business: BusinessError | undefined,
): TransportError | undefined {
  const code = codeOf(business);
  const said = [status, Number(code)].find((one) => one === 404 || one === 501);
  if (said === undefined || code.length > 3 || isKnown(call)) return undefined;
  if (saysAbsent(said, call)) {
    noteAbsent(call);
    return new TransportError('absent', said);
  }
  return !business || code === String(said) ? new TransportError('http', said) : undefined;
}

/** What nginx says in an envelope whose code is the status itself: see config/nginx. */
const BY_NGINX: readonly number[] = [413, 431, 502, 503, 504];

/** The business error in the body of a non-2xx answer, if it carries one. */
function businessError(body: unknown, status: number): BusinessError | undefined {
  try {
    raiseShowType(body);
    openCodeEnvelope(body, true);
  } catch (error) {
    const byNginx = error instanceof CodeError && error.code === String(status);
    if (byNginx && BY_NGINX.includes(status)) return undefined;
    if (isBusiness(error)) return error;
  }
  return undefined;
}

function isDown(error: unknown): boolean {
  if (!(error instanceof TransportError)) return false;
  if (error.reason === 'network') return true;
  return error.reason === 'http' && [502, 503, 504].includes(error.status ?? 0);
}
