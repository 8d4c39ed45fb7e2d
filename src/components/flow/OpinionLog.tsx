import { FactTable } from '@/components/reading/FactTable';
import { STATUSES, type Status } from '@/domain/workflow/status';
import styles from './flow.module.css';
import { toMinute } from './moment';

/** A line of a request's log. */
export interface LogLine {
  readonly time: string;
  /** Department, 申请人 or 系统. */
  readonly operator: string;
  readonly action: string;
  /** State after it. */
  readonly status: Status | undefined;
  readonly opinion?: string | undefined;
}

/** Who did what and when, the latest first. */
export function OpinionLog({ log }: { log: readonly LogLine[] }) {
  const rows = [...log].reverse();
  return (
    <FactTable
      caption="办理记录，最近的在前"
      rows={rows}
      rowKey={({ time }, index) => `${time} ${rows.length - index}`}
      columns={[
        {
          label: '时间',
          cell: ({ time }) => time && <span className="ipr-num ipr-nowrap">{toMinute(time)}</span>,
        },
        { label: '办理方', cell: ({ operator }) => operator },
        { label: '操作', cell: ({ action }) => action },
        { label: '此后状态', cell: ({ status }) => status && STATUSES[status].label },
        {
          label: '意见',
          cell: ({ opinion }) => opinion && <span className={styles.requestWords}>{opinion}</span>,
        },
      ]}
    />
  );
}
