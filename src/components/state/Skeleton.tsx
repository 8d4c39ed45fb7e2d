import { Skeleton } from 'antd';
import { LongWait } from './LongWait';
import styles from './state.module.css';

interface Props {
  /** In percent, one per line. */
  widths: number[];
  label?: string;
  /** What is not asked for yet, far below, is not late either. */
  asked?: boolean;
}

/** Grey lines in place of text that is on its way. */
export function SkeletonLines({ widths, label = '正在加载', asked = true }: Props) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {asked && <LongWait />}
      <div aria-hidden="true">
        <Skeleton
          title={false}
          paragraph={{ rows: widths.length, width: widths.map((width) => `${width}%`) }}
        />
      </div>
    </div>
  );
}
