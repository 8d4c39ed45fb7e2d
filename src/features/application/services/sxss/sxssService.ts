import type { Service } from '@/components/apply/service';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { sxss } from '@/domain/application/sxss';
import { SXSS_GUIDE } from '@/domain/application/sxss/guide';
import { OWN_RECORDS } from '@/domain/application/sxss/recordFields';
import type { Identity } from '@/domain/identity';
import { HOLIDAYS } from '../../../../../config/holidays';
import { loadRecords } from './ownRecords';
import { PublicList } from './PublicList';
import { prefill } from './prefill';
import { RecordPicker } from './RecordPicker';

const COMMON = {
  process: 'SXSS',
  description: sxss(HOLIDAYS),
  guide: SXSS_GUIDE,
  parts: { recordPicker: RecordPicker },
  Beside: PublicList,
} as const;

/**
 * Objections to dishonesty records, their repair and removal (domain reference 2.4).
 *
 * @param user whose records are offered
 */
export const sxssService = (user: Identity): Service => ({
  ...COMMON,
  sources: {
    options: { [OWN_RECORDS]: (signal) => loadRecords(user, signal) },
    regions: portalRegions,
  },
  prefill: (beginning, signal) => prefill(user, beginning, signal),
});
