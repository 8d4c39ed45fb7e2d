import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { wdxpj } from '@/domain/application/wdxpj';
import type { AssessmentResult } from '@/domain/assessment/result';
import type { Application } from '@/services/data/process';
import { HOLIDAYS } from '../../../../config/holidays';
import { ClaimMatrixSection } from '../stability/ClaimMatrixSection';
import { AssessmentOutcome } from './AssessmentOutcome';

const matrixOf = ({ claims, applyNo }: AssessmentResult) =>
  claims && <ClaimMatrixSection matrix={claims} applyNo={applyNo} />;

function Outcome({ request }: { request: Application }) {
  return <AssessmentOutcome request={request} matrixOf={matrixOf} />;
}

const VIEW: ServiceView = { process: 'WDXPJ', description: wdxpj(HOLIDAYS), Result: Outcome };

/** A request for an evaluation of stability, with its claims against the documents. */
export default function StabilityDetail() {
  return <ViewScreen view={VIEW} />;
}
