import { history } from '@umijs/max';
import { goTo } from '@/address';
import { links } from '@/links/paths';
import { placeAskedFor } from '@/requests/loginWays';
import { trustedRedirectOrigins } from '../../../config/portal';

/**
 * Leaves the user pages after login: to the address that `redirectUrl` names, when it lies on our
 * own origin or a trusted one and is no user page itself; to the landing page otherwise.
 *
 * @param search the query of the login page
 */
export function leaveUserPages(search: string): void {
  const target = placeAskedFor(search, trustedRedirectOrigins());
  if (target) goTo(target, 'replace');
  else history.replace(links.landing);
}
