import { Button } from 'antd';
import styles from '../list.module.css';

interface Props {
  /** Values that are chosen. */
  chosen: number;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Unfolds the facets on narrow screens. */
export function FacetsSwitch({ chosen, open, onOpen }: Props) {
  return (
    <Button
      className={styles.facetsSwitch ?? ''}
      aria-expanded={open}
      data-facets-switch
      onClick={() => onOpen(!open)}
    >
      筛选{chosen > 0 && `（${chosen}）`}
    </Button>
  );
}
