import { type RequestConfig, request } from '@umijs/max';
import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { attempt } from './attempt';
import { openCodeEnvelope, raiseShowType } from './envelopes';
import { TransportError } from './errors';
import { onUserPage, settleFailure } from './policy';
import type { CallOptions } from './serviceClient';

/** What a call hands to the adapter besides axios's own options. */
interface SentConfig extends InternalAxiosRequestConfig {
  aboutSession?: boolean;
  /** Not `signal`: axios would tell an aborted call by an error of its own. */
  callerSignal?: AbortSignal;
  /** Not `timeout`: axios knows no difference between none and the product's. */
  callerTimeout?: number;
}

const byFetch = axios.getAdapter('fetch');

/**
 * The body of an answer, read as JSON.
 *
 * @throws TransportError for what is no answer of the platform; an error with the response, for
 *   `attempt` to judge, for other bodies and for a status that is not 2xx
 */
function readAnswer({ aboutSession }: SentConfig, response: AxiosResponse<string>): unknown {
  const { status, data: text } = response;
  const ok = status >= 200 && status < 300;
  // A redirect that is not followed shows the page neither its status nor its body.
  if (status < 200 || (status >= 300 && status < 400)) throw new TransportError('page');
  let data: unknown;
  try {
    data = aboutSession && text === '' && ok ? null : JSON.parse(text);
  } catch {
    const isPage = aboutSession && /^\s*</.test(text);
    if (ok) throw new TransportError(isPage ? 'page' : 'unreadable');
    throw Object.assign(new Error('ParseError'), { response, type: 'ParseError' });
  }
  if (!ok) throw Object.assign(new Error('HttpError'), { response, data });
  return data;
}

/** Sends a call by axios's fetch adapter, with the product's time-outs, repeats and aborts. */
function sendPlatformCall(config: SentConfig): Promise<AxiosResponse> {
  const { method = 'GET', url: address = '', callerSignal, callerTimeout } = config;
  const call = { method, address, signal: callerSignal, timeout: callerTimeout };
  return attempt(call, async (signal) => {
    const response = await byFetch({
      ...config,
      signal,
      responseType: 'text',
      validateStatus: null,
      // A redirect to another origin would look like a lost connection.
      fetchOptions: { redirect: config.aboutSession ? 'manual' : 'follow' },
    });
    return { ...response, data: readAnswer(config, response) };
  });
}

/** Objects become JSON, null and undefined are left out (specification 7). */
function serialize(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return query.toString();
}

/** Umi's request runtime configuration: the same envelopes and the same policy as the services' client. */
export const requestConfig: RequestConfig = {
  withCredentials: true,
  adapter: sendPlatformCall,
  paramsSerializer: { serialize },
  errorConfig: {
    errorThrower: raiseShowType,
    errorHandler: (error, options) => {
      settleFailure(error, options);
      throw error;
    },
  },
  responseInterceptors: [
    (response) => {
      response.data = openCodeEnvelope(response.data, onUserPage()) as typeof response.data;
      return response;
    },
  ],
};

export interface PlatformOptions extends CallOptions {
  /**
   * The call is about the session itself (getCurrent, logout). Gateways answer those themselves, so
   * a redirect is not followed and rejects as `page`, as an HTML page does, and an answer may be
   * empty. Its caller settles its failures: that nobody is logged in is an answer.
   */
  aboutSession?: boolean;
}

/**
 * Calls the platform, the part of the back end without a service prefix (specification 7).
 *
 * @returns the answer; read it with `dataOf`
 * @throws ShowTypeError, CodeError, TransportError, AbortedError; a failed call never resolves
 */
export function callPlatform<T>(
  method: 'GET' | 'POST',
  path: string,
  { signal: callerSignal, timeout: callerTimeout, ...options }: PlatformOptions = {},
): Promise<T> {
  return request<T>(path, { method, ...options, callerSignal, callerTimeout });
}
