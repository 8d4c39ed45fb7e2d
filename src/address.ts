import { history } from '@umijs/max';
import { pathWithinBase } from '@/domain/redirectTarget';
import { BASE_PATH } from '../config/portal';

/** The router's base path: the product's, or the hosting page's. */
export function basePath(): string {
  return window.routerBase || BASE_PATH;
}

/** The absolute address of a path inside the portal, for what leaves the browser. */
export function absoluteAddress(path: string): string {
  return `${window.location.origin}${basePath().replace(/\/$/, '')}${path}`;
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
