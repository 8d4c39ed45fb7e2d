import { useNavigate } from '@umijs/max';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { Pager, pageCount } from '@/components/list/Pager';
import { useListSelection } from '@/components/list/selection/ListSelection';
import type { Latest } from '@/components/list/useLatestAnswer';
import { useOwner } from '@/components/page/useOwner';
import type { QueryProblem, ReadQuery } from '@/components/search/readQuery';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import {
  type PatentResultState,
  patentDetailLink,
  patentResultLink,
  withResultView,
} from '@/links/patent';
import { mark } from '../marks/useMarks';
import { EmptyResult } from './EmptyResult';
import { Narrowing } from './narrowing/Narrowing';
import { preloadView, ResultRows } from './ResultRows';
import { JUMP_LIMIT } from './request';
import type { ClassLabels } from './resultFacets';
import { useTriage } from './triage/useTriage';
import type { FoundPage } from './usePatentSearch';
import { RowsSkeleton } from './views/RowsSkeleton';
import { nextView } from './views/ViewSwitch';

interface Props {
  state: PatentResultState;
  read: ReadQuery;
  problem: QueryProblem | undefined;
  answer: Latest<FoundPage>;
  classes: ClassLabels;
  onTurn: (page: number) => void;
  onChange: (change: Partial<PatentResultState>) => void;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
  /** What the shortcut of export does; undefined where nothing can be exported. */
  onExport?: (() => void) | undefined;
}

const TriageHelp = lazy(() => import('./triage/TriageHelp'));

interface RowsProps extends Props {
  owner: string;
  onRead: (id: string) => void;
}

function Rows({
  state,
  read,
  problem,
  answer,
  classes,
  owner,
  onTurn,
  onChange,
  onRead,
}: RowsProps) {
  const { data: found, error, loading } = answer;
  if (problem) {
    return (
      <EmptyState title="这个检索式无法执行">
        <p>请在上面改正后再检索。</p>
      </EmptyState>
    );
  }
  if (error) return <ErrorState title="检索没有成功" error={error} onRetry={answer.retry} />;
  if (!found || (loading && !found.result.content.length)) {
    return <RowsSkeleton view={state.view} />;
  }
  const { totalElements, content } = found.result;
  if (!totalElements) return <EmptyResult state={state} read={read} classes={classes} />;
  if (content.length) {
    return (
      <ResultRows found={found} owner={owner} state={state} onChange={onChange} onRead={onRead} />
    );
  }
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

/** Reads a patent beside the list: it stands in the address, without a step for the back button. */
function useReadBeside(state: PatentResultState): (sel: string) => void {
  const navigate = useNavigate();
  // Read when it is called, so that it stays the same for every row.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  return useCallback(
    (sel) => navigate(patentResultLink({ ...latest.current, sel }), { replace: true }),
    [navigate],
  );
}

/** The rows of the present page, or what there is instead, and the way to the other pages. */
export function ResultList(props: Props) {
  const { state, problem, answer, classes, onTurn, onChange, helpOpen, onHelp, onExport } = props;
  const { data: found, error, loading } = answer;
  const list = useRef<HTMLElement>(null);
  const owner = useOwner();
  const { has, change: select } = useListSelection();
  const navigate = useNavigate();
  const onRead = useReadBeside(state);
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => () => clearTimeout(reading.current), []);
  useEffect(() => preloadView(state.view), [state.view]);
  const last = pageCount(found?.result.totalElements ?? 0, state.size, JUMP_LIMIT);
  const said = useTriage(list, answer.loading || error ? undefined : state.page, {
    onReach: (id) => {
      clearTimeout(reading.current);
      // The next row has the focus on screen before its patent is read beside it.
      if (state.view === 'split') reading.current = setTimeout(() => onRead(id));
    },
    onTurn: (by) => {
      const page = state.page + by;
      if (page < 1 || page > last) return false;
      onChange({ page, sel: '' });
      return true;
    },
    onSelect: (id) => select([id], !has(id)),
    onOpen: (id) => {
      clearTimeout(reading.current);
      if (found) navigate(patentDetailLink(id, withResultView(found.address, state.view)));
    },
    onRate: (id, rating) => mark(owner, id, { rating }),
    onUnread: (id) => mark(owner, id, { read: false }),
    onView: (by) => onChange({ view: nextView(state.view, by), page: state.page, sel: '' }),
    onHelp: () => onHelp(true),
    onExport,
  });
  return (
    <section
      ref={list}
      className="ipr-result-list"
      aria-label="结果列表"
      aria-busy={loading}
      data-stale={loading && Boolean(found)}
    >
      {found && !problem && !error && <Narrowing found={found} classes={classes} />}
      <Rows {...props} owner={owner} onRead={onRead} />
      <p role="status" className="ipr-visually-hidden">
        {said}
      </p>
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
      {helpOpen && (
        <Suspense fallback={null}>
          <TriageHelp
            owner={owner}
            canExport={onExport !== undefined}
            onClose={() => onHelp(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
