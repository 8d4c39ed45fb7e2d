import { memo } from 'react';

interface Props {
  id: string;
  /** Place in the whole result, from 1, and title: they name the box. */
  place: number;
  title: string;
  selected: boolean;
  onSelect: (ids: readonly string[], chosen: boolean) => void;
}

/** Chooses one patent of the result. */
export const SelectRow = memo(function SelectRow({ id, place, title, selected, onSelect }: Props) {
  return (
    <label className="ipr-select-row">
      <input
        type="checkbox"
        checked={selected}
        aria-label={`选择第 ${place} 件：${title}`}
        onChange={(event) => onSelect([id], event.target.checked)}
      />
    </label>
  );
});
