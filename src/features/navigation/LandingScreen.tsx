import { useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { usePageTitle } from '@/components/page/usePageTitle';
import { PHONE, useScreenMatches } from '@/components/page/useScreenMatches';
import { SmartBox } from '@/components/search/SmartBox';
import { SkeletonLines } from '@/components/state/Skeleton';
import { everythingLink, SENT } from '@/links/landing';
import { type PatentQuery, patentResultLink } from '@/links/patent';
import { Beside } from './landing/Beside';
import { Held } from './landing/Held';
import { Hero } from './landing/Hero';
import styles from './landing/landing.module.css';
import { Services } from './landing/Services';
import mattersStyles from './matters/matters.module.css';
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

/** Numbers are recognised by script that comes while something is typed. */
const numbers = () => import('@/components/search/numbers/recognised');

/** Whether a text is the number of a record that is no patent: a case, a law, an enterprise … */
async function isOtherNumber(q: string): Promise<boolean> {
  try {
    const { recogniseNumbers } = await numbers();
    const [first] = recogniseNumbers(q);
    return first !== undefined && first.holding !== 'patent';
  } catch {
    // It is looked for as words, then.
    return false;
  }
}

/** The welcome: what the portal is, and the box over its five holdings. */
function Welcome() {
  const [{ q }, setTyped] = useState<Pick<PatentQuery, 'q'>>({ q: '' });
  const navigate = useNavigate();
  const isTyped = q !== '';
  useEffect(() => {
    if (isTyped) numbers().catch(() => {});
  }, [isTyped]);
  const search = async (query: PatentQuery) => {
    // Who chose how a part is to be read has decided that it is about patents.
    if (query.as.length === 0 && (await isOtherNumber(query.q))) {
      navigate(everythingLink(query.q), { state: SENT });
    } else {
      navigate(patentResultLink(query));
    }
  };
  return (
    <Hero
      id="landing-title"
      title="专利导航与检索"
      lead="查专利、法规与裁判，看企业与产业，办理专利业务"
      q={q}
      foot={<Held />}
    >
      <SmartBox size="large" autoFocus examples onSearch={search} onDraft={setTyped} />
    </Hero>
  );
}

/**
 * The landing page: the smart search box first, then what waits for the user and who answers, then
 * what the portal offers, then the navigation subjects. Everything it shows can be used today. On a
 * phone the first two screens are the portal's own: who answers stands last, where the telephones
 * are once more, and of the subjects the first ones.
 */
export default function LandingScreen() {
  usePageTitle('专利导航');
  const isPhone = useScreenMatches(PHONE);
  return (
    <Flex vertical gap={16}>
      <Welcome />
      <Flex wrap gap={16} className={styles.today}>
        <Suspense
          fallback={
            <Place>
              <SkeletonLines label="正在加载我的事项" widths={[20, 60, 80]} />
            </Place>
          }
        >
          <MyMatters />
        </Suspense>
        {!isPhone && <Beside />}
      </Flex>
      <Services />
      <Subjects folded={isPhone} />
      {isPhone && <Beside />}
    </Flex>
  );
}
