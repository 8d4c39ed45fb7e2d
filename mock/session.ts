import { randomUUID } from 'node:crypto';
import type { Account } from './accounts';
import { getState } from './state';

/** Cookie that carries the session (contract: components.securitySchemes.session). */
const SESSION_COOKIE = 'IPRSESSION';

/** The logged-in account of a request with these cookies. */
export function sessionAccount(cookies: Record<string, string>): Account | undefined {
  const { accounts, sessions } = getState();
  const name = sessions.get(cookies[SESSION_COOKIE] ?? '');
  return name === undefined ? undefined : accounts.get(name);
}

/** Starts a session; the value for `Set-Cookie`. */
export function startSession(account: Account): string {
  const token = randomUUID();
  getState().sessions.set(token, account.name);
  return `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax`;
}

/** Ends the session of these cookies; the value for `Set-Cookie`. */
export function endSession(cookies: Record<string, string>): string {
  getState().sessions.delete(cookies[SESSION_COOKIE] ?? '');
  return `${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
}

/** Ends every session of an account, as after a changed password. */
export function endSessionsOf(account: Account): void {
  const { sessions } = getState();
  for (const [token, name] of sessions) if (name === account.name) sessions.delete(token);
}
