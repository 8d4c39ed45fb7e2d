import { useAsking } from '@/components/list/useAsking';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useIdentity } from '@/components/page/useIdentity';
import type { Identity } from '@/domain/identity';
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

/** The user's assessments of a state, as far as they are the user's. */
export async function findOwnAssessments(
  state: AssessmentHistoryState,
  place: { page: number; size: number },
  user: Identity,
  signal: AbortSignal,
): Promise<OwnRows<AssessmentRow>> {
  const answer = await findAssessments(
    { ...questionOf(state), ...place },
    { signal, shownInPlace: true },
  );
  return ownRows(answer, (row) => requestOwnership(row, user));
}

/** The page that the address names; asked for once more when the same address is gone to again. */
export function useHistory(state: AssessmentHistoryState): Latest<FoundAssessments> {
  const asking = useAsking();
  const user = useIdentity();
  const { page, size } = state;
  return useLatestAnswer(
    `${asking} ${assessmentHistoryLink({ ...state, compare: [], differing: false })}`,
    async (signal) => ({
      ...(await findOwnAssessments(state, { page: page - 1, size }, user, signal)),
      first: (page - 1) * size + 1,
    }),
  );
}
