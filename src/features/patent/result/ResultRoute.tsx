import { useLocation } from '@umijs/max';
import { lazy, Suspense, useMemo } from 'react';
import { ComparisonSkeleton } from '@/components/compare/ComparisonSkeleton';
import { useSimplifier } from '@/components/search/simplified';
import { SkeletonLines } from '@/components/state/Skeleton';
import { readPatentResult } from '@/links/patent';
import type { AskAhead } from '@/requests/ahead';
import { searchPatents } from '@/services/cnipr';
import { comparedOf } from './compare/comparedPatents';
import ResultScreen from './ResultScreen';
import { firstPageOf, questionOfAddress } from './request';

const ComparisonScreen = lazy(() => import('./compare/ComparisonScreen'));
const isLandscape = (search: string) => new URLSearchParams(search).has('landscape');

const LandscapeScreen = lazy(() => import('../landscape/LandscapeScreen'));

/** The page of the result that the address names. */
export const ahead: AskAhead = async ({ search, owner }) => {
  if (comparedOf(search).length > 1 || isLandscape(search)) return;
  const asked = await questionOfAddress(search, owner);
  if (asked) await searchPatents(firstPageOf(asked), { ahead: true });
};

/** The result list, some of its patents compared, or its landscape: states of one address. */
export default function ResultRoute() {
  const { search } = useLocation();
  const compared = comparedOf(search);
  const { q } = useMemo(() => readPatentResult(search), [search]);
  const readable = useSimplifier(q);
  const reading = <SkeletonLines widths={[60, 90, 80, 95]} label="正在读取检索式" />;
  if (!readable) return reading;
  if (isLandscape(search)) {
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
