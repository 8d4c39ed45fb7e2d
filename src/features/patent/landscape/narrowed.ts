import { knownFilters } from '@/components/patent/patentFacets';
import { combineExpressions } from '@/domain/search/combine';
import { fieldQuery } from '@/domain/search/fieldQuery';
import type { FieldCode } from '@/domain/search/fields';
import { type PatentResultState, patentResultLink } from '@/links/patent';
import type { FacetName } from '@/services/cnipr';
import type { CountedSet } from './sets';

/** What a mark stands for: values of facets, and a clause of the search language. */
export interface Part {
  readonly values?: Partial<Record<FacetName, string>>;
  readonly clause?: string | undefined;
  readonly sort?: PatentResultState['sort'];
}

/** Where a patent has several values, another one beside those chosen is a condition of its own. */
const FIELDS: Partial<Record<string, FieldCode>> = { applicant: 'PA', ipcSubclass: 'IC' };

/** The list of the part of a set that a mark counts; undefined where no address can say it. */
export function narrowed(
  { state, read }: Pick<CountedSet, 'state' | 'read'>,
  { values = {}, clause = '', sort }: Part,
): string | undefined {
  const filters = knownFilters(state);
  const include = { ...filters.include };
  const clauses = clause ? [clause] : [];
  for (const [facet, value] of Object.entries(values)) {
    const field = include[facet]?.some((one) => one !== value) ? FIELDS[facet] : undefined;
    if (!field) {
      include[facet] = [value];
      continue;
    }
    const query = fieldQuery(field, value);
    if (query === undefined) return undefined;
    clauses.push(query);
  }
  let query: Pick<PatentResultState, 'mode' | 'q' | 'as'> = state;
  for (const one of clauses) {
    const first = query === state ? read.expression : query.q;
    const combined = combineExpressions(first, 'AND', one);
    if (!combined.ok) return undefined;
    query = { mode: 'expr', q: combined.canonical, as: [] };
  }
  return patentResultLink({
    mode: query.mode,
    q: query.q,
    as: query.as,
    include,
    exclude: filters.exclude,
    years: state.years,
    set: state.set,
    ...(sort && { sort }),
  });
}
