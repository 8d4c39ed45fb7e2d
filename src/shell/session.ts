import { history } from '@umijs/max';
import Cookies from 'js-cookie';
import { goTo, loginAddress } from '@/address';
import { keptOnScreen } from '@/components/form/keptOnScreen';
import { putDraftsAside } from '@/components/search/useTabDraft';
import { exceptionLink, links, userPageLink } from '@/links/paths';
import { TransportError } from '@/requests/errors';
import { placeToReturnTo, singleSignOnFor } from '@/requests/loginWays';
import { forgetSession, noteLostSession, noteSession } from '@/requests/lostSession';
import { handleFailure, onUserPage } from '@/requests/policy';
import { type CurrentUser, logout as callLogout } from '@/services/platform';
import { readTab, writeTab } from '@/storage';
import { USER_PAGES } from '../../config/portal';

/** Milliseconds: who is sent to single sign-on again so soon would be sent there for ever. */
const TOO_SOON = 30_000;

/** In the tab: when single sign-on was last begun without having been asked for. */
const SENT = 'iprSentToSignOn';
/** In the tab: the page is loaded anew after logging out, on its way to single sign-on. */
const LOGGED_OUT = 'iprLoggedOut';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isTrue = (value: unknown): value is true => value === true;

let user: CurrentUser | undefined;
let forget: (() => void) | undefined;
let leaving = false;

/** Remembers who is logged in, for the rules that run outside React. */
export function setSessionUser(current: CurrentUser | undefined): void {
  user = current;
  if (!current?.id) return;
  noteSession(String(current.id));
  writeTab(LOGGED_OUT, undefined);
}

/** Registers what clears the user from the initial state when the session is over. */
export function onSessionEnd(clear: () => void): void {
  forget = clear;
}

/** Whether the browser is on its way to single sign-on. */
export function isLeaving(): boolean {
  return leaving;
}

/** The portal begins anew: it has not been left, or left in vain. */
export function stay(): void {
  leaving = false;
}

/**
 * The page-change rule (specification 4): without a user id, every path that does not contain
 * /changshu/user leads to the login page. Runs on every change of the pathname. The page that is
 * loaded anew after logging out goes on to single sign-on, once (specification 2).
 */
export function applyPageChangeRule(pathname: string): void {
  if (user?.id || pathname.includes(USER_PAGES)) return;
  const loggedOut = readTab(LOGGED_OUT, isTrue);
  writeTab(LOGGED_OUT, undefined);
  const signOn = loggedOut && singleSignOnFor(placeToReturnTo());
  if (signOn) leaveFor(signOn);
  else redirectToLogin();
}

/** The login redirect: the current address goes along, encoded once. */
export function redirectToLogin(): void {
  if (leaving || onUserPage()) return;
  const target = loginAddress(window.location.href);
  endSession();
  goTo(target, 'replace');
}

/**
 * Sends the browser to single sign-on, with the place to return to; without one, or when it comes
 * back from there at once, to the own login page.
 */
export function redirectToExternalLogin(): void {
  if (leaving) return;
  const signOn = singleSignOnFor(placeToReturnTo());
  const before = readTab(SENT, isNumber) ?? 0;
  if (signOn && Math.abs(Date.now() - before) > TOO_SOON) {
    writeTab(SENT, Date.now());
    endSession();
    leaveFor(signOn);
  } else if (!onUserPage()) {
    redirectToLogin();
  } else if (!signOn) {
    endSession();
    const { pathname, search } = history.location;
    if (pathname !== links.login) history.replace(userPageLink('login', search));
  }
}

function leaveFor(signOn: string): void {
  leaving = true;
  window.location.replace(signOn);
}

/** The error page (specification 2 and 8, showType 9); it can open again what failed. */
export function redirectToException(errorCode: string, errorMessage: string): void {
  const target = exceptionLink(errorCode, errorMessage);
  const { pathname, search, hash, state } = history.location;
  // Another call of the same page: one way back, and what is tried again stays that page.
  if (pathname === links.exception) history.replace(target, state);
  else history.push(target, { failed: `${pathname}${search}${hash}` });
}

/** Who comes back to this address finds what was typed on it. */
function endSession(): void {
  const aside = putDraftsAside(history.location);
  noteLostSession(aside || keptOnScreen());
  user = undefined;
  forget?.();
}

/**
 * Logs out (specification 2): the service, then the cookies, then the page is loaded anew; without
 * a user the page-change rule leads to single sign-on, or where there is none to the login page,
 * with the page just left as the way back.
 *
 * @throws whatever the logout call rejects with, once it has been told; the user is then still
 *   logged in
 */
export async function logOut(): Promise<void> {
  try {
    await callLogout();
  } catch (error) {
    handleFailure(error);
    throw error;
  }
  forgetSession();
  clearCookies();
  writeTab(LOGGED_OUT, true);
  window.location.reload();
}

/**
 * For an account that may not use the portal: ends its session and leads to the login page, with
 * the page asked for as the way back. Where nobody is logged in at all, there is nothing to end.
 *
 * @throws what keeps the session from ending, once it has been told
 */
export async function changeAccount(): Promise<void> {
  try {
    await callLogout();
  } catch (error) {
    const { status = 0 } = error instanceof TransportError ? error : {};
    if (![401, 403, 404].includes(status)) {
      handleFailure(error);
      throw error;
    }
  }
  forgetSession();
  clearCookies();
  window.location.replace(loginAddress(placeToReturnTo()));
}

/** Removes every cookie that script can see, on each path and domain it may have been set for. */
function clearCookies(): void {
  const parts = window.location.pathname.split('/').filter(Boolean);
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  const labels = window.location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  for (const name of Object.keys(Cookies.get())) {
    for (const path of paths.flatMap((one) => [one, one.endsWith('/') ? one : `${one}/`])) {
      Cookies.remove(name, { path });
      for (const domain of domains) Cookies.remove(name, { path, domain });
    }
  }
}
