import type { RowProps, ViewProps } from './view';

/** The rows of a page with what each of them is given, and the place of the first. */
export function rowsOf({ found, from, owner }: Pick<ViewProps, 'found' | 'from' | 'owner'>): {
  first: number;
  rows: RowProps[];
} {
  const { result, first, ast } = found;
  const rows = result.content.map((patent, index) => ({
    patent,
    place: first + index,
    ast,
    from,
    owner,
  }));
  return { first, rows };
}
