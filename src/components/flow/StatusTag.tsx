import { STATUSES, type Status } from '@/domain/workflow/status';

/** The state of a request: word, shape and colour. */
export function StatusTag({ status }: { status: Status }) {
  const { label, tone } = STATUSES[status];
  return (
    <span className="ipr-request-status" data-tone={tone}>
      {label}
    </span>
  );
}
