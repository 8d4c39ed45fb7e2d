import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ComparisonSkeleton } from '@/components/compare/ComparisonSkeleton';
import { askAhead } from '@/components/list/declared/declaredList';
import { readTransactionSearch } from '@/links/transaction';
import type { AskAhead } from '@/requests/ahead';
import { LISTINGS } from './listings';
import { LISTING } from './noun';
import SearchScreen from './SearchScreen';

const ComparisonScreen = lazy(() => import('./compare/ComparisonScreen'));

/** The page of the list that the address names. */
export const ahead: AskAhead = ({ search }) =>
  readTransactionSearch(search).compare.length < 2 && askAhead(LISTINGS, search);

/** The list of supply and demand, or some of it compared: both are states of one address. */
export default function SearchRoute() {
  const { compare } = readTransactionSearch(useLocation().search);
  if (compare.length < 2) return <SearchScreen />;
  const label = `正在加载 ${compare.length} ${LISTING.unit}${LISTING.what}`;
  return (
    <Suspense fallback={<ComparisonSkeleton title="供需对比" label={label} />}>
      <ComparisonScreen />
    </Suspense>
  );
}
