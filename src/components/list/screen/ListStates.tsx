import { Button } from 'antd';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import type { Latest } from '../useLatestAnswer';
import { pageCount } from './Pager';

interface Props<Found> {
  answer: Latest<Found>;
  /** Rows of the whole list, and of this page. */
  countOf: (found: Found) => { total: number; listed: number };
  /** Why the query cannot be run at all, below the query itself. */
  refused?: ReactNode;
  /** In place of the rows until they have come. */
  skeleton: ReactNode;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  /** 1-based. */
  page: number;
  size: number;
  /** Rows that can be paged through. */
  limit: number;
  onTurn: (page: number) => void;
  children: (found: Found) => ReactNode;
}

/** The rows, or what there is instead: refused, failed, on their way, none, beyond the last page. */
export function ListStates<Found>({
  answer,
  countOf,
  refused,
  skeleton,
  empty,
  page,
  size,
  limit,
  onTurn,
  children,
}: Props<Found>) {
  const { data: found, error, loading } = answer;
  if (refused) return refused;
  if (error) return <ErrorState title="检索没有成功" error={error} onRetry={answer.retry} />;
  const { total, listed } = found ? countOf(found) : { total: 0, listed: 0 };
  if (!found || (loading && !listed)) return skeleton;
  if (!total) return empty;
  if (listed) return children(found);
  return (
    <EmptyState title={`第 ${page} 页没有内容`}>
      <p>
        <Button type="link" size="small" onClick={() => onTurn(pageCount(total, size, limit))}>
          转到最后一页
        </Button>
      </p>
    </EmptyState>
  );
}
