import { useAsking } from '@/components/list/useAsking';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useIdentity } from '@/components/page/useIdentity';
import { type OwnRows, ownRows } from '@/domain/ownRows';
import { requestOwnership } from '@/domain/workflow/requestOwner';
import { type AssessmentHistoryState, assessmentHistoryLink } from '@/links/assessment';
import { type AssessmentRow, findAssessments } from '@/services/project/assessment';
import { questionOf } from './question';

/** A page of the user's assessments, and the place in the list that it begins at. */
export interface FoundAssessments extends OwnRows<AssessmentRow> {
  /** Place of the first row in the whole list, from 1. */
  readonly first: number;
}

/** The page that the address names; asked for once more when the same address is gone to again. */
export function useHistory(state: AssessmentHistoryState): Latest<FoundAssessments> {
  const asking = useAsking();
  const user = useIdentity();
  const { page, size } = state;
  return useLatestAnswer(
    `${asking} ${assessmentHistoryLink({ ...state, compare: [], differing: false })}`,
    async (signal) => ({
      ...ownRows(
        await findAssessments(
          { ...questionOf(state), page: page - 1, size },
          { signal, shownInPlace: true },
        ),
        (row) => requestOwnership(row, user),
      ),
      first: (page - 1) * size + 1,
    }),
  );
}
