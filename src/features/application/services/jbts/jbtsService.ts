import { findPatentByNumber } from '@/components/apply/findPatentByNumber';
import type { Beginning, Service } from '@/components/apply/service';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { fromFiles } from '@/components/form/files/FileChoices';
import { JBTS, jbtsPrefill } from '@/domain/application/jbts';
import { EVIDENCE_FILES } from '@/domain/application/jbts/evidence';
import { JBTS_GUIDE } from '@/domain/application/jbts/guide';
import { rightPrefill } from '@/domain/application/jbts/rights';
import type { FormValues } from '@/domain/form/description';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';
import { AnonymousProgress } from './AnonymousProgress';
import { EvidencePaper } from './EvidencePaper';
import { EVIDENCE } from './evidenceFiles';
import { NamingConsequences } from './NamingConsequences';
import { RightLookup } from './RightLookup';

/** The patent that the address names, as the right that is infringed. */
async function rightOf(number: string, signal: AbortSignal): Promise<FormValues> {
  const checked = checkApplicationNumber(number);
  if (!checked.ok) return {};
  const record = await findPatentByNumber(checked.value, signal).catch(() => undefined);
  const values = record ? rightPrefill(record) : { number: checked.value };
  return { rightType: 'PATENT', rights: [{ id: '1', values }] };
}

/** What need not be typed of a report or complaint; it never rejects. */
async function prefill(
  { profile, last, address }: Beginning,
  signal: AbortSignal,
): Promise<FormValues> {
  return { ...jbtsPrefill(profile, last), ...(await rightOf(address.patent, signal)) };
}

/** Reports and complaints (domain reference 2.3). */
export const jbtsService: Service = {
  process: 'JBTS',
  description: JBTS,
  guide: JBTS_GUIDE,
  sources: { options: { [EVIDENCE_FILES]: fromFiles }, regions: portalRegions },
  fileChoices: { [EVIDENCE_FILES]: EVIDENCE },
  parts: { namingConsequences: NamingConsequences, rightLookup: RightLookup },
  prefill,
  Beside: AnonymousProgress,
  BesideAnswers: EvidencePaper,
};
