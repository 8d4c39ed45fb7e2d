import type { FormBody } from '../../../../src/domain/form/body';
import type { FieldFacts, PatentFacts } from '../facts';
import { FindingMaker, type Findings } from '../finding';
import { valueAnswers } from './answers';
import { economicFindings } from './economic';
import { legalFindings } from './legal';
import { technicalFindings } from './technical';

/**
 * The 27 indicators of a value assessment from what is delivered (domain reference 6.1). What is
 * not delivered has no score; indicators that a design cannot have are left out the same way.
 *
 * @param answers body of the request (domain reference 2.9)
 * @param day whose data is used, `YYYY-MM-DD`
 * @param field counts of the field of technology, where there are any
 */
export function valueScores(
  facts: PatentFacts,
  answers: FormBody,
  day: string,
  field?: FieldFacts,
): Findings {
  const make = new FindingMaker(day);
  const told = valueAnswers(answers);
  return {
    ...legalFindings(facts, make),
    ...technicalFindings(facts, told, field, day, make),
    ...economicFindings(facts, told, field, day, make),
  };
}
