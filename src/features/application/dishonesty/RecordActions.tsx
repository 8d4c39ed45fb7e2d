import { Link } from '@umijs/max';
import { LinkButton } from '@/components/page/LinkButton';
import { WholeDates } from '@/components/reading/WholeDates';
import {
  APPEAL_TYPES,
  type AppealFacts,
  type AppealGate,
  type AppealType,
  appealGates,
  objectionNote,
} from '@/domain/application/sxss/gates';
import { todayInChina } from '@/domain/calendar';
import { applyLink, requestLink } from '@/links/business';
import type { BreakPromise } from '@/services/data/breakPromise';
import { HOLIDAYS } from '../../../../config/holidays';
import dishonestyStyles from './dishonesty.module.css';

const REPAIR_OF = { GENERAL: 'REPAIR', SERIOUS: 'REMOVE' } as const;

/** What may be asked for about an own record, and if not, the rule that forbids it. */
interface AppealChoice {
  readonly type: AppealType;
  readonly open: boolean;
  /** Of a closed one the reason; of an open one what is worth knowing. */
  readonly words?: string | undefined;
}

/** What the gates need to know of the subject's other records. */
function factsOf(own: readonly BreakPromise[], today: string): AppealFacts {
  return {
    today,
    ownLastRepair: own
      .flatMap(({ lastRepairDate }) => lastRepairDate ?? [])
      .sort()
      .at(-1),
    ownDecisions: own.map(({ decisionDate }) => decisionDate),
    openAppeals: own.flatMap(({ id, openApplyNo }) =>
      openApplyNo === undefined ? [] : [{ recordId: id, applyNo: openApplyNo }],
    ),
  };
}

function choice(
  type: AppealType,
  allowed: boolean | undefined,
  gate: AppealGate,
  refusal: string | undefined,
): AppealChoice {
  // Where the service does not say, the rules do.
  const open = allowed ?? gate.open;
  const words = gate.open ? gate.note : gate.reason;
  if (open) return { type, open, words: gate.open ? words : undefined };
  // The service decides; where it gives no reason, the rules may know it.
  const unknown = '暂不能提出，原因请咨询受理部门';
  return { type, open, words: refusal ?? (gate.open ? unknown : words) };
}

/**
 * The ways that an own record has: the objection, and repair or removal by its level, both where
 * that is not known. Whether they are open is what the service says.
 *
 * @param own all records of the subject
 * @param today `YYYY-MM-DD`
 */
function appealChoices(
  record: BreakPromise,
  own: readonly BreakPromise[],
  today: string,
): AppealChoice[] {
  const gates = appealGates(record, factsOf(own, today));
  const { level, canAppeal, appealRefusal, canRepair, repairRefusal } = record;
  const repairs = level ? [REPAIR_OF[level]] : Object.values(REPAIR_OF);
  const objection = choice('OBJECTION', canAppeal, gates.OBJECTION, appealRefusal);
  const note = objection.open ? objectionNote(record, today, HOLIDAYS) : undefined;
  return [
    note ? { ...objection, words: note } : objection,
    ...repairs.map((repair) => choice(repair, canRepair, gates[repair], repairRefusal)),
  ];
}

interface Props {
  record: BreakPromise;
  /** All records of the subject. */
  own: readonly BreakPromise[];
}

/** What can be done about an own record, or the rule that forbids it. */
export function RecordActions({ record, own }: Props) {
  const choices = appealChoices(record, own, todayInChina());
  const open = choices.filter((one) => one.open);
  const closed = choices.filter((one) => !one.open);
  // One rule may forbid both.
  const reasons = [...new Set(closed.map(({ words }) => words))].map((words) => ({
    words,
    names: closed.filter((one) => one.words === words).map(({ type }) => APPEAL_TYPES[type]),
  }));
  return (
    <div className={dishonestyStyles.dishonestyActions}>
      {(open.length > 0 || record.openApplyNo) && (
        <p className="ipr-request-buttons">
          {open.map(({ type }) => (
            <LinkButton
              key={type}
              to={applyLink('SXSS', { record: record.id, appeal: type })}
              aria-label={`${APPEAL_TYPES[type]}：${record.decisionNo}`}
            >
              {APPEAL_TYPES[type]}
            </LinkButton>
          ))}
          {record.openApplyNo && (
            <Link to={requestLink('SXSS', record.openApplyNo)}>查看在办的申请</Link>
          )}
        </p>
      )}
      {open.map(
        ({ type, words }) =>
          words && (
            <p key={type}>
              <WholeDates>{`${APPEAL_TYPES[type]}：${words}。`}</WholeDates>
            </p>
          ),
      )}
      {reasons.map(({ words, names }) => (
        <p key={words}>
          <WholeDates>{`${names.join('、')}：${words}。`}</WholeDates>
        </p>
      ))}
    </div>
  );
}
