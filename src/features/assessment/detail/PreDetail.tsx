import { useLocation } from '@umijs/max';
import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { SQQPG } from '@/domain/application/sqqpg';
import { readAssessment } from '@/links/assessment';
import { AssessmentOutcome } from './AssessmentOutcome';
import { Watermark } from './Watermark';

const VIEW: ServiceView = { process: 'SQQPG', description: SQQPG, Result: AssessmentOutcome };

/** A request for an assessment before filing: confidential, so its page bears a watermark. */
export default function PreDetail() {
  const { id } = readAssessment(useLocation().search);
  return (
    <Watermark text={`保密 仅供申请人和评估人员查阅 ${id}`}>
      <ViewScreen view={VIEW} />
    </Watermark>
  );
}
