import { createElement } from 'react';
import { findPatentByNumber } from '@/components/apply/findPatentByNumber';
import { PatentLookup } from '@/components/apply/PatentLookup';
import type { Service } from '@/components/apply/service';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { PJSQ } from '@/domain/application/pjsq';
import { PJSQ_GUIDE } from '@/domain/application/pjsq/guide';
import { pjsqPrefill, recordPrefill } from '@/domain/application/pjsq/prefill';
import { PJSQ_ELIGIBILITY } from '@/domain/application/pjsq/questions';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';
import { findEvaluationCases } from '@/services/data';

/** The patent that the address names; nothing when there is none or it cannot be had. */
async function patentOf(given: string, signal: AbortSignal) {
  const checked = checkApplicationNumber(given);
  if (!checked.ok) return undefined;
  return findPatentByNumber(checked.value, signal).catch(() => undefined);
}

/** Request for a patent evaluation report (domain reference 2.2). */
export const pjsqService: Service = {
  process: 'PJSQ',
  description: PJSQ,
  guide: PJSQ_GUIDE,
  eligibility: PJSQ_ELIGIBILITY,
  sources: {
    options: {
      evaluationCases: async (signal) =>
        (await findEvaluationCases({ signal, shownInPlace: true })).map(
          ({ value, label = value }) => ({ value, label }),
        ),
    },
    regions: portalRegions,
  },
  parts: {
    patentLookup: (props) => createElement(PatentLookup, { ...props, prefill: recordPrefill }),
  },
  prefill: async ({ profile, last, address }, signal) => {
    const record = address.patent ? await patentOf(address.patent, signal) : undefined;
    return pjsqPrefill(profile, last, record);
  },
};
