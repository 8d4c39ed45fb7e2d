import { type ChartElement, chartQuery, numbersQueries } from '@/domain/enterprise/chartQueries';
import { patentResultLink } from '@/links/patent';

/**
 * The list of exactly the patents that an element counts.
 *
 * @param names of the basket
 * @returns undefined when the search language cannot say it
 */
export function elementLink(names: readonly string[], element: ChartElement): string | undefined {
  const q = chartQuery(names, element);
  return q === undefined ? undefined : patentResultLink({ mode: 'expr', q });
}

/** Lists of patents by their application numbers; several where one query cannot hold them. */
export function numbersLinks(numbers: readonly string[]): string[] {
  return numbersQueries(numbers).map((q) => patentResultLink({ mode: 'expr', q }));
}
