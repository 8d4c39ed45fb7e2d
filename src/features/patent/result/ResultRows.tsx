import { type ComponentType, lazy, memo, Suspense, useMemo } from 'react';
import { type PatentView, withResultView } from '@/links/patent';
import { ListView } from './views/ListView';
import { ViewSkeleton } from './views/ViewSkeleton';
import type { ViewProps } from './views/view';

const LOADED = {
  table: () => import('./views/TableView'),
  image: () => import('./views/ImageView'),
  split: () => import('./views/SplitView'),
};

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
  const { view } = state;
  const View = VIEWS[view];
  const from = useMemo(() => withResultView(found.address, view), [found.address, view]);
  return (
    <Suspense fallback={<ViewSkeleton view={view} />}>
      <View found={found} state={state} from={from} {...props} />
    </Suspense>
  );
});
