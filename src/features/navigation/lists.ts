import type { CityCounts } from '@/domain/navigation/indicators';
import { type NodeElement, nodeQuery } from '@/domain/navigation/nodeQueries';
import { patentResultLink } from '@/links/patent';
import type { NodeFacts, SubjectDetail } from '@/services/nav';

/** The list of exactly the patents that a query finds. */
export const queryLink = (q: string): string => patentResultLink({ mode: 'expr', q });

/**
 * The list of exactly the patents that a number of a node counts.
 *
 * @param within a further query, such as the city's
 * @returns undefined when nothing is counted, what is counted is not known, or the search language
 *   cannot say it
 */
export function elementLink(
  expression: string,
  element: NodeElement,
  count: number | null | undefined,
  within?: string,
): string | undefined {
  const known = expression !== '' && within !== '';
  const q = known && count ? nodeQuery(expression, element, within) : undefined;
  return q === undefined ? undefined : queryLink(q);
}

/** What the location quotient of a node is computed from. */
export const cityCountsOf = (
  { total, cityTotal, known }: NodeFacts,
  subject: Pick<SubjectDetail, 'patentTotal' | 'cityTotal'>,
): CityCounts => ({
  total,
  cityTotal,
  subjectTotal: subject.patentTotal,
  subjectCityTotal: subject.cityTotal,
  addressed: known?.address,
});
