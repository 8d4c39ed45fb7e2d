import type { Latest } from '@/components/list/useLatestAnswer';
import { useIdentity } from '@/components/page/useIdentity';
import { type AskedRequest, useRequest } from '@/components/request/useRequest';
import { listingOwnership } from '@/domain/transaction/owner';
import type { Listing } from '@/services/data/transaction';

/** The publisher's side of a listing. */
export interface OwnSide {
  /** The request that published it. */
  readonly request: Latest<AskedRequest>;
  /**
   * `own` where an answer names the user's account, of the listing or of the request;
   * `unknown` where there is such a request and nothing tells whose it is. Undefined for nothing to
   * show: somebody else's, or no request.
   */
  readonly whose: 'own' | 'unknown' | undefined;
  /** There is nothing to wait for. */
  readonly ready: boolean;
}

/** Asks for the request of a listing that is the user's, or does not tell whose it is. */
export function useOwnRequest(listing: Listing | undefined): OwnSide {
  const user = useIdentity();
  const told = listing ? listingOwnership(listing, user) : 'other';
  const request = useRequest(told === 'other' ? undefined : listing?.id, told === 'unknown');
  const { data, error } = request;
  const found = data?.state === 'found' ? data.ownership : undefined;
  return {
    request,
    whose: told === 'own' ? told : told === 'unknown' ? found : undefined,
    ready: told === 'other' || data !== undefined || error !== undefined,
  };
}
