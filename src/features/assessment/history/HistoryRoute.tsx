import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ComparisonSkeleton } from '@/components/compare/ComparisonSkeleton';
import { readAssessmentHistory } from '@/links/assessment';
import HistoryScreen from './HistoryScreen';

const ComparisonScreen = lazy(() => import('./compare/ComparisonScreen'));

/** The list of assessments, or two of them compared: both are states of one address. */
export default function HistoryRoute() {
  const { compare } = readAssessmentHistory(useLocation().search);
  if (compare.length < 2) return <HistoryScreen />;
  return (
    <Suspense fallback={<ComparisonSkeleton title="评估对比" label="正在加载 2 件评估" />}>
      <ComparisonScreen />
    </Suspense>
  );
}
