import { lazy, type ReactNode, Suspense } from 'react';
import { usePageTitle } from '@/components/page/usePageTitle';
import { SkeletonLines } from '@/components/state/Skeleton';
import { Hero } from './Hero';
import mattersStyles from './matters/matters.module.css';
import navigationStyles from './navigation.module.css';
import { Services } from './Services';
import { Subjects } from './Subjects';

const Place = ({ children }: { children: ReactNode }) => (
  <section className={`ipr-sheet ${mattersStyles.matters}`}>{children}</section>
);

/** What stands in the place of the matters when their script did not arrive. */
const NotLoaded = () => (
  <Place>
    <p role="status">我的事项没有加载出来，请刷新页面再试。</p>
  </Place>
);

const MyMatters = lazy(() => import('./matters/MyMatters').catch(() => ({ default: NotLoaded })));

/**
 * The landing page: the smart search box first, then what waits for the user, then what the portal
 * offers, then the navigation subjects. Everything it shows can be used today.
 */
export default function LandingScreen() {
  usePageTitle('专利导航');
  return (
    <div className={navigationStyles.landing}>
      <Hero />
      <Suspense
        fallback={
          <Place>
            <SkeletonLines label="正在加载我的事项" widths={[20, 60, 80]} />
          </Place>
        }
      >
        <MyMatters />
      </Suspense>
      <Services />
      <Subjects />
    </div>
  );
}
