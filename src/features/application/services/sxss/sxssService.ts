import type { Beginning, Service } from '@/components/apply/service';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { sxss, sxssPrefill } from '@/domain/application/sxss';
import { SXSS_GUIDE } from '@/domain/application/sxss/guide';
import { isAppealType, OWN_RECORDS, refusalAnswers } from '@/domain/application/sxss/recordFields';
import type { FormValues } from '@/domain/form/description';
import type { Identity } from '@/domain/identity';
import { HOLIDAYS } from '../../../../../config/holidays';
import { loadRecords, type RecordChoice } from './ownRecords';
import { PublicList } from './PublicList';
import { RecordPicker } from './RecordPicker';

async function choiceOf(
  id: string,
  user: Identity,
  signal: AbortSignal,
): Promise<RecordChoice | undefined> {
  if (id === '') return undefined;
  const choices = await loadRecords(user, signal).catch(() => []);
  return choices.find(({ value }) => value === id);
}

/** What need not be typed of an objection or repair; it never rejects. */
async function prefill(
  user: Identity,
  { profile, last, address }: Beginning,
  signal: AbortSignal,
): Promise<FormValues> {
  const choice = await choiceOf(address.record, user, signal);
  return {
    ...sxssPrefill(profile, last, choice?.record),
    ...(choice && refusalAnswers(choice.gates)),
    ...(choice?.lastRepair !== undefined && { lastRepairDate: choice.lastRepair }),
    ...(isAppealType(address.appeal) && { appealType: address.appeal }),
  };
}

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
