import { SkeletonLines } from '@/components/state/Skeleton';
import styles from './frame.module.css';

/** The place of a long page while it loads: head, rail and text where they will be. */
export function ReadingSkeleton({ title, label }: { title: string; label: string }) {
  return (
    <div className={`${styles.record} ${styles.recordLoading}`}>
      <h1 className="ipr-visually-hidden">{title}</h1>
      <SkeletonLines widths={[30, 50]} label={label} />
      <div className={styles.recordBody}>
        <div className={`${styles.recordRail} ipr-no-print`} aria-hidden="true">
          <SkeletonLines widths={[80, 60, 80, 70, 60, 80]} />
        </div>
        <div className={`ipr-sheet ${styles.recordText}`} aria-hidden="true">
          <SkeletonLines widths={[90, 95, 85, 90, 60, 95, 90, 80, 90, 40]} />
        </div>
      </div>
    </div>
  );
}
