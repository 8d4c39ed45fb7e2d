import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ComparisonSkeleton } from '@/components/compare/ComparisonSkeleton';
import { readAdjudicationList } from '@/links/adjudication';
import ListScreen from './ListScreen';

const ComparisonScreen = lazy(() => import('../compare/ComparisonScreen'));

/** The list, or some of its documents compared: both are states of one address. */
export default function ListRoute() {
  const { compare } = readAdjudicationList(useLocation().search);
  if (compare.length < 2) return <ListScreen />;
  return (
    <Suspense
      fallback={
        <ComparisonSkeleton title="裁判文书对比" label={`正在加载 ${compare.length} 篇裁判文书`} />
      }
    >
      <ComparisonScreen />
    </Suspense>
  );
}
