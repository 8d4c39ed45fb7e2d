import { history } from '@umijs/max';
import Cookies from 'js-cookie';
import { absoluteAddress, goTo, loginAddress } from '@/address';
import { putDraftsAside } from '@/components/search/useTabDraft';
import { exceptionLink, links } from '@/links/paths';
import { type CurrentUser, logout as callLogout } from '@/services/platform';
import { externalLoginUrl, USER_PAGES } from '../../config/portal';

let user: CurrentUser | undefined;
let forget: (() => void) | undefined;

/** Remembers who is logged in, for the rules that run outside React. */
export function setSessionUser(current: CurrentUser | undefined): void {
  user = current;
}

/** Registers what clears the user from the initial state when the session is over. */
export function onSessionEnd(clear: () => void): void {
  forget = clear;
}

/**
 * The page-change rule (specification 4): without a user id, every path that does not contain
 * /changshu/user leads to the login page. Runs on every change of the pathname.
 */
export function applyPageChangeRule(pathname: string): void {
  if (!user?.id && !pathname.includes(USER_PAGES)) redirectToLogin();
}

/** The login redirect: the current address goes along, encoded once. */
export function redirectToLogin(): void {
  if (window.location.pathname.includes(USER_PAGES)) return;
  const target = loginAddress(window.location.href);
  putDraftsAside(history.location);
  endSession();
  goTo(target, 'replace');
}

/** Sends the browser to the external login address, unless it is already there. */
export function redirectToExternalLogin(): void {
  const target = new URL(
    externalLoginUrl() ?? absoluteAddress(links.login),
    window.location.origin,
  );
  endSession();
  if (window.location.origin + window.location.pathname === target.origin + target.pathname) return;
  goTo(target.href);
}

/** The error page (specification 2 and 8, showType 9). */
export function redirectToException(errorCode: string, errorMessage: string): void {
  history.push(exceptionLink(errorCode, errorMessage));
}

function endSession(): void {
  user = undefined;
  forget?.();
}

/**
 * Logs out (specification 2): the service, then the cookies, then the page is loaded anew; without
 * a user the page-change rule leads to the login page, with the page just left as the way back.
 *
 * @throws whatever the logout call rejects with; the user is then still logged in
 */
export async function logOut(): Promise<void> {
  await callLogout();
  clearCookies();
  window.location.reload();
}

/** Removes every cookie that script can see, on each path and domain it may have been set for. */
export function clearCookies(): void {
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
