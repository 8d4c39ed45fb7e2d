import type { Beginning } from '@/components/apply/service';
import { sxssPrefill } from '@/domain/application/sxss';
import { isAppealType, refusalAnswers } from '@/domain/application/sxss/recordFields';
import { todayInChina } from '@/domain/calendar';
import type { FormValues } from '@/domain/form/description';
import { findOwnRecords, type RecordChoice, recordChoices } from './ownRecords';

async function choiceOf(id: string, signal: AbortSignal): Promise<RecordChoice | undefined> {
  if (id === '') return undefined;
  const own = await findOwnRecords(signal).catch(() => []);
  return recordChoices(own, todayInChina()).find(({ value }) => value === id);
}

/** What need not be typed of an objection or repair; it never rejects. */
export async function prefill(
  { profile, last, address }: Beginning,
  signal: AbortSignal,
): Promise<FormValues> {
  const choice = await choiceOf(address.record, signal);
  return {
    ...sxssPrefill(profile, last, choice?.record),
    ...(choice && refusalAnswers(choice.gates)),
    ...(choice?.lastRepair !== undefined && { lastRepairDate: choice.lastRepair }),
    ...(isAppealType(address.appeal) && { appealType: address.appeal }),
  };
}
