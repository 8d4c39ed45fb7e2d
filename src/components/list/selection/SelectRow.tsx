import { useListSelection } from './ListSelection';

interface Props {
  id: string;
  /** Place in the whole list, from 1, and title: they name the box. */
  place: number;
  title: string;
}

/**
 * Chooses one row of a list. It knows for itself whether it is chosen, so that choosing a
 * whole page draws the boxes anew and none of the rows.
 */
export function SelectRow({ id, place, title }: Props) {
  const { has, change, noun } = useListSelection();
  return (
    <label className="ipr-select-row">
      <input
        type="checkbox"
        checked={has(id)}
        aria-label={`选择第 ${place} ${noun.unit}：${title}`}
        onChange={(event) => change([id], event.target.checked)}
      />
    </label>
  );
}
