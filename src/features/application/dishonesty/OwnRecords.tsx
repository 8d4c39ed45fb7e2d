import { useId } from 'react';
import { ErrorState } from '@/components/state/ErrorState';
import { behaviorText, levelText } from '@/domain/application/sxss/record';
import type { DishonestyState } from '@/links/business';
import type { BreakPromise } from '@/services/data/breakPromise';
import { RecordActions } from './RecordActions';
import { numberText, RecordLink } from './RecordLink';
import { RecordState } from './RecordState';

interface Props {
  state: DishonestyState;
  records: readonly BreakPromise[] | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Records of the user's own subject, whatever the filters show: what can be done about each. */
export function OwnRecords({ state, records, error, onRetry }: Props) {
  const id = useId();
  if (error !== undefined) {
    return <ErrorState title="本主体的记录没有加载出来" error={error} onRetry={onRetry} />;
  }
  if (!records) return null;
  if (records.length === 0) return <p className="ipr-note">名单中没有您本主体的失信记录。</p>;
  return (
    <section className="ipr-dishonesty-own" aria-labelledby={id}>
      <h2 id={id}>本主体的失信记录（{records.length} 条）</h2>
      <ul>
        {records.map((record, index) => (
          <li key={record.id || `${index}`}>
            <div className="ipr-dishonesty-own-head">
              <h3>
                <RecordLink
                  state={state}
                  id={record.id}
                  label={`${numberText(record)}，${behaviorText(record)}`}
                >
                  {numberText(record)}
                </RecordLink>
              </h3>
              <RecordState record={record} />
            </div>
            <p>
              {behaviorText(record)}，{levelText(record)}；{record.decisionOrg || '认定机关不详'}{' '}
              <span className="ipr-num">{record.decisionDate || '日期不详'}</span> 认定
            </p>
            <RecordActions record={record} own={records} />
          </li>
        ))}
      </ul>
    </section>
  );
}
