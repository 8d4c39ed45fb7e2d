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

/** One colour a state: how grave a record is stands beside it in words. */
function toneOf({ inObjection, repairStatus }: BreakPromise): StatusTone {
  if (inObjection) return 'attention';
  return repairStatus ? TONES[repairStatus] : 'quiet';
}

/** Where a record stands: word, shape and colour. */
export function RecordState({ record }: { record: BreakPromise }) {
  return <ToneTag tone={toneOf(record)}>{recordStateInWords(record)}</ToneTag>;
}
