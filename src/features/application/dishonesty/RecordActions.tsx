import { Link } from '@umijs/max';
import flowStyles from '@/components/flow/flow.module.css';
import { APPEAL_TYPES } from '@/domain/application/sxss/gates';
import { todayInChina } from '@/domain/calendar';
import { applyLink, requestLink } from '@/links/business';
import type { BreakPromise } from '@/services/data/breakPromise';
import { appealChoices } from './appeals';
import dishonestyStyles from './dishonesty.module.css';

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
      {open.length > 0 && (
        <p className="ipr-request-buttons">
          {open.map(({ type }, index) => (
            <Link
              key={type}
              className={flowStyles.requestLink}
              data-main={index === 0 || undefined}
              to={applyLink('SXSS', { record: record.id, appeal: type })}
              aria-label={`${APPEAL_TYPES[type]}：${record.decisionNo}`}
            >
              {APPEAL_TYPES[type]}
            </Link>
          ))}
        </p>
      )}
      {open.map(
        ({ type, words }) =>
          words && (
            <p key={type}>
              {APPEAL_TYPES[type]}：{words}。
            </p>
          ),
      )}
      {reasons.map(({ words, names }) => (
        <p key={words}>
          {names.join('、')}：{words}。
        </p>
      ))}
      {record.openApplyNo && (
        <p>
          <Link to={requestLink('SXSS', record.openApplyNo)}>查看在办的申请</Link>
        </p>
      )}
    </div>
  );
}
