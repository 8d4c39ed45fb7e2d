import {
  APPEAL_TYPES,
  type AppealGate,
  type AppealType,
  appealGates,
} from '@/domain/application/sxss/gates';
import { recordsByOwner } from '@/domain/application/sxss/owner';
import { levelText, recordStateInWords } from '@/domain/application/sxss/record';
import { APPEALS, recordOption } from '@/domain/application/sxss/recordFields';
import { todayInChina } from '@/domain/calendar';
import type { FormOption } from '@/domain/form/description';
import type { Identity } from '@/domain/identity';
import { nameText } from '@/domain/nameText';
import { TransportError } from '@/requests/errors';
import { type BreakPromise, findBreakPromises } from '@/services/data/breakPromise';

/** A record as a choice, with what may be asked for about it today. */
export interface RecordChoice extends FormOption {
  readonly record: BreakPromise;
  readonly gates: Readonly<Record<AppealType, AppealGate>>;
  /** Day of the subject's last repair, of whichever record. */
  readonly lastRepair: string | undefined;
  /** Nothing that was answered tells whose it is: the user has to know it by its name. */
  readonly unclear: boolean;
}

export function isRecordChoice(option: FormOption): option is RecordChoice {
  return 'record' in option && 'gates' in option;
}

function hintOf(record: BreakPromise, gates: RecordChoice['gates']): string {
  const listed = record.publishFrom && `，${record.publishFrom} 列入`;
  const invented = record.sample ? '示例数据。' : '';
  const state = `${invented}${levelText(record)}，${recordStateInWords(record)}${listed}`;
  const open = APPEALS.filter((type) => gates[type].open).map((type) => APPEAL_TYPES[type]);
  const all = gates.OBJECTION;
  if (!all.open) return `${state}。${all.reason}`;
  return `${state}。可以申请：${open.join('、')}`;
}

/** The records of one subject with what may be asked for about each (domain reference 2.4). */
export function recordChoices(
  records: readonly BreakPromise[],
  today: string,
  unclear = false,
): RecordChoice[] {
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
      const option = recordOption(record);
      const label = unclear ? `${nameText(record.subjectName)}：${option.label}` : option.label;
      return { ...option, label, hint: hintOf(record, gates), record, gates, lastRepair, unclear };
    });
}

/** Records that are looked at: more than one subject ever has. */
export const MOST_RECORDS = 100;

/**
 * The choices of the form: the records that are the user's by what was answered, and those of which
 * nothing tells whose they are, each looked at alone. What is another's is left out.
 *
 * @throws what the call throws, and TransportError when it answers no list; nobody has told the user yet
 */
export async function loadRecords(user: Identity, signal: AbortSignal): Promise<RecordChoice[]> {
  const query = { own: true, size: MOST_RECORDS };
  const { content, counted } = await findBreakPromises(query, { skipErrorHandler: true, signal });
  if (content.length === 0 && !counted) throw new TransportError('unreadable');
  const { own, unclear } = recordsByOwner(content, user);
  const today = todayInChina();
  return [
    ...recordChoices(own, today),
    ...unclear.flatMap((record) => recordChoices([record], today, true)),
  ];
}
