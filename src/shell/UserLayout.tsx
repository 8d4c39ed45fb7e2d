import { useLocation, useModel, useOutlet } from '@umijs/max';
import { titlesOf } from '@/models/initialState';
import { MAIN_ID } from './AccessBar';
import { Footer } from './Footer';
import { InLayout } from './InLayout';
import { Mark } from './Mark';
import { PageBoundary } from './PageBoundary';
import styles from './shell.module.css';
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
      <div className={styles.userPage}>
        <header className={styles.userHeader}>
          <div className={styles.brand}>
            <Mark />
            <span>
              {titles.prefix}
              {titles.front}
            </span>
          </div>
        </header>
        <div className={styles.userHalves}>
          <UserPanel settings={settings} />
          <main id={MAIN_ID} className={styles.userMain} tabIndex={-1}>
            <PageBoundary key={pathname}>{outlet}</PageBoundary>
          </main>
        </div>
        <Footer settings={settings} />
      </div>
    </InLayout>
  );
}
