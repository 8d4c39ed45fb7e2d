import { typedDay } from '@/domain/form/typedDay';
import type { AssessmentHistoryState } from '@/links/assessment';
import type { AssessmentQuery } from '@/services/project/assessment';
import { gradeChoices, STATUS_CHOICES } from './words';

/** Characters of words that the service takes. */
export const LONGEST_WORDS = 100;

/** What narrows nothing. */
export const NO_FILTERS = { kind: '', status: '', grade: '', from: '', to: '' } as const;

type Known = Pick<AssessmentHistoryState, 'q' | 'kind' | 'status' | 'grade' | 'from' | 'to'>;

/** The filters of an address that the list knows; what it does not know narrows nothing. */
export function knownFilters({ q, kind, status, grade, from, to }: AssessmentHistoryState): Known {
  const among = (choices: readonly { value: string }[], value: string) =>
    choices.some((choice) => choice.value === value) ? value : '';
  return {
    q: [...q].slice(0, LONGEST_WORDS).join(''),
    kind,
    status: among(STATUS_CHOICES, status),
    grade: among(gradeChoices(kind), grade),
    from: typedDay(from) ?? '',
    to: typedDay(to) ?? '',
  };
}

/** What an address asks for, without page and size. */
export function questionOf(state: AssessmentHistoryState): AssessmentQuery {
  const { q, kind, status, grade, from, to } = knownFilters(state);
  return {
    ...(kind && { kind }),
    ...(status && { status: status as NonNullable<AssessmentQuery['status']> }),
    ...(grade && { grade: grade as NonNullable<AssessmentQuery['grade']> }),
    ...(from && { from }),
    ...(to && { to }),
    ...(q && { keyword: q }),
    sort: state.sort,
  };
}
