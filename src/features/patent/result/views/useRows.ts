import { useResultSelection } from '../selection/ResultSelection';
import type { RowProps, ViewProps } from './view';

/** The rows of a page with what each of them is given; only what changed differs from before. */
export function useRows({ found, from, owner }: Pick<ViewProps, 'found' | 'from' | 'owner'>): {
  first: number;
  rows: RowProps[];
} {
  const { has, change } = useResultSelection();
  const { result, ast } = found;
  const first = result.number * result.size + 1;
  const rows = result.content.map((patent, index) => ({
    patent,
    place: first + index,
    ast,
    from,
    owner,
    selected: has(patent.id),
    onSelect: change,
  }));
  return { first, rows };
}
