import { type RequestHead, requestState } from '@/domain/workflow/nextStep';
import { ToneTag } from './ToneTag';

/** The state of a request: what it waits for counts before what the office does. */
export function RequestState({ request }: { request: RequestHead }) {
  const { label, tone } = requestState(request);
  return <ToneTag tone={tone}>{label}</ToneTag>;
}
