import { useLocation, useModel, useOutlet } from '@umijs/max';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';
import { titlesOf } from '@/models/initialState';
import type { HostSettings } from '@/services/website';
import { HOTLINES } from '../../config/portal';
import { MAIN_ID } from './AccessBar';
import { Footer } from './Footer';
import { InLayout } from './InLayout';
import { Mark } from './Mark';
import { PageBoundary } from './PageBoundary';
import styles from './shell.module.css';
import UnknownAddress from './UnknownAddress';
import { useArrival } from './useArrival';

/** Beside the forms of the user pages: whose portal it is, what it is for, whom to ask. */
function UserPanel({ settings }: { settings: Partial<HostSettings> }) {
  const { initialState } = useModel('@@initialState');
  const { titles = titlesOf({}) } = initialState ?? {};
  return (
    <aside className={styles.userPanel} aria-label="平台介绍">
      <PatentDrawing className={styles.userDrawing} />
      <p className={styles.userPanelName}>
        {titles.prefix}
        {titles.front}
      </p>
      <ul>
        <li>检索专利、法律法规与裁判文书，每个结论都有出处</li>
        <li>办理评价报告、举报投诉、维权援助，随时保存，随时继续</li>
        <li>看企业与产业的专利，评估价值与稳定性</li>
      </ul>
      <p>
        政务服务热线 {settings.hotline ?? HOTLINES.government}
        <br />
        知识产权维权热线 {HOTLINES.ipAid}
      </p>
    </aside>
  );
}

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
