import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { readSubject } from '@/links/landing';
import LandingScreen from './LandingScreen';

const SubjectScreen = lazy(() => import('./subject/SubjectScreen'));

/** The landing page, or the industry chain of a subject: both are states of one address. */
export default function SubjectRoute() {
  if (readSubject(useLocation().search).subject === '') return <LandingScreen />;
  return (
    <Suspense fallback={<ReadingSkeleton title="专利导航" label="正在加载专题" />}>
      <SubjectScreen />
    </Suspense>
  );
}
