import { history } from '@umijs/max';
import { goTo } from '@/address';
import { redirectTarget } from '@/domain/redirectTarget';
import { links } from '@/links/paths';
import { trustedRedirectOrigins, USER_PAGES } from '../../../config/portal';

/**
 * Leaves the user pages after login: to the address that `redirectUrl` names, when it lies on our
 * own origin or a trusted one and is no user page itself; to the landing page otherwise.
 *
 * @param search the query of the login page
 */
export function leaveUserPages(search: string): void {
  const raw = new URLSearchParams(search).get('redirectUrl');
  const { origin } = window.location;
  const target = redirectTarget(raw, origin, trustedRedirectOrigins());
  if (target && !isUserPage(target, origin)) goTo(target, 'replace');
  else history.replace(links.landing);
}

function isUserPage(target: string, origin: string): boolean {
  const url = new URL(target);
  return url.origin === origin && url.pathname.includes(USER_PAGES);
}
