import { lazy, Suspense } from 'react';
import { idleMoment } from '@/components/page/whenIdle';
import { HeldRow } from './HeldRow';
import { keptCounts } from './keptCounts';

/** Unknown, not none; what was counted before still has its day. */
const NotLoaded = () => <HeldRow counts={keptCounts()} instead="没有查到" />;

// Five counts and what reads them: when the page has nothing else to do.
const Counted = lazy(async () => {
  await idleMoment();
  const { HeldCounts } = await import('./HeldCounts').catch(() => ({ HeldCounts: NotLoaded }));
  return { default: HeldCounts };
});

/** What the portal holds: as it was counted last, at once, and counted anew once the page stands. */
export function Held() {
  return (
    <Suspense fallback={<HeldRow counts={keptCounts()} />}>
      <Counted />
    </Suspense>
  );
}
