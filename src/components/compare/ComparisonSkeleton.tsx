import { PageHead } from '@/components/page/PageHead';
import frameStyles from '@/components/reading/frame.module.css';
import { SkeletonLines } from '@/components/state/Skeleton';
import styles from './compare.module.css';

interface Props {
  title: string;
  /** `正在加载 3 件专利`. */
  label: string;
}

/** The place of a comparison while its script is on its way. */
export function ComparisonSkeleton({ title, label }: Props) {
  return (
    <div className={styles.compare}>
      <PageHead
        back={
          <span className={frameStyles.recordReturn} aria-hidden="true">
            返回结果
          </span>
        }
        title={title}
      />
      <SkeletonLines widths={[30, 90, 90, 80, 85, 70, 90, 60]} label={label} />
    </div>
  );
}
