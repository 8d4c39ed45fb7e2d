import { STATUSES, type Status, statusText } from '@/domain/workflow/status';

/** The state of a request: word, shape and colour. */
export function StatusTag({ status }: { status: Status | undefined }) {
  return (
    <span className="ipr-request-status" data-tone={status ? STATUSES[status].tone : 'quiet'}>
      {statusText(status)}
    </span>
  );
}
