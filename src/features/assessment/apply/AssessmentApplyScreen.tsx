import { useLocation } from '@umijs/max';
import { ApplyScreen } from '@/components/apply/ApplyScreen';
import { applyLink } from '@/links/business';
import { ASSESSMENT_PROCESSES, ASSESSMENT_SERVICES } from './services';

/** Request of an assessment; the address says of which. */
export default function AssessmentApplyScreen() {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/+$/, '');
  const process = ASSESSMENT_PROCESSES.find((one) => applyLink(one) === here) ?? 'SQQPG';
  return <ApplyScreen key={process} service={ASSESSMENT_SERVICES[process]} />;
}
