import { randomUUID } from 'node:crypto';
import type { Exchange } from './answers';
import { state } from './state';

const COOKIE = 'PLAINSESSION';

function sessionOf({ incoming }: Exchange): string {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(incoming.headers.cookie ?? '')?.[1] ?? '';
}

/** The name of who is logged in. */
export function userOf(exchange: Exchange): string | undefined {
  return state.sessions.get(sessionOf(exchange));
}

/**
 * Begins a session as single sign-on would. The cookie is readable for scripts: "logout clears
 * cookies" (specification 2), and a browser does not tell ports apart, so that one cookie serves
 * the portal behind nginx and the login at the server's own port.
 *
 * @returns the cookie to set
 */
export function startSession(user: string): string {
  const session = randomUUID();
  state.sessions.set(session, user);
  return `${COOKIE}=${session}; Path=/; SameSite=Lax`;
}

/** Ends the session; the cookie stays in the browser. */
export function endSession(exchange: Exchange): void {
  state.sessions.delete(sessionOf(exchange));
}
