import { useNavigate } from '@umijs/max';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useRowKeys } from '@/components/list/keys/useRowKeys';
import { ListSection } from '@/components/list/screen/ListSection';
import { ListStates } from '@/components/list/screen/ListStates';
import { pageCount } from '@/components/list/screen/Pager';
import { nextView } from '@/components/list/screen/ViewSwitch';
import { useListSelection } from '@/components/list/selection/ListSelection';
import type { Latest } from '@/components/list/useLatestAnswer';
import { useOwner } from '@/components/page/useOwner';
import { PATENT } from '@/components/patent/noun';
import type { ClassLabels } from '@/components/patent/patentFacets';
import type { QueryProblem, ReadQuery } from '@/components/search/readQuery';
import { EmptyState } from '@/components/state/EmptyState';
import {
  type PatentResultState,
  patentDetailLink,
  patentResultLink,
  withResultView,
} from '@/links/patent';
import { EmptyResult } from './EmptyResult';
import { Narrowing } from './narrowing/Narrowing';
import { preloadView, ResultRows } from './ResultRows';
import { JUMP_LIMIT } from './request';
import { markKeys } from './triage/markKeys';
import type { FoundPage } from './usePatentSearch';
import { ViewSkeleton } from './views/ViewSkeleton';
import { ROW } from './views/view';
import { VIEWS } from './views/views';

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
export function ResultList({
  state,
  read,
  problem,
  answer,
  classes,
  onTurn,
  onChange,
  helpOpen,
  onHelp,
  onExport,
}: Props) {
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
  const said = useRowKeys(list, answer.loading || error ? undefined : state.page, {
    unit: PATENT.unit,
    attribute: ROW,
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
    onRowKey: markKeys(owner),
    onView: (by) => onChange({ view: nextView(VIEWS, state.view, by), page: state.page, sel: '' }),
    onHelp: () => onHelp(true),
    onExport,
  });
  const shown = Boolean(found && !problem && !error);
  return (
    <ListSection
      ref={list}
      loading={loading}
      stale={loading && Boolean(found)}
      said={said}
      pages={
        found && shown
          ? {
              page: state.page,
              size: state.size,
              total: found.result.totalElements,
              limit: JUMP_LIMIT,
              onPage: onTurn,
            }
          : undefined
      }
      before={found && shown && <Narrowing found={found} classes={classes} />}
      after={
        helpOpen && (
          <Suspense fallback={null}>
            <TriageHelp
              owner={owner}
              canExport={onExport !== undefined}
              onClose={() => onHelp(false)}
            />
          </Suspense>
        )
      }
    >
      <ListStates
        answer={answer}
        countOf={({ result }) => ({ total: result.totalElements, listed: result.content.length })}
        refused={
          problem && (
            <EmptyState title="这个检索式无法执行">
              <p>请在上面改正后再检索。</p>
            </EmptyState>
          )
        }
        skeleton={<ViewSkeleton view={state.view} />}
        empty={<EmptyResult state={state} read={read} classes={classes} />}
        page={state.page}
        size={state.size}
        limit={JUMP_LIMIT}
        onTurn={onTurn}
      >
        {(page) => (
          <ResultRows
            found={page}
            owner={owner}
            state={state}
            onChange={onChange}
            onRead={onRead}
          />
        )}
      </ListStates>
    </ListSection>
  );
}
