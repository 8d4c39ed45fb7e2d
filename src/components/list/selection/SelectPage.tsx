import { useListSelection } from './ListSelection';

interface Props {
  /** The rows of the page on screen. */
  ids: readonly string[];
}

/** Chooses the whole page, or takes it out of the selection again. */
export function SelectPage({ ids }: Props) {
  const { has, change } = useListSelection();
  const chosen = ids.filter(has).length;
  const all = ids.length > 0 && chosen === ids.length;
  return (
    <label className="ipr-select-page">
      <input
        type="checkbox"
        checked={all}
        disabled={!ids.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all;
        }}
        onChange={() => change(ids, !all)}
      />
      选择本页
    </label>
  );
}
