import { Link, useLocation, useModel } from '@umijs/max';
import { useMemo, useRef } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { PageHead } from '@/components/page/PageHead';
import { usePageTitle } from '@/components/page/usePageTitle';
import { ErrorState } from '@/components/state/ErrorState';
import { PageState } from '@/components/state/PageState';
import { SkeletonLines } from '@/components/state/Skeleton';
import styles from '@/components/state/state.module.css';
import { todayInChina } from '@/domain/calendar';
import { statusText } from '@/domain/workflow/status';
import { type ApplyState, applyLink, readApply, requestLink } from '@/links/business';
import type { CurrentUser } from '@/services/platform';
import { ApplyForm } from './ApplyForm';
import applyStyles from './apply.module.css';
import { ownRequest } from './ownRequest';
import { ReceiptScreen } from './ReceiptScreen';
import type { Service } from './service';
import { correctionTask, newTask } from './task';

/** The user of the page; while a session ends, still the one it began with. */
function useApplicant(): CurrentUser {
  const { initialState } = useModel('@@initialState');
  const user = initialState?.currentUser ?? {};
  const last = useRef(user);
  if (user.id) last.current = user;
  return last.current;
}

function NewRequest({ service, address }: { service: Service; address: ApplyState }) {
  const user = useApplicant();
  const { copy } = address;
  const task = useMemo(() => newTask(copy), [copy]);
  return (
    <ApplyForm
      key={`${user.id} ${copy}`}
      service={service}
      address={address}
      user={user}
      task={task}
    />
  );
}

interface Props {
  service: Service;
  address: ApplyState;
  user: CurrentUser;
}

/** The form of a request that was sent back, open where it is to be corrected. */
function CorrectionScreen({ service, address, user }: Props) {
  const { process, description, revision } = service;
  const { id } = address;
  const word = revision ? '修改' : '补正';
  const answer = useLatestAnswer(id, (signal) => ownRequest(id, user.id, signal));
  const request = answer.data;
  const task = useMemo(
    () => request && correctionTask(description, request, todayInChina(), revision !== undefined),
    [description, request, revision],
  );
  usePageTitle(`${word} - ${description.title}`);
  if (answer.error) {
    return (
      <ErrorState
        title="这份办件没有加载成功"
        error={answer.error}
        onRetry={answer.retry}
        level={1}
      />
    );
  }
  if (!answer.current) {
    return (
      <div className={applyStyles.apply} data-sheets="sections">
        <PageHead title={description.title} />
        <SkeletonLines widths={[40, 90, 70, 80, 60]} label="正在加载办件" />
      </div>
    );
  }
  if (!request || (request.processKey ?? process) !== process) {
    return (
      <PageState title="没有找到这份办件">
        <p>
          编号“{id}”不是您的{description.title}，请从“我的办件”中打开。
        </p>
        <p className={styles.stateActions}>
          <Link to={applyLink(process)}>去{description.title}</Link>
        </p>
      </PageState>
    );
  }
  if (!task) {
    return (
      <PageState title={`现在不能${word}`}>
        <p>
          办件 <span className="ipr-num">{request.applyNo || id}</span> 现在是“
          {statusText(request.status)}”{request.status === 'SUPPLEMENT' ? '，补正期限已过' : ''}
          ，不能在这里修改。
        </p>
        <p className={styles.stateActions}>
          <Link to={requestLink(process, id)}>查看办件</Link>
        </p>
      </PageState>
    );
  }
  return (
    <ApplyForm
      key={task.target}
      service={service}
      address={address}
      user={user}
      task={task}
      onStale={answer.retry}
    />
  );
}

/** The way of a request of any service: guide, declarations, form, files, check, receipt. */
export function ApplyScreen({ service }: { service: Service }) {
  const address = readApply(useLocation().search);
  const user = useApplicant();
  const { id, sent, step } = address;
  if (step === 'receipt') {
    return <ReceiptScreen key={sent || id} service={service} id={id} mark={sent} />;
  }
  if (id) {
    return (
      <CorrectionScreen key={`${user.id} ${id}`} service={service} address={address} user={user} />
    );
  }
  return <NewRequest service={service} address={address} />;
}
