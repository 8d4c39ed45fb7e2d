import { LongWait } from './LongWait';
import styles from './state.module.css';

/**
 * Grey lines while a page's script loads. They stand in the first script, which the user pages load
 * too, and there antd's Skeleton (2.5 KB) has no room.
 */
export function WaitingLines() {
  return (
    <div className={styles.waiting} role="status" aria-label="正在加载">
      <LongWait />
      {[30, 90, 80, 85, 60].map((width) => (
        <span key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
