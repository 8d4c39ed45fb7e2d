import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ComparisonSkeleton } from '@/components/compare/ComparisonSkeleton';
import { askAhead } from '@/components/list/declared/declaredList';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { readAdjudicationList } from '@/links/adjudication';
import type { AskAhead } from '@/requests/ahead';
import { ADJUDICATIONS } from '../adjudications';
import ListScreen from './ListScreen';

const AwardsScreen = lazy(() => import('../awards/AwardsScreen'));
const ComparisonScreen = lazy(() => import('../compare/ComparisonScreen'));

/** The page of the list that the address names. */
export const ahead: AskAhead = ({ search }) => {
  const { compare, view } = readAdjudicationList(search);
  return view !== 'awards' && compare.length < 2 && askAhead(ADJUDICATIONS, search);
};

/** The list, some of its documents compared, or what they awarded: states of one address. */
export default function ListRoute() {
  const { compare, view } = readAdjudicationList(useLocation().search);
  if (view === 'awards') {
    return (
      <Suspense fallback={<ReadingSkeleton title="判赔参考" label="正在加载判赔参考" />}>
        <AwardsScreen />
      </Suspense>
    );
  }
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
