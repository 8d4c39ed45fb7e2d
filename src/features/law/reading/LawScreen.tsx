import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { readLawDetail } from '@/links/law';
import { LawReading } from './LawReading';

const LawComparison = lazy(() => import('./compare/LawComparison'));

/** One version of a law, or two of them side by side. */
export default function LawScreen() {
  const { search } = useLocation();
  if (!readLawDetail(search).compare) return <LawReading />;
  return (
    <Suspense fallback={<ReadingSkeleton title="版本对照" label="正在加载版本对照" />}>
      <LawComparison />
    </Suspense>
  );
}
