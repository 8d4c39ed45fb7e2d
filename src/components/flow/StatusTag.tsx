import { STATUSES, type Status, statusText } from '@/domain/workflow/status';
import { ToneTag } from './ToneTag';

/** The state of a request: word, shape and colour. */
export function StatusTag({ status }: { status: Status | undefined }) {
  return <ToneTag tone={status ? STATUSES[status].tone : 'quiet'}>{statusText(status)}</ToneTag>;
}
