import { history } from '@umijs/max';
import { baseOf, writtenBase } from '@/domain/basePath';
import { pathWithinBase } from '@/domain/redirectTarget';
import { links } from '@/links/paths';
import { BASE_PATH, CITY_PREFIX } from '../config/portal';

/** The folder that webpack loads scripts from; outside of a build, as in tests, there is none. */
const ownFolder = () =>
  typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : BASE_PATH;

/**
 * The base path in force, with a slash at both ends: what `site.js` or a hosting page sets, else
 * the folder that the portal's own scripts came from, whichever the address lies below.
 */
export function basePath(): string {
  const { origin, pathname } = window.location;
  const known = [window.routerBase, ownFolder(), BASE_PATH];
  return baseOf(
    pathname,
    known.flatMap((written) => writtenBase(written, origin) ?? []),
    CITY_PREFIX,
  );
}

/** A path inside the portal as the server knows it: below the base path. */
export function pathOnServer(path: string): string {
  return `${basePath().slice(0, -1)}${path}`;
}

/** The absolute address of a path inside the portal, for what leaves the browser. */
export function absoluteAddress(path: string): string {
  return `${window.location.origin}${pathOnServer(path)}`;
}

/** The login page's address with the place to return to (specification 2). */
export function loginAddress(returnTo: string): string {
  return `${absoluteAddress(links.login)}?redirectUrl=${encodeURIComponent(returnTo)}`;
}

/**
 * Goes to an address, without loading the page anew when it lies inside the portal.
 *
 * @param address a path from the origin's root, or an absolute address that has been checked
 */
export function goTo(address: string, mode: 'push' | 'replace' = 'push'): void {
  const href = new URL(address, window.location.origin).href;
  const inside = pathWithinBase(href, window.location.origin, basePath());
  if (inside !== null) history[mode](inside);
  else window.location[mode === 'push' ? 'assign' : 'replace'](href);
}
