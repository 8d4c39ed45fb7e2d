/**
 * A base path as somebody wrote it: an operator in `site.js`, a hosting page, a script's folder.
 *
 * @param written anything; a path with or without its slashes, or an address of our own origin
 * @param origin our own origin
 * @returns the path with a slash at both ends; undefined for what is no path of our origin
 */
export function writtenBase(written: unknown, origin: string): string | undefined {
  if (typeof written !== 'string' || !written.trim()) return undefined;
  try {
    const url = new URL(written.trim(), origin);
    return url.origin === origin ? url.pathname.replace(/\/*$/, '/') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The base that an address lies below: of those known the longest. What was written down may be
 * wrong, and a page that is below none of them would be blank: it then begins in front of the
 * product's own paths.
 *
 * @param pathname the path that the browser shows
 * @param known bases with a slash at both ends, see {@link writtenBase}
 * @param first what every product path begins with, e.g. `/changshu`
 * @returns a base with a slash at both ends
 */
export function baseOf(pathname: string, known: readonly string[], first: string): string {
  const path = `${pathname}/`;
  const [longest] = known
    .filter((base) => path.startsWith(base))
    .sort((one, other) => other.length - one.length);
  return longest ?? path.slice(0, Math.max(0, path.indexOf(`${first}/`)) + 1);
}
