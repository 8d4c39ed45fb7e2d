import {
  APPEAL_TYPES,
  type AppealGate,
  type AppealType,
  appealGates,
} from '@/domain/application/sxss/gates';
import { levelText, recordStateInWords } from '@/domain/application/sxss/record';
import { APPEALS, recordOption } from '@/domain/application/sxss/recordFields';
import { todayInChina } from '@/domain/calendar';
import type { FormOption } from '@/domain/form/description';
import { type BreakPromise, findBreakPromises } from '@/services/data/breakPromise';

/** A record of the user's own subject as a choice, with what may be asked for about it today. */
export interface RecordChoice extends FormOption {
  readonly record: BreakPromise;
  readonly gates: Readonly<Record<AppealType, AppealGate>>;
  /** Day of the subject's last repair, of whichever record. */
  readonly lastRepair: string | undefined;
}

export function isRecordChoice(option: FormOption): option is RecordChoice {
  return 'record' in option && 'gates' in option;
}

function hintOf(record: BreakPromise, gates: RecordChoice['gates']): string {
  const listed = record.publishFrom && `，${record.publishFrom} 列入`;
  const state = `${levelText(record)}，${recordStateInWords(record)}${listed}`;
  const open = APPEALS.filter((type) => gates[type].open).map((type) => APPEAL_TYPES[type]);
  const all = gates.OBJECTION;
  if (!all.open) return `${state}。${all.reason}`;
  return `${state}。可以申请：${open.join('、')}`;
}

/** The user's own records with what may be asked for about each (domain reference 2.4). */
export function recordChoices(records: readonly BreakPromise[], today: string): RecordChoice[] {
  const lastRepair = records
    .flatMap(({ lastRepairDate }) => lastRepairDate ?? [])
    .sort()
    .at(-1);
  const facts = {
    today,
    ownLastRepair: lastRepair,
    openAppeals: records.flatMap(({ id, openApplyNo }) =>
      openApplyNo === undefined ? [] : [{ recordId: id, applyNo: openApplyNo }],
    ),
    ownDecisions: records.map(({ decisionDate }) => decisionDate),
  };
  // What has no id cannot be named in a request.
  return records
    .filter(({ id }) => id)
    .map((record) => {
      const gates = appealGates(record, facts);
      return { ...recordOption(record), hint: hintOf(record, gates), record, gates, lastRepair };
    });
}

/** More than one subject ever has. */
const MOST_RECORDS = 100;

/** @throws what the call throws; nobody has told the user yet */
export async function findOwnRecords(signal?: AbortSignal): Promise<BreakPromise[]> {
  const call = { skipErrorHandler: true, ...(signal && { signal }) };
  return (await findBreakPromises({ own: true, size: MOST_RECORDS }, call)).content;
}

/** The choices of the form. */
export async function loadOwnRecords(signal: AbortSignal): Promise<RecordChoice[]> {
  return recordChoices(await findOwnRecords(signal), todayInChina());
}
