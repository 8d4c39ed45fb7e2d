import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ComparisonSkeleton } from '@/components/compare/ComparisonSkeleton';
import { comparedOf } from './compare/comparedPatents';
import ResultScreen from './ResultScreen';

const ComparisonScreen = lazy(() => import('./compare/ComparisonScreen'));

/** The result list, or some of its patents compared: both are states of one address. */
export default function ResultRoute() {
  const compared = comparedOf(useLocation().search);
  if (compared.length < 2) return <ResultScreen />;
  return (
    <Suspense
      fallback={
        <ComparisonSkeleton title="专利对比" label={`正在加载 ${compared.length} 件专利`} />
      }
    >
      <ComparisonScreen />
    </Suspense>
  );
}
