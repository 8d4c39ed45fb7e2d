import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ComparisonSkeleton, comparedOf } from './compare/ComparisonSkeleton';
import ResultScreen from './ResultScreen';

const ComparisonScreen = lazy(() => import('./compare/ComparisonScreen'));

/** The result list, or some of its patents compared: both are states of one address. */
export default function ResultRoute() {
  const compared = comparedOf(useLocation().search);
  if (compared.length < 2) return <ResultScreen />;
  return (
    <Suspense fallback={<ComparisonSkeleton count={compared.length} />}>
      <ComparisonScreen />
    </Suspense>
  );
}
