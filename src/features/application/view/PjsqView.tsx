import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { PJSQ } from '@/domain/application/pjsq';
import { findEvaluationCases } from '@/services/data';
import { PjsqFacts } from './facts/PjsqFacts';

const VIEW: ServiceView = {
  process: 'PJSQ',
  description: PJSQ,
  choices: async (_, signal) => {
    const cases = await findEvaluationCases({ signal });
    return {
      evaluationCases: cases.map(({ value, label }) => ({ value, label })),
    };
  },
  Facts: PjsqFacts,
};

/** A request for a patent evaluation report. */
export default function PjsqView() {
  return <ViewScreen view={VIEW} />;
}
