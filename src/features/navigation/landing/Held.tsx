import { lazy, Suspense } from 'react';
import { idleMoment } from '@/components/page/whenIdle';
import { HeldRow } from './HeldRow';

/** Unknown, not none. */
const NotLoaded = () => <HeldRow instead="没有查到" />;

// Five counts and what reads them: when the page has nothing else to do.
const Counted = lazy(async () => {
  await idleMoment();
  const { HeldCounts } = await import('./HeldCounts').catch(() => ({ HeldCounts: NotLoaded }));
  return { default: HeldCounts };
});

/** What the portal holds, counted once the page stands. */
export function Held() {
  return (
    <Suspense fallback={<HeldRow />}>
      <Counted />
    </Suspense>
  );
}
