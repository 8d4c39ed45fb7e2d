import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { KeyOptions } from '../keys/listKeys';
import { useListKeys } from '../keys/useListKeys';
import type { RowKeys } from '../keys/useRowKeys';
import type { RowNoun } from '../rowNoun';
import { ListSection } from './ListSection';
import { ListStates } from './ListStates';
import { pageCount } from './Pager';
import type { ListParts } from './useListParts';

const ListKeyHelp = lazy(() => import('../keys/ListKeyHelp'));

interface Props<Found> extends Pick<RowKeys, 'onReach' | 'onRowKey' | 'onView'> {
  list: ListParts<Found>;
  noun: RowNoun;
  /** Opens a row's record; `found` is the page on screen. */
  onOpen: (id: string, found: Found) => void;
  /** Shortcuts of this list alone, for their description. */
  ownKeys?: NonNullable<KeyOptions['own']>;
  /** What else the switch of the shortcuts concerns, a sentence; '' for nothing. */
  alsoSwitched?: string;
  /** Describes the shortcuts in place of the two, where there is more to say. */
  help?: (options: { canExport: boolean; onClose: () => void }) => ReactNode;
  /** What an action on a row has done, in words. */
  said?: string;
  /** Above the rows. */
  before?: ReactNode;
  /** In place of the rows while the search cannot be run. */
  refused?: ReactNode;
  /** In place of the rows until they have come. */
  skeleton: ReactNode;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  /** The rows. */
  children: (found: Found) => ReactNode;
}

/** The rows of the present page, or what there is instead, the other pages, and the shortcuts. */
export function ListBody<Found>({
  list: parts,
  noun,
  onOpen,
  ownKeys = [],
  alsoSwitched = '',
  help = (options) => (
    <ListKeyHelp
      unit={noun.unit}
      own={ownKeys}
      views={keys.onView !== undefined}
      alsoSwitched={alsoSwitched}
      {...options}
    />
  ),
  said = '',
  before,
  refused,
  skeleton,
  empty,
  children,
  ...keys
}: Props<Found>) {
  const { answer, rowsOf, page, size, limit, turn } = parts;
  const { data: found, loading } = answer;
  const list = useRef<HTMLElement>(null);
  // Rows that are left out of a page say nothing of the pages behind it.
  const countOf = (rows: Found) => {
    const { total, ids, uncounted } = rowsOf(rows);
    return { total, listed: ids.length || (uncounted ? 1 : 0) };
  };
  const total = found ? rowsOf(found).total : 0;
  const { canExport } = parts;
  const done = useListKeys(list, {
    ...keys,
    noun,
    ready: !loading && !parts.failed,
    page,
    last: pageCount(total, size, limit),
    onPage: turn,
    onOpen: (id) => {
      if (found) onOpen(id, found);
    },
    onHelp: () => parts.onHelp(true),
    onExport: canExport ? () => parts.onExport(true) : undefined,
  });
  return (
    <ListSection
      ref={list}
      loading={loading}
      stale={loading && Boolean(found)}
      said={done || said}
      pages={found && !parts.failed ? { page, size, total, limit, onPage: turn } : undefined}
      before={before}
      after={
        parts.helpOpen && (
          <Suspense fallback={null}>
            {help({ canExport, onClose: () => parts.onHelp(false) })}
          </Suspense>
        )
      }
    >
      <ListStates
        answer={answer}
        countOf={countOf}
        refused={parts.refused && refused}
        skeleton={skeleton}
        empty={empty}
        page={page}
        size={size}
        limit={limit}
        onTurn={turn}
      >
        {children}
      </ListStates>
    </ListSection>
  );
}
