import { useLocation } from '@umijs/max';
import { lazy, Suspense, useMemo } from 'react';
import { ComparisonSkeleton } from '@/components/compare/ComparisonSkeleton';
import { useSimplifier } from '@/components/search/simplified';
import { SkeletonLines } from '@/components/state/Skeleton';
import { readPatentResult } from '@/links/patent';
import { comparedOf } from './compare/comparedPatents';
import ResultScreen from './ResultScreen';

const ComparisonScreen = lazy(() => import('./compare/ComparisonScreen'));
const LandscapeScreen = lazy(() => import('../landscape/LandscapeScreen'));

/** The result list, some of its patents compared, or its landscape: states of one address. */
export default function ResultRoute() {
  const { search } = useLocation();
  const compared = comparedOf(search);
  const { q } = useMemo(() => readPatentResult(search), [search]);
  const readable = useSimplifier(q);
  const reading = <SkeletonLines widths={[60, 90, 80, 95]} label="正在读取检索式" />;
  if (!readable) return reading;
  if (new URLSearchParams(search).has('landscape')) {
    return (
      <Suspense fallback={reading}>
        <LandscapeScreen />
      </Suspense>
    );
  }
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
