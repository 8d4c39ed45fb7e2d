import { Skeleton } from 'antd';
import { LongWait } from './LongWait';
import styles from './state.module.css';

/** Grey lines in place of text that is on its way; `widths` in percent, one per line. */
export function SkeletonLines({
  widths,
  label = '正在加载',
}: {
  widths: number[];
  label?: string;
}) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      <LongWait />
      <div aria-hidden="true">
        <Skeleton
          title={false}
          paragraph={{ rows: widths.length, width: widths.map((width) => `${width}%`) }}
        />
      </div>
    </div>
  );
}
