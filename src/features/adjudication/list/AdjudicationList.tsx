import { useNavigate } from '@umijs/max';
import { lazy, Suspense, useRef } from 'react';
import { useListKeys } from '@/components/list/keys/useListKeys';
import { ROW } from '@/components/list/keys/useRowKeys';
import { ListSection } from '@/components/list/screen/ListSection';
import { ListStates } from '@/components/list/screen/ListStates';
import { pageCount } from '@/components/list/screen/Pager';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { Latest } from '@/components/list/useLatestAnswer';
import { type AdjudicationListState, adjudicationDetailLink } from '@/links/adjudication';
import { ADJUDICATION } from '../noun';
import { AdjudicationRow } from './AdjudicationRow';
import { CapNote } from './CapNote';
import { EmptyList } from './EmptyList';
import type { FoundPage } from './useAdjudications';

const ListKeyHelp = lazy(() => import('./ListKeyHelp'));

const SKELETON_LINES = [52, 84, 60, 92, 88];

interface Props {
  state: AdjudicationListState;
  answer: Latest<FoundPage>;
  onTurn: (page: number) => void;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
  /** Undefined where nothing can be exported. */
  onExport: (() => void) | undefined;
}

/** The documents of the present page, or what there is instead, and the way to the other pages. */
export function AdjudicationList({ state, answer, onTurn, helpOpen, onHelp, onExport }: Props) {
  const { data: found, error, loading } = answer;
  const list = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { page, size } = state;
  const total = found?.result.totalElements ?? 0;
  const cap = found?.result.cap ?? 0;
  const said = useListKeys(list, {
    noun: ADJUDICATION,
    ready: !loading && !error,
    page,
    last: pageCount(total, size, cap),
    onPage: onTurn,
    onOpen: (id) => {
      if (found) navigate(adjudicationDetailLink(id, { from: found.address }));
    },
    onHelp: () => onHelp(true),
    onExport,
  });
  return (
    <ListSection
      ref={list}
      loading={loading}
      stale={loading && Boolean(found)}
      said={said}
      pages={found && !error ? { page, size, total, limit: cap, onPage: onTurn } : undefined}
      before={
        found &&
        !error && <CapNote state={state} found={total} most={cap} facets={found.result.facets} />
      }
      after={
        helpOpen && (
          <Suspense fallback={null}>
            <ListKeyHelp canExport={onExport !== undefined} onClose={() => onHelp(false)} />
          </Suspense>
        )
      }
    >
      <ListStates
        answer={answer}
        countOf={({ result }) => ({ total: result.totalElements, listed: result.content.length })}
        skeleton={<RowsSkeleton view="list" lines={SKELETON_LINES} rows={5} />}
        empty={<EmptyList state={state} />}
        page={page}
        size={size}
        limit={cap}
        onTurn={onTurn}
      >
        {(shown) => {
          const first = (shown.page - 1) * shown.size + 1;
          return (
            <ol className="ipr-rows" start={first} aria-label="检索到的裁判文书">
              {shown.result.content.map((row, index) => (
                <li key={row.id} {...{ [ROW]: row.id }}>
                  <AdjudicationRow
                    row={row}
                    place={first + index}
                    words={shown.words}
                    from={shown.address}
                  />
                </li>
              ))}
            </ol>
          );
        }}
      </ListStates>
    </ListSection>
  );
}
