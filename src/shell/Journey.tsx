import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';

/** A page must not fail with it. */
const PatentJourney = lazy(() => import('./PatentJourney').catch(() => ({ default: () => null })));

/** What can be done with the patent that the address carries, loaded only where there is one. */
export function Journey() {
  const { search } = useLocation();
  if (!new URLSearchParams(search).get('patent')) return null;
  return (
    <Suspense fallback={<div className="ipr-journey" />}>
      <PatentJourney />
    </Suspense>
  );
}
