import { choiceOf } from '@/components/list/facets/filters';
import { knownFilters } from '@/components/patent/patentFacets';
import { grouped } from '@/domain/grouped';
import type { ClassesOfSet } from '@/domain/landscape/compared';
import { type Counted, subclassesOf, tally } from '@/domain/landscape/counted';
import { type AnsweredCoverage, coverageText } from '@/domain/statistics/coverage';
import type { FacetName } from '@/services/cnipr';
import { askedFor, type CountedSet } from './sets';

/** Counts of a facet, and of how many patents its value is known. */
export interface FacetCounts {
  readonly counts: readonly Counted[];
  readonly base: AnsweredCoverage;
  /** Whether the source has more values than these. */
  readonly more: boolean;
}

/**
 * The counts of a facet of which each patent has one value. The service does not narrow a facet by
 * its own filter, so the values that the set leaves out are left out here.
 *
 * @returns undefined when the service did not count it
 */
export function singleCounts(
  { data, state }: CountedSet,
  name: FacetName,
): FacetCounts | undefined {
  const found = data.facets.find((facet) => facet.name === name);
  if (!found) return undefined;
  const filters = knownFilters(state);
  const chosen = filters.include[name] !== undefined;
  const counts = found.values.flatMap(({ value, count }) => {
    const choice = choiceOf(filters, name, value);
    const inside = choice === 'include' || (!chosen && choice === 'none');
    return value !== '' && inside && count !== undefined ? { value, count } : [];
  });
  const listed = counts.reduce((sum, { count }) => sum + count, 0);
  const other = chosen ? 0 : (found.other ?? 0);
  return {
    counts,
    base: { known: Math.min(listed + other, data.total), total: data.total },
    more: other > 0,
  };
}

/** The IPC subclasses of a set, and of how many of its patents (but designs, which have none). */
export interface SetClasses extends ClassesOfSet {
  readonly base: AnsweredCoverage;
}

/** Counted by the service, or from the rows where the set is itself narrowed by subclass. */
export function classesOf(set: CountedSet): SetClasses {
  const { data, state } = set;
  const filters = knownFilters(state);
  const designs =
    singleCounts(set, 'patentType')?.counts.find(({ value }) => value === 'DESIGN')?.count ?? 0;
  const total = Math.max(0, data.total - designs);
  const found = data.facets.find(({ name }) => name === 'ipcSubclass');
  const narrowed = filters.include.ipcSubclass ?? filters.exclude.ipcSubclass;
  if (found && !narrowed) {
    const counts = found.values.flatMap(({ value, count }) =>
      value !== '' && count !== undefined ? { value, count } : [],
    );
    const known = found.missing === undefined ? undefined : Math.max(0, data.total - found.missing);
    const base = { known: known === undefined ? known : Math.min(known, total), total };
    return { counts, complete: (found.other ?? 0) === 0, base };
  }
  const told = data.rows.map(subclassesOf).filter((codes) => codes.length > 0);
  return {
    counts: tally(told.flat()),
    complete: data.rows.length >= data.total,
    base: { known: Math.min(told.length, total), total },
  };
}

/** Whether all of a set was read. */
export const isWhole = ({ data }: CountedSet): boolean => data.rows.length >= data.total;

/** How far the rows of a set go: all of it, or its newest ones. */
function readText({ data: { rows, total } }: CountedSet): string {
  if (rows.length >= total) return '';
  return `从按申请日从新到旧的前 ${grouped(rows.length)} 件读出 / 共 ${grouped(total)} 件，点开的清单是全部`;
}

/** Coverage of what was counted from rows, e.g. `申请人已知 950 / 共 1,000（从…读出）`. */
export function rowsCoverage(set: CountedSet, known: number, what: string): string {
  const part = readText(set);
  return coverageText({ known, total: set.data.rows.length }, what) + (part && `（${part}）`);
}

/** Coverages of several sets, each behind its name; of one set without it. */
export function coverages(
  sets: readonly CountedSet[],
  of: (set: CountedSet, index: number) => string,
): string {
  if (sets.length === 1 && sets[0]) return of(sets[0], 0);
  return sets.map((set, index) => `${set.name}：${of(set, index)}`).join('；');
}

/** The newest day on which the sets were read. */
export const dayOf = (sets: readonly CountedSet[]): string =>
  sets.map(({ data }) => data.day).sort()[0] ?? '';

export const SOURCE = '专利检索服务';

/** What was counted, for the files. */
export const scopeOf = (sets: readonly Pick<CountedSet, 'name' | 'state' | 'read'>[]): string =>
  sets.map((set) => `${set.name}（检索式 ${askedFor(set)}）`).join('；');
