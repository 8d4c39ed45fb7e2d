import { absoluteAddress } from '@/address';
import { redirectTarget, withReturnAddress } from '@/domain/redirectTarget';
import { links } from '@/links/paths';
import {
  externalLoginReturnParam,
  externalLoginUrl,
  ownLoginWanted,
  USER_PAGES,
} from '../../config/portal';

/** Longer return addresses lose their query: servers refuse lines of more than 8 KB. */
const LONGEST_RETURN = 6_000;

/** Where single sign-on starts; undefined when none is set, or it is our own login page. */
function singleSignOn(): string | undefined {
  const given = externalLoginUrl();
  if (!given) return undefined;
  let url: URL;
  try {
    url = new URL(given, window.location.origin);
  } catch {
    return undefined;
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.origin + url.pathname !== absoluteAddress(links.login) ? url.href : undefined;
}

/**
 * Where single sign-on starts for somebody who wants to come back.
 *
 * @param returnTo an absolute address of our own
 * @returns undefined when there is no single sign-on
 */
export function singleSignOnFor(returnTo: string): string | undefined {
  const start = singleSignOn();
  if (!start) return undefined;
  const tooLong = encodeURIComponent(returnTo).length > LONGEST_RETURN;
  const back = tooLong ? returnTo.replace(/[?#].*$/s, '') : returnTo;
  return withReturnAddress(start, externalLoginReturnParam(), back);
}

/** Whether the portal asks for account and password itself: without single sign-on it always does. */
export function hasOwnLogin(): boolean {
  return ownLoginWanted() || !singleSignOn();
}

/**
 * The place that `redirectUrl` names, when it may be followed and is no user page.
 *
 * @param search the query of a user page
 * @param trusted origins besides our own that may be followed
 * @returns an absolute address, or null
 */
export function placeAskedFor(search: string, trusted: readonly string[] = []): string | null {
  const { origin } = window.location;
  const target = redirectTarget(new URLSearchParams(search).get('redirectUrl'), origin, trusted);
  if (!target) return null;
  const url = new URL(target);
  return url.origin === origin && url.pathname.includes(USER_PAGES) ? null : target;
}

/** Where the page on the screen wants its user to come back to: itself, or what a user page stands before. */
export function placeToReturnTo(): string {
  const { href, pathname, search } = window.location;
  if (!pathname.includes(USER_PAGES)) return href;
  return placeAskedFor(search) ?? absoluteAddress(links.landing);
}
