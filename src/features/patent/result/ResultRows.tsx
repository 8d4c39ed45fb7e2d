import { useDebounceFn } from 'ahooks';
import { type ComponentType, lazy, memo, Suspense, useMemo, useState } from 'react';
import { ROW } from '@/components/list/keys/useRowKeys';
import styles from '@/components/list/list.module.css';
import { PageLacks } from '@/components/list/PageLacks';
import { useScreenMatches } from '@/components/page/useScreenMatches';
import { patentFacts } from '@/components/patent/PatentRow';
import { type PatentView, withResultView } from '@/links/patent';
import { ResultRow } from './ResultRow';
import { rowsOf } from './views/rowsOf';
import { ViewSkeleton } from './views/ViewSkeleton';
import type { ViewProps } from './views/view';

const Preview = lazy(() => import('./views/Preview'));

/** From here on there is room for a look at one patent beside the list (look: list). */
const WIDE = '(min-width: 1680px)';

/** How long the pointer or the focus rests on a row before its patent is looked at, in ms. */
const REST = 300;

/** The result as a list, the view that is shown at first. */
function ListView(props: ViewProps) {
  const { first, rows } = rowsOf(props);
  const isWide = useScreenMatches(WIDE);
  const [looked, setLooked] = useState('');
  const { run: look, cancel } = useDebounceFn(setLooked, { wait: REST });
  const shown = isWide
    ? (rows.find(({ patent }) => patent.id && patent.id === looked) ??
      rows.find(({ patent }) => patent.id))
    : undefined;
  const list = (
    <ol className={styles.rows} start={first} aria-label="检索到的专利">
      {rows.map((row) => (
        <li
          key={row.patent.id || row.place}
          {...{ [ROW]: row.patent.id }}
          data-looked={row === shown || undefined}
          {...(isWide && {
            onFocus: () => look(row.patent.id),
            onMouseEnter: () => look(row.patent.id),
            onMouseLeave: cancel,
          })}
        >
          <ResultRow {...row} />
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {isWide ? (
        <div className={styles.previewed}>
          {list}
          <Suspense fallback={null}>
            {shown && (
              <Preview
                patent={shown.patent}
                ast={shown.ast}
                from={shown.from}
                owner={shown.owner}
              />
            )}
          </Suspense>
        </div>
      ) : (
        list
      )}
      <PageLacks rows={props.found.result.content} factsOf={patentFacts} />
    </>
  );
}

const LOADED = {
  table: () => import('./views/TableView'),
  image: () => import('./views/ImageView'),
  split: () => import('./views/SplitView'),
};

const FoldedList = lazy(() => import('./folded/FoldedList'));

const VIEWS: Record<PatentView, ComponentType<ViewProps>> = {
  list: ListView,
  table: lazy(LOADED.table),
  image: lazy(LOADED.image),
  split: lazy(LOADED.split),
};

/** Has the code of a view come while its rows are still on their way. */
export function preloadView(view: PatentView): void {
  // Whether it fails shows when the view is needed.
  if (view !== 'list') LOADED[view]().catch(() => {});
}

/** The patents of one page; they stay as they are while the next page is on its way. */
export const ResultRows = memo(function ResultRows({
  found,
  state,
  ...props
}: Omit<ViewProps, 'from'>) {
  const { view, fold } = state;
  const View = view === 'list' && fold ? FoldedList : VIEWS[view];
  const from = useMemo(
    () => withResultView(found.address, view, fold),
    [found.address, view, fold],
  );
  return (
    <Suspense fallback={<ViewSkeleton view={view} />}>
      <View found={found} state={state} from={from} {...props} />
    </Suspense>
  );
});
