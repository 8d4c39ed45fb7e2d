import { isPlainObject } from '@/storage';

/**
 * What registering or a new password tells the login page. It travels in the history entry: an
 * account name has no place in an address.
 */
export interface LoginArrival {
  account: string;
  done: 'registered' | 'passwordSet';
}

/** Reads the state of a history entry, which may be anything. */
export function readLoginArrival(state: unknown): LoginArrival | undefined {
  if (!isPlainObject(state) || typeof state.account !== 'string') return undefined;
  const { account, done } = state;
  return done === 'registered' || done === 'passwordSet' ? { account, done } : undefined;
}
