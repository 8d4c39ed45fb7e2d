import { withChoice } from '@/components/list/facets/filters';
import { type ClassLabels, valueLabel } from '@/components/patent/patentFacets';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import type { Filters } from '@/links/filters';
import type { PatentResultState } from '@/links/patent';
import type { FacetName, SearchResult } from '@/services/cnipr';

/** A way to narrow a result, with what is left then. */
export interface Narrower {
  words: string;
  count: number;
  change: Partial<PatentResultState>;
}

/** The same before it is known what is left. */
type Offered = Omit<Narrower, 'count'> & { count: number | undefined };

/** Years that count as recent, the present one among them. */
const RECENT = 5;

/**
 * The strongest ways to narrow a result, from the facets at hand: recent years, rights in force,
 * granted inventions, and the most frequent applicant and class. A facet that already narrows the
 * result offers nothing.
 *
 * @param year the present one
 */
export function narrowers(
  state: PatentResultState,
  { facets, totalElements }: Pick<SearchResult, 'facets' | 'totalElements'>,
  classes: ClassLabels,
  year: number,
): Narrower[] {
  const filters: Filters = { include: state.include, exclude: state.exclude };
  const free = (name: FacetName) => !filters.include[name] && !filters.exclude[name];
  const values = (name: FacetName) =>
    (free(name) && facets.find((facet) => facet.name === name)?.values) || [];

  const value = (name: FacetName, wanted: string, words: string): Offered => ({
    words,
    count: values(name).find((one) => one.value === wanted)?.count,
    change: withChoice(filters, name, wanted, 'include'),
  });
  const most = (name: FacetName): Offered => {
    const first = values(name)[0]?.value ?? '';
    return value(name, first, valueLabel(name, first, classes));
  };
  const since = year - RECENT + 1;
  const recent = state.years
    ? []
    : values('filingYear').filter((one) => Number(one.value) >= since);

  return [
    {
      words: `近 ${RECENT} 年申请`,
      count: recent.reduce<number | undefined>(
        (sum, { count }) => (sum === undefined || count === undefined ? undefined : sum + count),
        0,
      ),
      change: { years: `${since}-` },
    },
    value('validity', 'VALID', VALIDITY.VALID),
    value('patentType', 'INVENTION_GRANT', PATENT_TYPES.INVENTION_GRANT),
    most('applicant'),
    most('ipcClass'),
  ].filter((one): one is Narrower => Boolean(one.count && one.count < totalElements));
}
