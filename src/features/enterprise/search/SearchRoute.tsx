import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ComparisonSkeleton } from '@/components/compare/ComparisonSkeleton';
import { readEnterpriseSearch } from '@/links/enterprise';
import SearchScreen from './SearchScreen';

const ComparisonScreen = lazy(() => import('../compare/ComparisonScreen'));

/** The list of enterprises, or some of them compared: both are states of one address. */
export default function SearchRoute() {
  const { compare } = readEnterpriseSearch(useLocation().search);
  if (compare.length < 2) return <SearchScreen />;
  return (
    <Suspense
      fallback={<ComparisonSkeleton title="企业对比" label={`正在加载 ${compare.length} 家企业`} />}
    >
      <ComparisonScreen />
    </Suspense>
  );
}
