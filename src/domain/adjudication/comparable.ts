import type { AwardedRow } from './awards';
import type { CaseType } from './labels';

/** What is taken of a judgment for others to compare it with; null leaves the fact open. */
export interface ComparableBy {
  readonly right: 'same' | 'any';
  readonly cause: 'same' | 'any';
  readonly court: 'any' | 'level' | 'same';
  readonly years: 'any' | 'near' | 'same';
  readonly procedure: 'same' | 'any';
}

/** The same right, cause and instance, of all courts and years. */
export const COMPARABLE: ComparableBy = {
  right: 'same',
  cause: 'same',
  court: 'any',
  years: 'any',
  procedure: 'same',
};

/** Years before and after that are near. */
export const NEAR_YEARS = 3;

type Compared = AwardedRow & {
  readonly cause: string | null;
  readonly caseType: CaseType | null;
};

/** Filters of the search for judgments, and the days between which they were decided. */
export interface ComparableSearch {
  readonly include: Readonly<Record<string, readonly string[]>>;
  readonly from: string;
  readonly to: string;
}

/** The search for the judgments that one is compared with; what it does not say itself is left open. */
export function comparableSearch(document: Compared, by: ComparableBy): ComparableSearch {
  const { rightKinds, cause, court, courtLevel, procedure, caseType, judgmentDate } = document;
  const facets: readonly (readonly [string, boolean, readonly (string | null)[]])[] = [
    ['caseType', true, [caseType]],
    ['rightKind', by.right === 'same', rightKinds],
    ['cause', by.cause === 'same', [cause]],
    ['court', by.court === 'same', [court]],
    ['courtLevel', by.court === 'level', [courtLevel]],
    ['procedure', by.procedure === 'same', [procedure]],
  ];
  const include = facets.flatMap(([name, wanted, values]) => {
    const known = values.flatMap((value) => value ?? []);
    return wanted && known.length > 0 ? [[name, known] as const] : [];
  });
  const year = by.years === 'any' ? Number.NaN : Number(judgmentDate?.slice(0, 4) ?? Number.NaN);
  const near = by.years === 'near' ? NEAR_YEARS : 0;
  const days = Number.isNaN(year)
    ? { from: '', to: '' }
    : { from: `${year - near}-01-01`, to: `${year + near}-12-31` };
  return { include: Object.fromEntries(include), ...days };
}
