import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { JZPJ } from '@/domain/application/jzpj';
import { AssessmentOutcome } from './AssessmentOutcome';

const VIEW: ServiceView = { process: 'JZPJ', description: JZPJ, Result: AssessmentOutcome };

/** A request for an assessment of value. */
export default function ValueDetail() {
  return <ViewScreen view={VIEW} />;
}
