import { useNavigate } from '@umijs/max';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ListBody } from '@/components/list/screen/ListBody';
import type { ListParts } from '@/components/list/screen/useListParts';
import { nextView } from '@/components/list/screen/ViewSwitch';
import { SELECTION_LIMIT } from '@/components/list/useSelection';
import { useOwner } from '@/components/page/useOwner';
import { PATENT } from '@/components/patent/noun';
import type { ClassLabels } from '@/components/patent/patentFacets';
import type { ReadQuery } from '@/components/search/readQuery';
import type { QueryProblem } from '@/components/search/tooLong';
import { EmptyState } from '@/components/state/EmptyState';
import {
  type PatentResultState,
  patentDetailLink,
  patentResultLink,
  readPatentResult,
  withResultView,
} from '@/links/patent';
import { readTab, writeTab } from '@/storage';
import { RATINGS } from '../marks/marks';
import { mark } from '../marks/useMarks';
import aboveStyles from './aboveRows.module.css';
import { preloadView, ResultRows } from './ResultRows';
import type { FoundPage } from './usePatentSearch';
import { ViewSkeleton } from './views/ViewSkeleton';
import { VIEWS } from './views/views';

const AboveRows = lazy(() => import('./AboveRows'));
const EmptyResult = lazy(() => import('./EmptyResult'));
const Narrowing = lazy(() => import('./narrowing/Narrowing'));
const TriageHelp = lazy(() => import('./triage/TriageHelp'));

/** Beyond what one selection or export takes, a list is too long to be worked through. */
const MANY = SELECTION_LIMIT;

const DISMISSED = 'iprNarrowing';

const isText = (value: unknown): value is string => typeof value === 'string';

interface NarrowingProps {
  found: FoundPage;
  classes: ClassLabels;
}

/** The offer above a long list, until it is put away; a list of fewer rows does not bring its code. */
function LongList({ found: { result, address }, classes }: NarrowingProps) {
  // The state that the rows answer, not the one on its way.
  const state = useMemo(() => readPatentResult(address), [address]);
  const { mode, q, as, include, exclude, years, set } = state;
  const question = patentResultLink({ mode, q, as, include, exclude, years, set });
  const [away, setAway] = useState<string>();
  const dismissed = away === question || readTab(DISMISSED, isText) === question;
  if (result.totalElements <= MANY || dismissed) return null;
  return (
    <Suspense fallback={<div className={aboveStyles.aboveRows} />}>
      <Narrowing
        result={result}
        state={state}
        classes={classes}
        most={MANY}
        onAway={() => {
          writeTab(DISMISSED, question);
          setAway(question);
        }}
      />
    </Suspense>
  );
}

/**
 * The shortcuts that mark a patent: a digit rates it, `u` makes it unread. What they say names the
 * row: equal words would be silent the second time, and with Shift the next row is reached.
 *
 * @param placeOf how a row is called, such as 第 3 件
 */
function markKeys(owner: string, placeOf: (id: string) => string) {
  return (key: string): ((id: string) => string) | undefined => {
    if (key === 'u') {
      return (id) => {
        mark(owner, id, { read: false });
        return `${placeOf(id)}已改为未读`;
      };
    }
    const rating = ([0, ...RATINGS] as const).find((one) => String(one) === key);
    if (rating === undefined) return undefined;
    return (id) => {
      mark(owner, id, { rating });
      return rating ? `${placeOf(id)}已评 ${rating} 分` : `${placeOf(id)}已取消评分`;
    };
  };
}

interface Props {
  state: PatentResultState;
  read: ReadQuery;
  problem: QueryProblem | undefined;
  list: ListParts<FoundPage>;
  classes: ClassLabels;
  onChange: (change: Partial<PatentResultState>) => void;
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
    (sel) => {
      // The same address anew would begin at the top.
      if (sel === latest.current.sel) return;
      navigate(patentResultLink({ ...latest.current, sel }), { replace: true });
    },
    [navigate],
  );
}

/** The rows of the present page, or what there is instead, and the way to the other pages. */
export function ResultList({ state, read, problem, list, classes, onChange }: Props) {
  const owner = useOwner();
  const navigate = useNavigate();
  const onRead = useReadBeside(state);
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => () => clearTimeout(reading.current), []);
  useEffect(() => preloadView(state.view), [state.view]);
  const found = list.failed ? undefined : list.answer.data;
  return (
    <ListBody
      list={list}
      noun={PATENT}
      onReach={(id) => {
        clearTimeout(reading.current);
        // The next row has the focus on screen before its patent is read beside it.
        if (state.view === 'split') reading.current = setTimeout(() => onRead(id));
      }}
      onOpen={(id, { address }) => {
        clearTimeout(reading.current);
        navigate(patentDetailLink(id, withResultView(address, state.view, state.fold)));
      }}
      onRowKey={markKeys(owner, (id) => {
        const at = list.pageIds.indexOf(id);
        return at < 0 ? '' : `第 ${(state.page - 1) * state.size + at + 1} ${PATENT.unit}`;
      })}
      onView={(by) =>
        onChange({ view: nextView(VIEWS, state.view, by), page: state.page, sel: '' })
      }
      help={(options) => <TriageHelp owner={owner} {...options} />}
      before={
        <>
          <Suspense fallback={null}>
            <AboveRows
              found={found}
              state={state}
              onFold={(fold) => onChange({ fold, page: state.page })}
            />
          </Suspense>
          {found && <LongList found={found} classes={classes} />}
        </>
      }
      refused={
        problem && (
          <EmptyState title="这个检索式无法执行">
            <p>请在上面改正后再检索。</p>
          </EmptyState>
        )
      }
      skeleton={<ViewSkeleton view={state.view} />}
      empty={
        <Suspense fallback={<ViewSkeleton view={state.view} />}>
          <EmptyResult state={state} read={read} classes={classes} />
        </Suspense>
      }
    >
      {(page) => (
        <ResultRows found={page} owner={owner} state={state} onChange={onChange} onRead={onRead} />
      )}
    </ListBody>
  );
}
