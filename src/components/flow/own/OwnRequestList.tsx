import { Button } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useIdentity } from '@/components/page/useIdentity';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { todayInChina } from '@/domain/calendar';
import { nextStep } from '@/domain/workflow/nextStep';
import { requestOwnership } from '@/domain/workflow/requestOwner';
import type { ProcessKey } from '@/domain/workflow/status';
import { requestLink } from '@/links/business';
import { HOLIDAYS } from '../../../../config/holidays';
import { RequestTable } from '../RequestTable';
import { useOwnRequests } from './useOwnRequests';

interface Props {
  /** Requests of one service; of all without it. */
  process?: ProcessKey | undefined;
  /** Only what waits for the applicant. */
  toDo?: boolean;
  /** What to do when there is none. */
  empty: ReactNode;
  /** Told how many of them wait for the applicant, once that is known. */
  onTurns?: ((count: number) => void) | undefined;
}

/** One's own requests, the most urgent first, with loading, failure, none and more. */
export function OwnRequestList({ process, toDo = false, empty, onTurns }: Props) {
  const { data, error, loading, retry, more } = useOwnRequests(process);
  const today = todayInChina();
  const turns = useMemo(
    () => data?.running.filter((one) => nextStep(one, today, HOLIDAYS).actor === 'applicant'),
    [data, today],
  );
  const requests = useMemo(() => {
    if (toDo) return turns ?? [];
    return data ? [...data.running, ...data.ended] : [];
  }, [data, toDo, turns]);
  const user = useIdentity();
  // Of those that are the user's beyond doubt.
  const count = turns?.filter((one) => requestOwnership(one, user) === 'own').length;
  useEffect(() => {
    if (count !== undefined) onTurns?.(count);
  }, [count, onTurns]);
  const failure = error !== undefined && (
    <ErrorState title="您的办件没有加载出来" error={error} onRetry={retry} level={2} />
  );
  if (!data) {
    return failure || <SkeletonLines label="正在加载您的办件" widths={[30, 90, 90, 60]} />;
  }
  const { rest, partial, unclear } = data;
  return (
    <div aria-busy={loading}>
      {unclear && (
        <p className="ipr-note">
          有的办件没有写明是谁提交的，无法确认都是您的，请按编号和名称核对。
        </p>
      )}
      {partial && (
        <p className="ipr-note">
          没有列出全部在办的办件，没有列出的请按办件编号查找，或者向受理部门查询。
        </p>
      )}
      {requests.length === 0 && (partial || (!toDo && rest !== 0)) ? (
        <p role="status">这里没有列出办件。</p>
      ) : toDo && requests.length === 0 ? (
        <EmptyState title="没有需要您办理的办件" />
      ) : (
        <RequestTable
          sure={!unclear}
          whole={!partial}
          requests={requests}
          today={today}
          hrefOf={({ processKey = process, id }) =>
            processKey && id ? requestLink(processKey, id) : undefined
          }
          empty={empty}
        />
      )}
      {failure}
      {!toDo && rest !== 0 && error === undefined && (
        <p>
          <Button disabled={loading} onClick={more}>
            {loading
              ? '正在加载…'
              : `更多已结束的办件${rest === undefined ? '' : `（还有 ${rest} 件）`}`}
          </Button>
        </p>
      )}
    </div>
  );
}
