import { type RequestConfig, request } from '@umijs/max';
import { openCodeEnvelope, raiseShowType } from './envelopes';
import { handleFailure, onUserPage } from './policy';
import type { CallOptions } from './serviceClient';

/** Umi's request runtime configuration: the same envelopes and the same policy as the services' client. */
export const requestConfig: RequestConfig = {
  withCredentials: true,
  errorConfig: {
    errorThrower: raiseShowType,
    errorHandler: (error, options) => {
      if (!options?.skipErrorHandler) handleFailure(error, options?.shownInPlace);
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

/**
 * Calls the platform, the part of the back end without a service prefix (specification 7).
 *
 * @returns the answer; read it with `dataOf`
 * @throws ShowTypeError, CodeError, TransportError, AbortedError; a failed call never resolves
 */
export function callPlatform<T>(
  method: 'GET' | 'POST',
  path: string,
  options: CallOptions = {},
): Promise<T> {
  return request<T>(path, { method, ...options });
}
