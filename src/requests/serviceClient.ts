import { extend } from 'umi-request';
import { SERVICE_PREFIXES } from '../../config/portal';
import { keepAhead, takeAhead } from './ahead';
import { attempt } from './attempt';
import { openCodeEnvelope, raiseShowType } from './envelopes';
import { AbortedError } from './errors';
import { onUserPage, settleFailure } from './policy';

export type Service = keyof typeof SERVICE_PREFIXES;

export interface CallOptions {
  /** Query parameters; an object value such as queryData is sent as JSON. */
  params?: Record<string, unknown>;
  /** JSON body. */
  data?: unknown;
  /** Aborts the call when the screen no longer needs it. */
  signal?: AbortSignal;
  /**
   * The screen shows the failure itself; no message, notification or redirect. That the session is
   * over leads to the login all the same.
   */
  skipErrorHandler?: boolean;
  /**
   * The screen shows a call that was not answered where its answer would stand, with a retry; the
   * common message would say the same twice. What the back end itself reports keeps to the
   * specification's error catalogue.
   */
  shownInPlace?: boolean;
  /** Milliseconds; 0 for none. */
  timeout?: number;
  /** The answer with its envelope, for a call of which the code alone says that it succeeded. */
  whole?: boolean;
  /**
   * Sent before the screen that wants it is drawn: the first equal call of that screen has its answer
   * or failure, and nobody else is told.
   */
  ahead?: boolean;
  /** What the user does by this call, in words; told after the login when a lost session prevented it. */
  purpose?: string;
}

/** What calls that carry files need besides. */
export interface FileOptions {
  /** A form with a file, in place of `data`. */
  body?: FormData;
  responseType?: 'blob';
}

const client = extend({ credentials: 'include', throwErrIfParseFail: true });

/** A refusal where a file was asked for comes as JSON all the same. */
async function readRefusal(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob) || !body.type.startsWith('application/json')) return body;
  return JSON.parse(await body.text());
}

client.use(
  async (context, next) => {
    await next();
    context.res = await readRefusal(context.res);
    raiseShowType(context.res);
    const { whole = false } = context.req.options as CallOptions;
    context.res = openCodeEnvelope(context.res, whole || onUserPage());
  },
  { global: false },
);

/**
 * Calls a back-end service (specification 7).
 *
 * @param service whose prefix starts the path
 * @param path as in the contract, from `/api` on
 * @returns the answer's data; the whole envelope on user pages
 * @throws ShowTypeError, CodeError, TransportError, AbortedError; a failed call never resolves
 */
export async function callService<T>(
  method: 'GET' | 'POST',
  service: Service,
  path: string,
  given: CallOptions & FileOptions = {},
): Promise<T> {
  const { skipErrorHandler, shownInPlace, purpose, signal, timeout, ahead, ...options } = given;
  const address = `${SERVICE_PREFIXES[service]}${path}`;
  const ask = () =>
    attempt({ method, address, signal, timeout }, (attemptSignal) =>
      client<T>(address, { ...options, method, signal: attemptSignal }),
    );
  const call = options.body ? '' : JSON.stringify([method, address, options]);
  if (ahead) {
    const answer = ask();
    keepAhead(call, answer);
    return answer;
  }
  try {
    return await ((takeAhead(call) as Promise<T> | undefined) ?? ask());
  } catch (caught) {
    // Whoever has gone is told nothing of what was asked ahead.
    const error = signal?.aborted ? new AbortedError() : caught;
    settleFailure(error, { skipErrorHandler, shownInPlace, purpose });
    throw error;
  }
}
