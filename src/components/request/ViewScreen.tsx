import { Navigate, useLocation } from '@umijs/max';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useVisited } from '@/components/page/useVisited';
import { ErrorState } from '@/components/state/ErrorState';
import { PROCESSES } from '@/domain/workflow/status';
import { REQUEST_PROCESSES, readRequest, requestLink } from '@/links/business';
import {
  NoRequest,
  RequestForbidden,
  RequestMissing,
  RequestSkeleton,
  VIEW_TITLE,
} from './RequestStates';
import { RequestView } from './RequestView';
import type { ServiceView } from './serviceView';
import { useRequest } from './useRequest';

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
