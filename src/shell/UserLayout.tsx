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

/** What the portal is for, by the numerals of parts of the drawing. */
const PURPOSES = [
  { sign: 10, name: '检索', line: '专利、法律法规与裁判文书，每个结论都有出处' },
  { sign: 20, name: '办理', line: '评价报告、举报投诉、维权援助，没填完的留在这台设备' },
  { sign: 30, name: '评估', line: '企业与产业的专利，一件专利的价值与稳定性' },
];

/** Beside the forms of the user pages: whose portal it is, what it is for, whom to ask. */
function UserPanel({ settings }: { settings: Partial<HostSettings> }) {
  const { initialState } = useModel('@@initialState');
  const { titles = titlesOf({}) } = initialState ?? {};
  return (
    <aside className={`${styles.userPanel} ipr-no-print`} aria-label="平台介绍">
      <PatentDrawing className={styles.userDrawing} />
      <p className={styles.userPanelName}>
        <span>
          {titles.prefix}
          <wbr />
        </span>
        <span>{titles.front}</span>
      </p>
      <ul>
        {PURPOSES.map(({ sign, name, line }) => (
          <li key={name}>
            <span aria-hidden>{sign}</span>
            <b>{name}</b>
            <p>{line}</p>
          </li>
        ))}
      </ul>
      <p className={styles.userHotlines}>
        <span>
          政务服务热线 <b>{settings.hotline ?? HOTLINES.government}</b>
        </span>
        <span>
          知识产权维权援助热线 <b>{HOTLINES.ipAid}</b>
        </span>
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
