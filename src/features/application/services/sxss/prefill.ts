import type { Beginning } from '@/components/apply/service';
import { sxssPrefill } from '@/domain/application/sxss';
import { isAppealType, refusalAnswers } from '@/domain/application/sxss/recordFields';
import type { FormValues } from '@/domain/form/description';
import type { Identity } from '@/domain/identity';
import { loadRecords, type RecordChoice } from './ownRecords';

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
export async function prefill(
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
