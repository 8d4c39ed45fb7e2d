import { ALL_INVENTED, allInvented } from '@/components/chart/SampleRows';
import type { BreakPromise } from '@/services/data/breakPromise';

/** The list is invented: who is not in it may be in the real one. */
export const LIST_INVENTED = '目前的失信名单是示例数据，没有查到不说明实际情况。';

/** What is said once of records that are all invented; undefined where not all are. */
export function inventedNote(records: readonly BreakPromise[], listInvented: boolean) {
  if (listInvented) return LIST_INVENTED;
  return allInvented(records) ? ALL_INVENTED : undefined;
}
