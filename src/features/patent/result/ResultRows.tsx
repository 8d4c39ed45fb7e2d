import { type ComponentType, lazy, memo, Suspense, useMemo } from 'react';
import { type PatentView, withResultView } from '@/links/patent';
import { ListView } from './views/ListView';
import { RowsSkeleton } from './views/RowsSkeleton';
import type { ViewProps } from './views/view';

const VIEWS: Record<PatentView, ComponentType<ViewProps>> = {
  list: ListView,
  table: lazy(() => import('./views/TableView')),
  image: lazy(() => import('./views/ImageView')),
  split: lazy(() => import('./views/SplitView')),
};

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
    <Suspense fallback={<RowsSkeleton view={view} />}>
      <View found={found} state={state} from={from} {...props} />
    </Suspense>
  );
});
