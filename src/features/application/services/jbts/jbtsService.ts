import type { Service } from '@/components/apply/service';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { fromFiles } from '@/components/form/files/FileChoices';
import { JBTS } from '@/domain/application/jbts';
import { EVIDENCE_FILES } from '@/domain/application/jbts/evidence';
import { JBTS_GUIDE } from '@/domain/application/jbts/guide';
import { AnonymousProgress } from './AnonymousProgress';
import { EvidencePaper } from './EvidencePaper';
import { EVIDENCE } from './evidenceFiles';
import { NamingConsequences } from './NamingConsequences';
import { prefill } from './prefill';
import { RightLookup } from './RightLookup';

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
