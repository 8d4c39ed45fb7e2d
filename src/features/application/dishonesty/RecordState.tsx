import { ToneTag } from '@/components/flow/ToneTag';
import { type RepairStatus, recordStateInWords } from '@/domain/application/sxss/record';
import type { StatusTone } from '@/domain/workflow/status';
import type { BreakPromise } from '@/services/data/breakPromise';

const TONES: Readonly<Record<RepairStatus, StatusTone>> = {
  NONE: 'attention',
  APPLIED: 'running',
  REPAIRED: 'success',
  REMOVED: 'success',
  REVOKED: 'quiet',
};

function toneOf({ inObjection, repairStatus, level }: BreakPromise): StatusTone {
  if (inObjection) return 'attention';
  // Red is for what is grave alone.
  if (repairStatus === 'NONE' && level === 'SERIOUS') return 'problem';
  return repairStatus ? TONES[repairStatus] : 'quiet';
}

/** Where a record stands: word, shape and colour. */
export function RecordState({ record }: { record: BreakPromise }) {
  return <ToneTag tone={toneOf(record)}>{recordStateInWords(record)}</ToneTag>;
}
