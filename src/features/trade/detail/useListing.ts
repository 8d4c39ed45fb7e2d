import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { CodeError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import { FORBIDDEN, NO_SUCH_REQUEST } from '@/services/data/process';
import { getListing, type Listing } from '@/services/data/transaction';

/** A listing, or why there is none to show: nobody's yet, or blocked by the office. */
export type AskedListing =
  | { readonly state: 'found'; readonly listing: Listing }
  | { readonly state: 'missing' | 'blocked' };

async function load(id: string, signal: AbortSignal): Promise<AskedListing> {
  try {
    // What is refused has a page of its own; everything else follows the common policy.
    const listing = await getListing(id, { signal, skipErrorHandler: true });
    return { state: 'found', listing: { ...listing, id: listing.id || id } };
  } catch (error) {
    if (error instanceof CodeError && error.code === NO_SUCH_REQUEST) return { state: 'missing' };
    if (error instanceof CodeError && error.code === FORBIDDEN) return { state: 'blocked' };
    handleFailure(error, true);
    throw error;
  }
}

/** Loads a listing; `retry` loads it anew while the former stays. Without an id nothing is asked. */
export function useListing(id: string): Latest<AskedListing> {
  return useLatestAnswer(id || undefined, (signal) => load(id, signal));
}
