import { usePageTitle } from '@/components/page/usePageTitle';
import { SmartBox } from '@/components/search/SmartBox';
import { Services } from './Services';
import { Subjects } from './Subjects';

/**
 * The landing page: the smart search box first, then what the portal offers, then the navigation
 * subjects. Everything it shows can be used today.
 */
export default function LandingScreen() {
  usePageTitle('专利导航');
  return (
    <div className="ipr-landing">
      <section className="ipr-landing-search" aria-labelledby="landing-title">
        <h1 id="landing-title">专利导航与检索</h1>
        <SmartBox size="large" autoFocus examples />
      </section>
      <Services />
      <Subjects />
    </div>
  );
}
