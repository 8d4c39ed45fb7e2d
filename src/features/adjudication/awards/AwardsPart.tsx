import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { LoadedDocument } from '../reading/useDocument';

const AwardReference = lazy(() => import('./AwardReference'));

/**
 * The part of a judgment that compares its sums with those of others, once it is asked for or the
 * address names the others.
 */
export function AwardsPart({ loaded }: { loaded: LoadedDocument }) {
  const [wanted, setWanted] = useState(() => /[?&]vs=/.test(window.location.search));
  if (!wanted) {
    return (
      <p>
        同类文书写明的判赔金额、占诉请的比例和审理天数，与本案对照。
        <Button type="link" onClick={() => setWanted(true)}>
          统计
        </Button>
      </p>
    );
  }
  return (
    <Suspense fallback={<SkeletonLines widths={[70, 95, 90]} label="正在统计判赔" />}>
      <AwardReference loaded={loaded} />
    </Suspense>
  );
}
