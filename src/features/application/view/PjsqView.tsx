import { PJSQ } from '@/domain/application/pjsq';
import { findEvaluationCases } from '@/services/data';
import type { ServiceView } from '../service';
import { PjsqFacts } from './facts/PjsqFacts';
import { ViewScreen } from './ViewScreen';

const VIEW: ServiceView = {
  process: 'PJSQ',
  description: PJSQ,
  choices: async (_, signal) => {
    const cases = await findEvaluationCases({ signal });
    return {
      evaluationCases: cases.map(({ value, label }) => ({ value, label: label ?? value })),
    };
  },
  Facts: PjsqFacts,
};

/** A request for a patent evaluation report. */
export default function PjsqView() {
  return <ViewScreen view={VIEW} />;
}
