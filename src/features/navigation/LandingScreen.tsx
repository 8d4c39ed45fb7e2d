import { usePageTitle } from '@/components/page/usePageTitle';
import { Hero } from './Hero';
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
      <Hero />
      <Services />
      <Subjects />
    </div>
  );
}
