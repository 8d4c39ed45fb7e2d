import { type CSSProperties, memo } from 'react';
import { orDash } from '@/components/reading/orDash';
import styles from './classification.module.css';
import type { TreeItem } from './treeItems';

interface Props extends Omit<TreeItem, 'key'> {
  id: string;
  selected: boolean;
  /** The one line that Tab reaches. */
  current: boolean;
}

/** What a class is called that patents use and the table does not have. */
export const MISSING_CLASS = '该类不在所用分类表中';

/** A line of the tree. Its events are handled by the tree, so that thousands of lines cost nothing. */
export const ClassTreeRow = memo(function ClassTreeRow({
  id,
  kind,
  row,
  depth,
  position,
  size,
  open,
  selected,
  current,
}: Props) {
  const place = {
    'aria-level': depth,
    'aria-posinset': position,
    'aria-setsize': size,
    'data-id': id,
    style: { '--depth': depth - 1 } as CSSProperties,
  } as const;
  if (kind === 'loading') {
    return (
      <div
        className={styles.treeRow}
        role="treeitem"
        {...place}
        tabIndex={-1}
        aria-disabled="true"
        aria-selected="false"
      >
        <span className={styles.treeNote}>正在加载 {row.code} 的下位类…</span>
      </div>
    );
  }
  const tabIndex = current ? 0 : -1;
  if (kind === 'failed') {
    return (
      <div
        className={styles.treeRow}
        role="treeitem"
        {...place}
        aria-selected="false"
        tabIndex={tabIndex}
      >
        <span className={styles.treeFailed}>
          {row.code} 的下位类没有加载成功，点击或按 Enter 键重试
        </span>
      </div>
    );
  }
  return (
    <div
      className={styles.treeRow}
      role="treeitem"
      {...place}
      aria-expanded={open}
      aria-selected={selected}
      tabIndex={tabIndex}
    >
      <span className={styles.treeToggle} data-part="toggle" aria-hidden="true" />
      <span className={styles.treeTick} data-part="tick" aria-hidden="true" />
      <span className={styles.treeName}>
        <span className={styles.treeCode}>{row.code}</span>{' '}
        <span className={row.missing ? styles.treeNote : styles.treeTitle}>
          {row.missing ? MISSING_CLASS : orDash(row.title)}
        </span>
      </span>
    </div>
  );
});
