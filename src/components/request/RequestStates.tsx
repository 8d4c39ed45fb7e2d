import { Link } from '@umijs/max';
import { MyRequests } from '@/components/flow/own/MyRequests';
import { usePageTitle } from '@/components/page/usePageTitle';
import readingStyles from '@/components/reading/reading.module.css';
import { PageState } from '@/components/state/PageState';
import { SkeletonLines } from '@/components/state/Skeleton';
import stateStyles from '@/components/state/state.module.css';
import type { ProcessKey } from '@/domain/workflow/status';
import { PROCESSES } from '@/domain/workflow/status';
import { applyLink } from '@/links/business';
import requestStyles from './request.module.css';

/** What the page is called while it has no request to be named after. */
export const VIEW_TITLE = '办件详情';

/** The request's place while it loads: head, way and answers where they will be. */
export function RequestSkeleton() {
  return (
    <div className={requestStyles.request}>
      <h1 className="ipr-visually-hidden">{VIEW_TITLE}</h1>
      <SkeletonLines widths={[60, 40, 80]} label="正在加载办件" />
      <div aria-hidden="true">
        <SkeletonLines widths={[15, 90, 90]} />
        <SkeletonLines widths={[15, 70, 80, 60, 75, 70]} />
      </div>
    </div>
  );
}

interface Props {
  process: ProcessKey;
  id: string;
}

/** There is no such request of this service. */
export function RequestMissing({ process, id }: Props) {
  return (
    <PageState title="没有找到这件办件">
      <p>
        没有编号为“{id}”的{PROCESSES[process]}。请核对编号，或从自己的办件中打开。
      </p>
      <OwnLink process={process} />
    </PageState>
  );
}

/** The request is somebody else's; nothing of it is told. */
export function RequestForbidden({ process, id }: Props) {
  return (
    <PageState title="不能查看这件办件">
      <p>
        办件“{id}”不是您当前登录的账号提交的。如果是用另一个账号提交的，请退出后用那个账号登录。
      </p>
      <OwnLink process={process} />
    </PageState>
  );
}

function OwnLink({ process }: Pick<Props, 'process'>) {
  return (
    <p className={stateStyles.stateActions}>
      <Link to={applyLink(process)}>{PROCESSES[process]}：我的办件</Link>
    </p>
  );
}

/** The address names no request: one's own to choose from. */
export function NoRequest({ process }: Pick<Props, 'process'>) {
  usePageTitle(VIEW_TITLE);
  return (
    <div className={requestStyles.request}>
      <h1>请选择要查看的办件</h1>
      <p className={readingStyles.inText}>
        网址中没有办件编号。请从下面打开自己的办件，或
        <Link to={applyLink(process)}>办理新的{PROCESSES[process]}</Link>。
      </p>
      <MyRequests process={process} />
    </div>
  );
}
