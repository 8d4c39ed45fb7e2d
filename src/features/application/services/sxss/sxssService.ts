import type { Service } from '@/components/apply/service';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { sxss } from '@/domain/application/sxss';
import { SXSS_GUIDE } from '@/domain/application/sxss/guide';
import { OWN_RECORDS } from '@/domain/application/sxss/recordFields';
import { HOLIDAYS } from '../../../../../config/holidays';
import { loadOwnRecords } from './ownRecords';
import { PublicList } from './PublicList';
import { prefill } from './prefill';
import { RecordPicker } from './RecordPicker';

/** Objections to dishonesty records, their repair and removal (domain reference 2.4). */
export const sxssService: Service = {
  process: 'SXSS',
  description: sxss(HOLIDAYS),
  guide: SXSS_GUIDE,
  sources: { options: { [OWN_RECORDS]: loadOwnRecords }, regions: portalRegions },
  parts: { recordPicker: RecordPicker },
  prefill,
  Beside: PublicList,
};
