import { useNavigate } from '@umijs/max';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useListKeys } from '@/components/list/keys/useListKeys';
import { ListSection } from '@/components/list/screen/ListSection';
import { ListStates } from '@/components/list/screen/ListStates';
import { pageCount } from '@/components/list/screen/Pager';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import { nextView } from '@/components/list/screen/ViewSwitch';
import type { Latest } from '@/components/list/useLatestAnswer';
import { todayInChina } from '@/domain/calendar';
import { listingLink, type TransactionSearchState } from '@/links/transaction';
import { MARKS_RULE } from './marks';
import { useMatchCounts } from './match/useMatchCounts';
import { LISTING } from './noun';
import { JUMP_LIMIT } from './question';
import { VIEWS } from './sorts';
import type { FoundListings } from './useListings';
import { CardView } from './views/CardView';
import { TableView } from './views/TableView';

const KeysOfList = lazy(() => import('./KeysOfList'));

interface Props {
  state: TransactionSearchState;
  answer: Latest<FoundListings>;
  empty: ReactNode;
  onTurn: (page: number) => void;
  onChange: (change: Partial<TransactionSearchState>) => void;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
  /** What the shortcut of export does; undefined where nothing can be exported. */
  onExport: (() => void) | undefined;
}

/** The listings of the present page, or what there is instead, and the way to the others. */
export function ListingList({
  state,
  answer,
  empty,
  onTurn,
  onChange,
  helpOpen,
  onHelp,
  onExport,
}: Props) {
  const { data, error, loading } = answer;
  const { page, size, view } = state;
  const list = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const matchesOf = useMatchCounts(answer.current ? data?.result.content : undefined);
  const total = data?.result.totalElements ?? 0;
  const said = useListKeys(list, {
    noun: LISTING,
    ready: !loading && !error,
    page,
    last: pageCount(total, size, JUMP_LIMIT),
    onPage: onTurn,
    onOpen: (id) => {
      if (data) navigate(listingLink(id, { from: data.from }));
    },
    onView: (by) => onChange({ view: nextView(VIEWS, view, by), page }),
    onHelp: () => onHelp(true),
    onExport,
  });
  const View = view === 'table' ? TableView : CardView;
  return (
    <ListSection
      ref={list}
      loading={loading}
      stale={loading && Boolean(data)}
      said={said}
      pages={data && !error ? { page, size, total, limit: JUMP_LIMIT, onPage: onTurn } : undefined}
      after={
        helpOpen && (
          <Suspense fallback={null}>
            <KeysOfList canExport={onExport !== undefined} onClose={() => onHelp(false)} />
          </Suspense>
        )
      }
    >
      <ListStates
        answer={answer}
        countOf={({ result }) => ({ total: result.totalElements, listed: result.content.length })}
        skeleton={<RowsSkeleton view={view} lines={[50, 30, 88, 60, 24, 76]} rows={6} />}
        empty={empty}
        page={page}
        size={size}
        limit={JUMP_LIMIT}
        onTurn={onTurn}
      >
        {(found) => (
          <>
            <View
              found={found}
              state={state}
              today={todayInChina()}
              matchesOf={matchesOf}
              onChange={onChange}
            />
            <p className="ipr-note ipr-trade-rule">{MARKS_RULE}</p>
          </>
        )}
      </ListStates>
    </ListSection>
  );
}
