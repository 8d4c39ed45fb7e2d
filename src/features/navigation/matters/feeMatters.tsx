import { graceEndOf } from '@/domain/annualFee';
import { type HealthFinding, type HealthRecord, portfolioHealth } from '@/domain/enterprise/health';
import { costText, sumOfCosts } from '@/domain/enterprise/healthFees';
import { grouped } from '@/domain/grouped';
import { titleText } from '@/domain/titleText';
import { enterpriseLink } from '@/links/enterprise';
import { patentDetailLink } from '@/links/patent';
import { analyseEnterprise } from '@/services/data/enterprise';
import { HOLIDAYS } from '../../../../config/holidays';
import { FEE_RULE, type Matter } from './matter';
import { type Answered, NOTHING_TO_LOOK_AT } from './source';
import { type InRows, inRows, termMatters } from './termMatters';

/** Days before its last one from which on a fee is a duty, and is urgent. */
const NEAR = 30;
const URGENT = 7;

/** Behind every day. */
const NO_DAY = '9999';

const daysUntil = (day: string, today: string) =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);

interface Fee extends Pick<HealthRecord, 'id' | 'title' | 'cost'> {
  /** Past its day: it can still be paid, with a surcharge, until `day`. */
  late: boolean;
  /** Last day for paying, `YYYY-MM-DD`; '' of a late one whose day is not known. */
  day: string;
}

/**
 * Fees that are late or due within three months, by the rules of the health check. What fell due
 * since the day of the data may have been paid in the meantime.
 */
function openFees(
  findings: readonly HealthFinding[],
  today: string,
): { fees: Fee[]; unknown: number } {
  const finding = (key: 'FEE_LATE' | 'FEE_DUE') => findings.find((one) => one.key === key);
  const late = finding('FEE_LATE');
  const due = finding('FEE_DUE');
  const fees = [late, due].flatMap((found) =>
    (found?.records ?? []).map(({ id, title, cost, deadline = '', dueDate = deadline }): Fee => {
      // The check tells the day of every fee that is due, not of every late one.
      const over = found === due && deadline < today;
      const day = over ? (graceEndOf(dueDate, HOLIDAYS) ?? deadline) : deadline;
      const fee = { id, title, late: found === late || over, day };
      // What it cost on its day, without a surcharge, is no longer what it costs.
      return cost && !over ? { ...fee, cost } : fee;
    }),
  );
  return {
    fees: fees.sort((a, b) => (a.day || NO_DAY).localeCompare(b.day || NO_DAY)),
    unknown: Math.max(late?.unknown ?? 0, due?.unknown ?? 0),
  };
}

interface Words {
  /** All that the row stands for. */
  fees: readonly Fee[];
  /** The one whose day the row tells. */
  fee: Fee;
  today: string;
}

/** What is to be done about a fee, or about the first of several; its day stands before it. */
function FeeWords({ fees, fee, today }: Words) {
  const { late } = fee;
  const alone = fees.length === 1;
  const over = fees.filter((one) => one.day && one.day < today).length;
  const undated = fees.filter((one) => !one.day).length;
  if (over === fees.length) return <>逾期已满 6 个月，请核对权利状态</>;
  if (undated === fees.length) return <>已逾期，可补缴到哪天不详，请核对</>;
  const payable = fees.filter((one) => one.day >= today);
  const { unknown, ...sum } = sumOfCosts(payable.map(({ cost }) => cost));
  const known = unknown < payable.length;
  const others = [
    over > 0 && `${over} 件逾期已满 6 个月`,
    undated > 0 && `${undated} 件可补缴到哪天不详`,
  ].filter(Boolean);
  return (
    <>
      {late ? '已逾期，可补缴' : '请缴费'}
      {!alone && '（期限按最早一件）'}
      {known &&
        `，${late ? '今天缴' : '年费'}${alone ? (late ? '须' : '') : '共'} ${costText(sum)}`}
      {known && unknown > 0 && `（另有 ${unknown} 件金额不详）`}
      {others.length > 0 && `，其中 ${others.join('，')}，请核对`}
    </>
  );
}

function matterOf(fees: readonly Fee[], name: string, today: string): Matter[] {
  // One that can be paid no more, or until nobody knows when, does not speak for the others.
  const fee = fees.find(({ day }) => day >= today) ?? fees[0];
  if (!fee) return [];
  const alone = fees.length === 1;
  const within = (days: number) => fee.late || daysUntil(fee.day, today) <= days;
  return [
    {
      key: alone ? `fee ${fee.id} ${fee.day}` : `fees ${fee.late}`,
      kind: '专利年费',
      title: alone ? titleText(fee.title) : `${fees.length} 件专利`,
      what: <FeeWords fees={fees} fee={fee} today={today} />,
      urgent: within(URGENT),
      weight: within(NEAR) ? 'duty' : 'later',
      day: fee.day,
      to: alone
        ? fee.id && `${patentDetailLink(fee.id)}#fees`
        : enterpriseLink(name, { tab: 'health' }),
      action: '查看年费',
      rule: FEE_RULE,
      ...(alone
        ? { patent: fee.id, note: fee.cost && `年费 ${costText(fee.cost)}` }
        : { stands: fees.length }),
    },
  ];
}

/**
 * Annual fees of an enterprise's patents, as the health check of its page finds them. The portal
 * knows whose patents they are by the applicant's name alone: an enterprise's is nobody else's, a
 * person's may be, so that persons are not asked for.
 *
 * @param name of the enterprise the user is
 * @param today `YYYY-MM-DD`
 * @param rows how many of a kind have rows of their own
 */
export async function feeMatters(
  name: string,
  today: string,
  rows: InRows,
  signal: AbortSignal,
): Promise<Answered> {
  const analysis = await analyseEnterprise(name, undefined, { signal, skipErrorHandler: true });
  const { healthPatents, healthComplete, dataDate } = analysis;
  // Of data without a day nobody can say what is due.
  if (healthPatents.length === 0 || dataDate === '') return NOTHING_TO_LOOK_AT;
  const findings = portfolioHealth(healthPatents, today, today, HOLIDAYS);
  const { fees, unknown } = openFees(findings, today);
  const due = [true, false].flatMap((late) =>
    inRows(
      fees.filter((fee) => fee.late === late),
      rows,
      (some) => matterOf(some, name, today),
    ),
  );
  const matters = [...due, ...termMatters(findings, name, today, rows)];
  const gaps = [
    unknown > 0 && `有 ${grouped(unknown)} 件专利的年费记录不详，没有核对。`,
    healthComplete === false && '没有核对全部专利的年费。',
    healthComplete === undefined && '是否核对了全部专利的年费不详。',
  ]
    .filter(Boolean)
    .join('');
  return {
    matters,
    patents: healthPatents.map(({ id }) => id),
    looked: unknown < healthPatents.length ? '专利年费和期限' : '',
    note: (matters.length > 0 || gaps) && (
      <>
        {matters.length > 0 && (
          <>
            年费和期限按申请人“{name}”截至 <span className="ipr-nowrap">{dataDate}</span>{' '}
            的数据推定，以国家知识产权局的通知为准。
          </>
        )}
        {gaps}
      </>
    ),
  };
}
