import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import type { PatentRecord } from '@/services/cnipr';
import { type AdjudicationPage, findAdjudications } from '@/services/data/adjudication';

/** Judgments shown on the record; the list has them all. */
const SHOWN = 5;

/** The number by which judgments name a patent; its key in the portal where it has none. */
function judgedBy({ id, applicationNumber }: PatentRecord) {
  return applicationNumber ? { rightNumber: applicationNumber } : { patentId: id };
}

/** The newest judgments and decisions about a patent. */
export function useJudgments(record: PatentRecord): Latest<AdjudicationPage> {
  return useLatestAnswer(record.id, (signal) =>
    findAdjudications(
      { ...judgedBy(record), sort: '-judgmentDate', page: 0, size: SHOWN },
      // The record is complete without them: what fails is said in their own place.
      { signal, shownInPlace: true },
    ),
  );
}
