import { STATUSES, type Status, statusText } from '@/domain/workflow/status';
import styles from './flow.module.css';

/** The state of a request: word, shape and colour. */
export function StatusTag({ status }: { status: Status | undefined }) {
  return (
    <span className={styles.requestStatus} data-tone={status ? STATUSES[status].tone : 'quiet'}>
      {statusText(status)}
    </span>
  );
}
