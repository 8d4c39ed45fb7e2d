import { Link, Navigate, useLocation } from '@umijs/max';
import { MyRequests } from '@/components/flow/own/MyRequests';
import { PageHead } from '@/components/page/PageHead';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useVisited } from '@/components/page/useVisited';
import readingStyles from '@/components/reading/reading.module.css';
import { ErrorState } from '@/components/state/ErrorState';
import { PageState } from '@/components/state/PageState';
import { SkeletonLines } from '@/components/state/Skeleton';
import stateStyles from '@/components/state/state.module.css';
import { PROCESSES, type ProcessKey } from '@/domain/workflow/status';
import { applyLink, REQUEST_PROCESSES, readRequest, requestLink } from '@/links/business';
import { RequestView } from './RequestView';
import requestStyles from './request.module.css';
import type { ServiceView } from './serviceView';
import { useRequest } from './useRequest';

/** What the page is called while it has no request to be named after. */
const VIEW_TITLE = '办件详情';

/** The request's place while it loads: head, way and answers where they will be. */
function RequestSkeleton() {
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

interface VIEW_TITLEProps {
  process: ProcessKey;
  id: string;
}

/** There is no such request of this service. */
function RequestMissing({ process, id }: VIEW_TITLEProps) {
  return (
    <PageState title="没有找到这个办件">
      <p>
        没有编号为“{id}”的{PROCESSES[process]}。请核对编号，或从自己的办件中打开。
      </p>
      <OwnLink process={process} />
    </PageState>
  );
}

/** The request is somebody else's; nothing of it is told. */
function RequestForbidden({ process, id }: VIEW_TITLEProps) {
  return (
    <PageState title="不能查看这件办件">
      <p>
        办件“{id}”不是您当前登录的账号提交的。如果是用另一个账号提交的，请退出后用那个账号登录。
      </p>
      <OwnLink process={process} />
    </PageState>
  );
}

function OwnLink({ process }: Pick<VIEW_TITLEProps, 'process'>) {
  return (
    <p className={stateStyles.stateActions}>
      <Link to={applyLink(process)}>查看我的{PROCESSES[process]}</Link>
    </p>
  );
}

/** The address names no request: one's own to choose from. */
function NoRequest({ process }: Pick<VIEW_TITLEProps, 'process'>) {
  usePageTitle(VIEW_TITLE);
  return (
    <div>
      <PageHead title="请选择要查看的办件" />
      <div className={requestStyles.request}>
        <p className={readingStyles.inText}>
          网址中没有办件编号。请从下面打开自己的办件，或
          <Link to={applyLink(process)}>办理新的{PROCESSES[process]}</Link>。
        </p>
        <MyRequests process={process} />
      </div>
    </div>
  );
}

interface Props {
  view: ServiceView;
}

function OneRequest({ view, id }: Props & { id: string }) {
  const { data, error, retry, loading } = useRequest(id);
  const found = data?.state === 'found' ? data : undefined;
  usePageTitle(found?.request.title || VIEW_TITLE);
  // Where it does not say which service it is of, it is of the one that it was opened in.
  const processKey = found && (found.request.processKey ?? view.process);
  // By its number: what it is about may name persons.
  const named = processKey && `${PROCESSES[processKey]} ${found.request.applyNo || id}`;
  useVisited('request', named && `${processKey}/${id}`, named);
  if (!data) {
    if (!error) return <RequestSkeleton />;
    return (
      <ErrorState
        title="这件办件没有加载成功"
        error={error}
        onRetry={retry}
        retrying={loading}
        level={1}
      />
    );
  }
  if (data.state === 'forbidden') return <RequestForbidden process={view.process} id={id} />;
  const home = REQUEST_PROCESSES.find((service) => service === processKey);
  if (!found || !home) return <RequestMissing process={view.process} id={id} />;
  // A number of another service: its own page has the words for it.
  if (home !== view.process) return <Navigate to={requestLink(home, id)} replace />;
  return <RequestView view={view} found={found} reload={retry} failure={error} />;
}

/** One request, followed: where it stands, what is asked of its applicant, what was sent. */
export function ViewScreen({ view }: Props) {
  const { id } = readRequest(useLocation().search);
  if (id) return <OneRequest key={id} view={view} id={id} />;
  return view.Without ? <view.Without /> : <NoRequest process={view.process} />;
}
