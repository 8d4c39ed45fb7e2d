import { RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from '../list.module.css';

interface Props {
  label: string;
  /** Values of the facet that are chosen; told while the section is closed. */
  chosen: number;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Rendered only while the section is open. */
  children: ReactNode;
}

/** One facet of a list, which its heading opens and closes. */
export function FacetSection({ label, chosen, open, onOpen, children }: Props) {
  return (
    <fieldset className={styles.facet}>
      <legend>
        <button
          type="button"
          className={styles.facetHead}
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          <RightOutlined aria-hidden="true" />
          {label}
        </button>
        {!open && chosen > 0 && <span className={styles.facetNote}>（已选 {chosen}）</span>}
      </legend>
      {open && children}
    </fieldset>
  );
}
