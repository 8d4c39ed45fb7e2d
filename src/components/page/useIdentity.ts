import { useModel } from '@umijs/max';
import { useMemo } from 'react';
import { type Identity, identityOfUser } from '@/domain/identity';

/** Who the present user is, as far as the session tells; see `ownershipOf`. */
export function useIdentity(): Identity {
  const user = useModel('@@initialState', ({ initialState }) => initialState?.currentUser);
  return useMemo(() => identityOfUser(user ?? {}), [user]);
}
