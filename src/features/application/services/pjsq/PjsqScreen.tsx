import { createElement } from 'react';
import { ApplyScreen } from '@/components/apply/ApplyScreen';
import { namedPatents } from '@/components/apply/namedPatents';
import { PatentLookup } from '@/components/apply/PatentLookup';
import type { Service } from '@/components/apply/service';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { PJSQ } from '@/domain/application/pjsq';
import { PJSQ_GUIDE } from '@/domain/application/pjsq/guide';
import { pjsqPrefill, recordPrefill } from '@/domain/application/pjsq/prefill';
import { PJSQ_ELIGIBILITY } from '@/domain/application/pjsq/questions';
import { findEvaluationCases } from '@/services/data';

/** Request for a patent evaluation report (domain reference 2.2). */
const pjsqService: Service = {
  process: 'PJSQ',
  description: PJSQ,
  guide: PJSQ_GUIDE,
  eligibility: PJSQ_ELIGIBILITY,
  sources: {
    options: {
      evaluationCases: async (signal) =>
        (await findEvaluationCases({ signal, shownInPlace: true })).map(({ value, label }) => ({
          value,
          label,
        })),
    },
    regions: portalRegions,
  },
  parts: {
    patentLookup: (props) => createElement(PatentLookup, { ...props, prefill: recordPrefill }),
  },
  prefill: async ({ profile, last, address }, signal) => {
    const [named] = await namedPatents(address.patent, signal);
    return pjsqPrefill(profile, last, named?.record);
  },
};

/** Request for a patent evaluation report. */
export default function PjsqScreen() {
  return <ApplyScreen service={pjsqService} />;
}
