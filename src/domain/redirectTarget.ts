/** Longer than any address of ours: a search of 2,000 Chinese characters takes 18,000. */
const MAX_LENGTH = 20_000;

/**
 * Checks an address that came from outside (`redirectUrl`) before it is followed.
 *
 * Only an absolute http(s) address, or a path that starts with one slash, is read at all; the
 * result must lie on our own origin or a trusted one. User-info, backslashes, control characters
 * and encoded slashes at the start are refused, whatever they might resolve to.
 *
 * @param raw the value as it stood in the query, decoded once
 * @param origin our own origin
 * @param trusted further origins the operator allows
 * @returns the absolute address to follow, exactly as given, or null when it is refused
 */
export function redirectTarget(
  raw: string | null | undefined,
  origin: string,
  trusted: readonly string[] = [],
): string | null {
  if (!raw || raw.length > MAX_LENGTH) return null;
  if (/[\u0000-\u0020\u007f\\]/.test(raw)) return null;
  const isPath = /^\/(?![/\\])/.test(raw) && !/^\/+%(2f|5c)/i.test(raw);
  if (!isPath && !/^https?:\/\/[^/]/i.test(raw)) return null;
  let target: URL;
  try {
    target = new URL(raw, origin);
  } catch {
    return null;
  }
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return null;
  if (target.username || target.password || /^(https?:\/\/[^/?#]*|\/)@/i.test(raw)) return null;
  if (target.origin !== origin && !trusted.includes(target.origin)) return null;
  return target.href;
}

/**
 * The path inside the application, for its own router.
 *
 * @param href an absolute address
 * @param origin our own origin
 * @param base the router's base path, e.g. `/ipr-front/`
 * @returns path, query and hash without the base, or null when the address lies outside it
 */
export function pathWithinBase(href: string, origin: string, base: string): string | null {
  const url = new URL(href, origin);
  const root = base.endsWith('/') ? base : `${base}/`;
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(root)) return null;
  return `/${url.pathname.slice(root.length)}${url.search}${url.hash}`;
}

/**
 * The address of single sign-on with the place to return to, encoded once.
 *
 * @param address absolute; it may have a query, also one that says where to return to, and a hash
 * @param name of the parameter
 * @param returnTo absolute address
 */
export function withReturnAddress(address: string, name: string, returnTo: string): string {
  const url = new URL(address);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !new URLSearchParams(pair).has(name));
  url.search = [...others, `${encodeURIComponent(name)}=${encodeURIComponent(returnTo)}`].join('&');
  return url.href;
}
