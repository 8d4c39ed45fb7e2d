import { Tick } from '@/components/form/Tick';
import { useListSelection } from './ListSelection';

interface Props {
  /** '' when it is not known: such a row cannot be chosen. */
  id: string;
  /** Place in the whole list, from 1, and title, '' when not known: they name the box. */
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
    <Tick
      className="ipr-select-row"
      checked={has(id)}
      disabled={!id}
      aria-label={`选择第 ${place} ${noun.unit}${title && `：${title}`}`}
      onChange={(chosen) => change([id], chosen)}
    />
  );
}
