import { Tick } from '@/components/form/Tick';
import styles from '../list.module.css';
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
    <Tick
      className={styles.selectPage ?? ''}
      checked={whole}
      partly={chosen > 0 && !whole}
      disabled={!ids.length}
      onChange={() => change(ids, !whole)}
    >
      选择本页
    </Tick>
  );
}
