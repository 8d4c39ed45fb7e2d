import { useLocation, useModel, useOutlet } from '@umijs/max';
import { titlesOf } from '@/models/initialState';
import { MAIN_ID } from './AccessBar';
import { Footer } from './Footer';
import { InLayout } from './InLayout';
import { Mark } from './Mark';
import { PageBoundary } from './PageBoundary';
import UnknownAddress from './UnknownAddress';
import { UserPanel } from './UserPanel';
import { useArrival } from './useArrival';

/**
 * The user pages: outside the layout, without a menu (specification 2). The site's name is no
 * link here: without a login it would only lead back, and lose the place to return to.
 */
export default function UserLayout() {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const { initialState } = useModel('@@initialState');
  const { settings = {}, titles = titlesOf({}) } = initialState ?? {};
  useArrival(pathname);
  if (!outlet) return <UnknownAddress />;
  return (
    <InLayout value={true}>
      <div className="ipr-user-page">
        <header className="ipr-user-header">
          <div className="ipr-brand">
            <Mark />
            <span>
              {titles.prefix}
              {titles.front}
            </span>
          </div>
        </header>
        <div className="ipr-user-halves">
          <UserPanel settings={settings} />
          <main id={MAIN_ID} className="ipr-user-main" tabIndex={-1}>
            <PageBoundary key={pathname}>{outlet}</PageBoundary>
          </main>
        </div>
        <Footer settings={settings} />
      </div>
    </InLayout>
  );
}
