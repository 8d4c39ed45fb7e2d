import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { StillWaiting } from '@/components/state/LongWait';
import type { KeyOptions } from '../keys/listKeys';
import { useListKeys } from '../keys/useListKeys';
import type { RowKeys } from '../keys/useRowKeys';
import styles from '../list.module.css';
import type { RowNoun } from '../rowNoun';
import { CountSource } from './CountSource';
import { Pager, pageCount } from './Pager';
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
  /** Whether no filter of an answer has numbers, of which nothing is said then. */
  alone?: (found: Found) => boolean;
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
  alone,
  children,
  ...keys
}: Props<Found>) {
  const { answer, page, size, limit, turn, canExport } = parts;
  const { data: found, error, loading } = answer;
  const list = useRef<HTMLElement>(null);
  const { total = 0, ids = [], uncounted } = found ? parts.rowsOf(found) : {};
  const last = pageCount(total, size, limit);
  const done = useListKeys(list, {
    ...keys,
    noun,
    ready: !loading && !parts.failed,
    page,
    last,
    onPage: turn,
    onOpen: (id) => {
      if (found) onOpen(id, found);
    },
    onHelp: () => parts.onHelp(true),
    onExport: canExport ? () => parts.onExport(true) : undefined,
  });
  /** The rows, or what there is instead: refused, failed, on their way, none, beyond the last page. */
  const rows = () => {
    if (parts.refused && refused) return refused;
    if (error) return <ErrorState title="检索没有成功" error={error} onRetry={answer.retry} />;
    // Rows that are left out of a page say nothing of the pages behind it.
    const listed = ids.length > 0 || (Boolean(uncounted) && page <= last);
    if (!found || (loading && !listed)) return skeleton;
    if (!total) return empty;
    if (listed) return children(found);
    return (
      <EmptyState title={`第 ${page} 页没有内容`}>
        <p>
          <Button type="link" size="small" onClick={() => turn(last)}>
            转到最后一页
          </Button>
        </p>
      </EmptyState>
    );
  };
  const stale = loading && Boolean(found);
  return (
    <section
      ref={list}
      className={`ipr-sheet ${styles.resultList}`}
      aria-label="结果列表"
      aria-busy={loading}
      data-stale={stale}
    >
      {before}
      <StillWaiting when={stale} />
      {rows()}
      <p role="status" className="ipr-visually-hidden">
        {done || said}
      </p>
      {found && !parts.failed && (
        <>
          <Pager
            label="检索结果"
            page={page}
            size={size}
            total={total}
            limit={limit}
            onPage={turn}
          />
          <CountSource noun={noun} alone={total === 0 || alone?.(found) === true} />
        </>
      )}
      {parts.helpOpen && (
        <Suspense fallback={null}>
          {help({ canExport, onClose: () => parts.onHelp(false) })}
        </Suspense>
      )}
    </section>
  );
}
