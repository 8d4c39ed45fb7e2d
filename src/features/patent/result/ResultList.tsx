import { Pager, pageCount } from '@/components/list/Pager';
import type { Latest } from '@/components/list/useLatestAnswer';
import type { QueryProblem, ReadQuery } from '@/components/search/readQuery';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import type { PatentResultState } from '@/links/patent';
import { EmptyResult } from './EmptyResult';
import { ResultRows, RowsSkeleton } from './ResultRows';
import { JUMP_LIMIT } from './request';
import type { ClassLabels } from './resultFacets';
import type { FoundPage } from './usePatentSearch';

interface Props {
  state: PatentResultState;
  read: ReadQuery;
  problem: QueryProblem | undefined;
  answer: Latest<FoundPage>;
  classes: ClassLabels;
  onTurn: (page: number) => void;
}

function Rows({ state, read, problem, answer, classes, onTurn }: Props) {
  const { data: found, error, loading } = answer;
  if (problem) {
    return (
      <EmptyState title="这个检索式无法执行">
        <p>{problem.message}</p>
        <p>请在上面改正后再检索。</p>
      </EmptyState>
    );
  }
  if (error) return <ErrorState title="检索没有成功" error={error} onRetry={answer.retry} />;
  if (!found || (loading && !found.result.content.length)) return <RowsSkeleton />;
  const { totalElements, content } = found.result;
  if (!totalElements) return <EmptyResult state={state} read={read} classes={classes} />;
  if (content.length) return <ResultRows found={found} />;
  const last = pageCount(totalElements, state.size, JUMP_LIMIT);
  return (
    <EmptyState title={`第 ${state.page} 页没有内容`}>
      <p>
        <button type="button" className="ipr-text-button" onClick={() => onTurn(last)}>
          转到最后一页
        </button>
      </p>
    </EmptyState>
  );
}

/** The rows of the present page, or what there is instead, and the way to the other pages. */
export function ResultList(props: Props) {
  const { state, problem, answer, onTurn } = props;
  const { data: found, error, loading } = answer;
  return (
    <section
      className="ipr-result-list"
      aria-label="结果列表"
      aria-busy={loading}
      data-stale={loading && Boolean(found)}
    >
      <Rows {...props} />
      {found && !problem && !error && (
        <Pager
          label="检索结果"
          page={state.page}
          size={state.size}
          total={found.result.totalElements}
          limit={JUMP_LIMIT}
          onPage={onTurn}
        />
      )}
    </section>
  );
}
