import { type RequestConfig, request } from '@umijs/max';
import { openCodeEnvelope, raiseShowType } from './envelopes';
import { onUserPage, settleFailure } from './policy';
import type { CallOptions } from './serviceClient';

/** Umi's request runtime configuration: the same envelopes and the same policy as the services' client. */
export const requestConfig: RequestConfig = {
  withCredentials: true,
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
  options: PlatformOptions = {},
): Promise<T> {
  return request<T>(path, { method, ...options });
}
