import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import type { ListPlace } from '@/domain/numberList';
import styles from '../scope/scope.module.css';

const STEP = 100;

interface Props<P extends ListPlace> {
  /** What the places have in common, and how many they are. */
  summary: string;
  places: readonly P[];
  /** What is said of a place behind its line. */
  children: (place: P) => ReactNode;
  /** Shows where in the text the place is. */
  onShow: (place: P) => void;
}

/** Places of the text that need nothing done, when asked for. */
export function ListedPlaces<P extends ListPlace>(props: Props<P>) {
  const { summary, places, children, onShow } = props;
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(STEP);
  if (places.length === 0) return null;
  return (
    <details
      className={styles.batchListed}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {open && (
        <ul className={partsStyles.fingers}>
          {places.slice(0, shown).map((one) => (
            <li key={one.from}>
              <Button
                type="link"
                size="small"
                className="ipr-num"
                aria-label={`到第 ${one.line} 行`}
                onClick={() => onShow(one)}
              >
                第 {one.line} 行
              </Button>
              {children(one)}
            </li>
          ))}
        </ul>
      )}
      {open && places.length > shown && (
        <Button type="link" size="small" onClick={() => setShown(shown + STEP)}>
          再显示 {Math.min(STEP, places.length - shown)} 个
        </Button>
      )}
    </details>
  );
}
