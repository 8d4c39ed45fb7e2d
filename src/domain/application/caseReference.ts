import { accept } from '../check';
import type { TextDescription } from '../form/description';
import { checkCaseNumber } from '../numbers/caseNumber';

/**
 * The number of a case: one of a court in its normal form (domain reference 3.8), one of another
 * office as it is typed.
 */
export const checkCaseReference: NonNullable<TextDescription['check']> = (text, _, { today }) => {
  const court = checkCaseNumber(text, { today });
  return court.ok ? court : accept(text.trim());
};
