/**
 * A ranking with what is not known in its place by size, behind what is as many: neither hidden at
 * the end nor first among equals.
 *
 * @param known most frequent first
 * @param unknown none or one
 */
export function bySize<T extends { readonly count?: number | undefined }>(
  known: readonly T[],
  unknown: readonly T[],
): T[] {
  const most = unknown[0]?.count ?? 0;
  const smaller = known.findIndex(({ count = 0 }) => count < most);
  const place = smaller < 0 ? known.length : smaller;
  return [...known.slice(0, place), ...unknown, ...known.slice(place)];
}
