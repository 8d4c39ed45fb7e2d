import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ComparisonSkeleton } from '@/components/compare/ComparisonSkeleton';
import { askAhead } from '@/components/list/declared/declaredList';
import { queryProblem } from '@/domain/enterprise/queryProblem';
import { readEnterpriseSearch } from '@/links/enterprise';
import type { AskAhead } from '@/requests/ahead';
import { ENTERPRISES } from './enterprises';
import SearchScreen from './SearchScreen';

const ComparisonScreen = lazy(() => import('../compare/ComparisonScreen'));

/** The page of the list that the address names. */
export const ahead: AskAhead = ({ search }) => {
  const { compare, q } = readEnterpriseSearch(search);
  return compare.length < 2 && queryProblem(q) === null && askAhead(ENTERPRISES, search);
};

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
