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

interface Props {
  log: readonly LogLine[];
  /** The present state, where the head of the page calls it by another word than the log. */
  now?: string | undefined;
}

/** Who did what and when, the latest first; what was said stands under what was done. */
export function OpinionLog({ log, now }: Props) {
  const rows = [...log].reverse();
  return (
    <div className={styles.opinionLog}>
      <FactTable
        caption="办理记录，最近的在前"
        room="little"
        lines
        rows={rows}
        rowKey={({ time }, index) => `${time} ${rows.length - index}`}
        columns={[
          {
            label: '时间',
            plain: true,
            cell: ({ time }) =>
              time && <span className="ipr-num ipr-nowrap">{toMinute(time)}</span>,
          },
          {
            label: '办理方',
            plain: true,
            cell: ({ operator }) => <span className={styles.logWord}>{operator}</span>,
          },
          {
            label: '操作和意见',
            plain: true,
            whole: true,
            cell: ({ action, opinion }) =>
              opinion ? (
                <>
                  {action}
                  <div className={styles.requestWords}>{opinion}</div>
                </>
              ) : (
                action
              ),
          },
          {
            label: '此后状态',
            cell: (line) => (
              <span className={styles.logWord}>
                {now && line === rows[0] ? now : line.status && STATUSES[line.status].label}
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}
