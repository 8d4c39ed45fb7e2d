import { ToneTag } from '@/components/flow/ToneTag';
import { type RepairStatus, recordStateInWords } from '@/domain/application/sxss/record';
import type { StatusTone } from '@/domain/workflow/status';
import type { BreakPromise } from '@/services/data/breakPromise';

const TONES: Readonly<Record<RepairStatus, StatusTone>> = {
  NONE: 'problem',
  APPLIED: 'running',
  REPAIRED: 'success',
  REMOVED: 'success',
  REVOKED: 'quiet',
};

/** Where a record stands: word, shape and colour. */
export function RecordState({ record }: { record: BreakPromise }) {
  return (
    <ToneTag
      tone={
        record.inObjection
          ? 'attention'
          : record.repairStatus
            ? TONES[record.repairStatus]
            : 'quiet'
      }
    >
      {recordStateInWords(record)}
    </ToneTag>
  );
}
