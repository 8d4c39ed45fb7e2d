import { SampleTag } from '@/components/chart/SampleTag';
import styles from '@/components/flow/flow.module.css';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { recordOwnership } from '@/domain/application/sxss/owner';
import { BEHAVIORS, LEVELS } from '@/domain/application/sxss/record';
import type { Identity } from '@/domain/identity';
import { nameText } from '@/domain/nameText';
import type { DishonestyState } from '@/links/business';
import type { BreakPromise } from '@/services/data/breakPromise';
import { numberText, RecordLink } from './RecordLink';
import { RecordState } from './RecordState';

interface Props {
  state: DishonestyState;
  user: Identity;
  records: readonly BreakPromise[];
}

const CONTENT: readonly FactColumn<BreakPromise>[] = [
  { label: '失信行为', cell: ({ behavior }) => behavior && BEHAVIORS[behavior] },
  { label: '失信程度', cell: ({ level }) => level && LEVELS[level] },
  { label: '认定文书号', cell: ({ decisionNo }) => decisionNo },
  {
    label: '认定日期',
    cell: ({ decisionDate }) =>
      decisionDate && <span className="ipr-num ipr-nowrap">{decisionDate}</span>,
  },
  { label: '状态', cell: (record) => <RecordState record={record} /> },
];

/** One page of the public list, as the service gives it: persons are masked. */
export function RecordTable({ state, user, records }: Props) {
  return (
    <div className={styles.requests}>
      <FactTable
        caption="失信记录，最近认定的在前"
        rows={records}
        rowKey={({ id }, index) => id || `${index}`}
        columns={[
          {
            label: '失信主体',
            cell: (record) => (
              <>
                <RecordLink
                  state={state}
                  id={record.id}
                  label={`${nameText(record.subjectName)}，${numberText(record)}`}
                >
                  {nameText(record.subjectName)}
                </RecordLink>
                <span className={`${styles.requestsNumber} ipr-num`}>
                  {record.subjectCode}
                  {recordOwnership(record, user) === 'own' && '（本主体）'}
                </span>
                {record.sample && <SampleTag />}
              </>
            ),
          },
          ...CONTENT,
        ]}
      />
    </div>
  );
}
