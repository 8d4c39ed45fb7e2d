import { type ComponentType, lazy, memo, Suspense, useMemo } from 'react';
import { ListRows } from '@/components/list/screen/ListRows';
import { lazyAgain } from '@/components/page/lazyAgain';
import { patentFacts } from '@/components/patent/PatentRow';
import { type PatentView, withResultView } from '@/links/patent';
import { ResultRow } from './ResultRow';
import { rowsOf } from './views/rowsOf';
import { ViewSkeleton } from './views/ViewSkeleton';
import type { ViewProps } from './views/view';

// Without it the list stands alone.
const Preview = lazyAgain(
  () => import('./views/Preview'),
  () => null,
);

/** The result as a list, the view that is shown at first. */
function ListView(props: ViewProps) {
  const { first, rows } = rowsOf(props);
  return (
    <ListRows
      label="检索到的专利"
      first={first}
      rows={rows}
      idOf={({ patent }) => patent.id}
      factsOf={({ patent }) => patentFacts(patent)}
      preview={({ patent, ast, from, owner }) => (
        <Preview patent={patent} ast={ast} from={from} owner={owner} />
      )}
    >
      {(row) => <ResultRow {...row} />}
    </ListRows>
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
