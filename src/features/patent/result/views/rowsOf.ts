import type { RowProps, ViewProps } from './view';

/** The rows of a page with what each of them is given, and the place of the first. */
export function rowsOf({
  found,
  from,
  state: { sort },
  owner,
}: Pick<ViewProps, 'found' | 'from' | 'state' | 'owner'>): {
  first: number;
  rows: RowProps[];
} {
  const { result, first, ast } = found;
  const rows = result.content.map((patent, index) => ({
    patent,
    place: first + index,
    ast,
    from,
    sort,
    owner,
  }));
  return { first, rows };
}
