import { SkeletonLines } from '@/components/state/Skeleton';
import { readPatentResult } from '@/links/patent';

/** Ids of the patents that an address compares; below two there is nothing to compare. */
export function comparedOf(search: string): readonly string[] {
  return readPatentResult(search).compare.filter(Boolean);
}

/** The place of the comparison while its script is on its way. */
export function ComparisonSkeleton({ count }: { count: number }) {
  return (
    <div className="ipr-compare">
      <span className="ipr-record-return" aria-hidden="true">
        返回列表
      </span>
      <div className="ipr-compare-tools">
        <h1>专利对比</h1>
      </div>
      <SkeletonLines widths={[30, 90, 90, 80, 85, 70, 90, 60]} label={`正在加载 ${count} 件专利`} />
    </div>
  );
}
