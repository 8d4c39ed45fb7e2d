import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { CodeError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import {
  type Application,
  type FlowChart,
  FORBIDDEN,
  getApplication,
  getFlowChart,
  NO_SUCH_REQUEST,
} from '@/services/data/process';

/** A request with its way; the way is undefined when it could not be had. */
export interface FoundRequest {
  readonly state: 'found';
  readonly request: Application;
  readonly chart: FlowChart | undefined;
}

/** A request, or why there is none to show: nobody's, or somebody else's. */
export type AskedRequest = FoundRequest | { readonly state: 'missing' | 'forbidden' };

function refusal(error: unknown): 'missing' | 'forbidden' | undefined {
  if (!(error instanceof CodeError)) return undefined;
  if (error.code === NO_SUCH_REQUEST) return 'missing';
  return error.code === FORBIDDEN ? 'forbidden' : undefined;
}

async function load(id: string, signal: AbortSignal): Promise<AskedRequest> {
  // What is refused has a page of its own; everything else follows the common policy.
  const options = { signal, skipErrorHandler: true };
  const [request, chart] = await Promise.allSettled([
    getApplication(id, options),
    getFlowChart(id, options),
  ]);
  if (request.status === 'rejected') {
    const state = refusal(request.reason);
    if (state) return { state };
    handleFailure(request.reason, true);
    throw request.reason;
  }
  if (request.value === undefined) return { state: 'missing' };
  if (chart.status === 'rejected') handleFailure(chart.reason, true);
  return {
    state: 'found',
    request: { ...request.value, id: request.value.id || id },
    chart: chart.status === 'fulfilled' ? chart.value : undefined,
  };
}

/**
 * Loads a request and its way together; `retry` loads both anew while the former stay. Without an
 * id nothing is asked.
 */
export function useRequest(id: string | undefined): Latest<AskedRequest> {
  return useLatestAnswer(id, (signal) => load(id ?? '', signal));
}
