import { useResultSelection } from './ResultSelection';

interface Props {
  id: string;
  /** Place in the whole result, from 1, and title: they name the box. */
  place: number;
  title: string;
}

/**
 * Chooses one patent of the result. It knows for itself whether it is chosen, so that choosing a
 * whole page draws the boxes anew and none of the rows.
 */
export function SelectRow({ id, place, title }: Props) {
  const { has, change } = useResultSelection();
  return (
    <label className="ipr-select-row">
      <input
        type="checkbox"
        checked={has(id)}
        aria-label={`选择第 ${place} 件：${title}`}
        onChange={(event) => change([id], event.target.checked)}
      />
    </label>
  );
}
