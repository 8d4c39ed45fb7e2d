import { useListSelection } from './ListSelection';

interface Props {
  /** The rows of the page on screen. */
  ids: readonly string[];
}

/** Chooses the whole page, or takes it out of the selection again. */
export function SelectPage({ ids: all }: Props) {
  const { has, change } = useListSelection();
  // A row whose id is not known cannot be chosen.
  const ids = all.filter(Boolean);
  const chosen = ids.filter(has).length;
  const whole = ids.length > 0 && chosen === ids.length;
  return (
    <label className="ipr-select-page">
      <input
        type="checkbox"
        checked={whole}
        disabled={!ids.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !whole;
        }}
        onChange={() => change(ids, !whole)}
      />
      选择本页
    </label>
  );
}
