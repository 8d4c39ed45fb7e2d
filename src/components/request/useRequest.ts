import { useMemo } from 'react';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useIdentity } from '@/components/page/useIdentity';
import type { Ownership } from '@/domain/identity';
import { requestOwnership } from '@/domain/workflow/requestOwner';
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
interface Answered {
  readonly state: 'found';
  readonly request: Application;
  readonly chart: FlowChart | undefined;
}

/** A request that is the user's, or that does not say whose it is. */
export interface FoundRequest extends Answered {
  readonly ownership: Exclude<Ownership, 'other'>;
}

interface Refused {
  readonly state: 'missing' | 'forbidden';
}

/** A request, or why there is none to show: nobody's, or somebody else's. */
export type AskedRequest = FoundRequest | Refused;

function refusal(error: unknown): 'missing' | 'forbidden' | undefined {
  if (!(error instanceof CodeError)) return undefined;
  if (error.code === NO_SUCH_REQUEST) return 'missing';
  return error.code === FORBIDDEN ? 'forbidden' : undefined;
}

async function load(id: string, signal: AbortSignal, quiet: boolean): Promise<Answered | Refused> {
  // What is refused has a page of its own; everything else follows the common policy.
  const options = { signal, skipErrorHandler: true };
  const [request, chart] = await Promise.allSettled([
    getApplication(id, options),
    getFlowChart(id, options),
  ]);
  if (request.status === 'rejected') {
    const state = refusal(request.reason);
    if (state) return { state };
    if (!quiet) handleFailure(request.reason, true);
    throw request.reason;
  }
  if (request.value === undefined) return { state: 'missing' };
  if (chart.status === 'rejected' && !quiet) handleFailure(chart.reason, true);
  return {
    state: 'found',
    request: { ...request.value, id: request.value.id || id },
    chart: chart.status === 'fulfilled' ? chart.value : undefined,
  };
}

/**
 * Loads a request and its way together; `retry` loads both anew while the former stay. Without an
 * id nothing is asked. What was answered of somebody else is forbidden, not shown.
 *
 * @param quiet the page is complete without it: nothing is said when it cannot be had
 */
export function useRequest(id: string | undefined, quiet = false): Latest<AskedRequest> {
  const user = useIdentity();
  const answer = useLatestAnswer(id, (signal) => load(id ?? '', signal, quiet));
  const { data } = answer;
  const asked = useMemo((): AskedRequest | undefined => {
    if (data?.state !== 'found') return data;
    const ownership = requestOwnership(data.request, user);
    return ownership === 'other' ? { state: 'forbidden' } : { ...data, ownership };
  }, [data, user]);
  return { ...answer, data: asked };
}
