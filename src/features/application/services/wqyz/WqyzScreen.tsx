import { ApplyScreen } from '@/components/apply/ApplyScreen';
import type { Service } from '@/components/apply/service';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { WQYZ, wqyzPrefill } from '@/domain/application/wqyz';
import { WQYZ_GUIDE } from '@/domain/application/wqyz/guide';
import { WQYZ_ELIGIBILITY } from '@/domain/application/wqyz/questions';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';

/** Aid in the protection of rights (domain reference 2.5). */
export const wqyzService: Service = {
  process: 'WQYZ',
  description: WQYZ,
  guide: WQYZ_GUIDE,
  eligibility: WQYZ_ELIGIBILITY,
  sources: { options: {}, regions: portalRegions },
  prefill: async ({ profile, last, address }) => {
    const patent = checkApplicationNumber(address.patent);
    return wqyzPrefill(profile, last, patent.ok ? patent.value : undefined);
  },
};

/** The page of the service. */
export default function WqyzScreen() {
  return <ApplyScreen service={wqyzService} />;
}
