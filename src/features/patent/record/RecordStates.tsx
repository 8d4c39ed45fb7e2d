import { Link } from '@umijs/max';
import { SkeletonLines } from '@/components/state/Skeleton';
import { patentReturnLink, patentSearchLink } from '@/links/patent';

/** The record's place while it loads: head, rail and text where they will be. */
export function RecordSkeleton() {
  return (
    <div className="ipr-record">
      <h1 className="ipr-visually-hidden">专利详情</h1>
      <div className="ipr-record-head-skeleton">
        <SkeletonLines widths={[40, 70]} label="正在加载专利" />
      </div>
      <div className="ipr-record-body">
        <div className="ipr-record-rail" aria-hidden="true">
          <SkeletonLines widths={[80, 60, 80, 70, 60, 80]} />
        </div>
        <div className="ipr-record-text" aria-hidden="true">
          <SkeletonLines widths={[90, 95, 85, 90, 60, 95, 90, 80, 90, 40]} />
        </div>
      </div>
    </div>
  );
}

/** No patent has the id of the address. */
export function RecordNotFound({ id, from }: { id: string; from: string | undefined }) {
  return (
    <div className="ipr-state">
      <h1>没有找到这件专利</h1>
      <p>
        {id ? `没有编号为“${id}”的专利记录，可能已被合并或移除。` : '网址中缺少专利编号。'}
        可以按号码或名称重新检索。
      </p>
      <p className="ipr-state-actions">
        <Link to={patentSearchLink()}>去检索专利</Link>
        {from !== undefined && <Link to={patentReturnLink(from)}>返回检索结果</Link>}
      </p>
    </div>
  );
}
