import { useModel } from '@umijs/max';

/**
 * Under which name this browser keeps things for the present user: the id of the account, '' for a
 * visitor.
 */
export function useOwner(): string {
  return useModel('@@initialState', ({ initialState }) => initialState?.currentUser?.id ?? '');
}
