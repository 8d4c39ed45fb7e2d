import type { Status } from '../workflow/status';
import {
  type Deadline,
  deadlineOf,
  type HolidayCalendar,
  type TimeLimit,
} from '../workflow/workingDays';

/** What happens next with an application. */
export interface NextStep {
  /** Who acts: 您, a department, or nobody when all is over. */
  readonly actor?: string;
  readonly text: string;
  /** Counted from the day on which the state was entered. */
  readonly limit?: TimeLimit;
}

/** The next step in each state that a service uses. */
export type NextSteps = Readonly<Partial<Record<Status, NextStep>>>;

/** Name of the applicant where it is the applicant's turn. */
export const YOU = '您';

/**
 * The last day of a step; undefined where none is set.
 *
 * @param since day on which the state was entered, `YYYY-MM-DD`
 */
export function stepDeadline(
  { limit }: NextStep,
  since: string,
  calendar: HolidayCalendar,
): Deadline | undefined {
  return limit && deadlineOf(since, limit, calendar);
}
