import { percentOf } from '../statistics';
import { enoughFor } from '../statistics/coverage';
import type { Counted } from './counted';

/** Bands of times cited, both ends included; null is open. */
export const CITED_BANDS: readonly (readonly [from: number, to: number | null])[] = [
  [0, 0],
  [1, 4],
  [5, 9],
  [10, null],
];

/** How many patents are cited how often, in the order of the bands; of all others it is not known. */
export function citedCounts(rows: readonly { readonly citedBy: number | null | undefined }[]): {
  counts: number[];
  known: number;
} {
  const known = rows.flatMap(({ citedBy }) => (typeof citedBy === 'number' ? citedBy : []));
  return {
    counts: CITED_BANDS.map(
      ([from, to]) => known.filter((one) => one >= from && (to === null || one <= to)).length,
    ),
    known: known.length,
  };
}

/**
 * What a set makes of everything that is held, year by year, in percent; null where that is too
 * little to take a share of, or not known.
 */
export function sharesOf(
  values: readonly (number | null)[],
  wholes: readonly (number | null)[],
): (number | null)[] {
  return values.map((value, index) => {
    const whole = wholes[index] ?? null;
    return enoughFor(whole) && whole !== null ? percentOf(value, whole) : null;
  });
}

/** The classes of a set; whether every class it has is among them. */
export interface ClassesOfSet {
  readonly counts: readonly Counted[];
  readonly complete: boolean;
}

/** A class that others hold and one set does not. */
export interface WhiteSpot {
  readonly code: string;
  /** Patents of each of the other sets in it. */
  readonly others: readonly number[];
}

/**
 * Classes in which other sets have patents and this one has none, the fullest first. Nothing where
 * the classes of this set are not known completely: a gap could be one of the data.
 */
export function whiteSpots(own: ClassesOfSet, others: readonly ClassesOfSet[]): WhiteSpot[] {
  if (!own.complete) return [];
  const held = new Set(own.counts.map(({ value }) => value));
  const codes = new Set(
    others.flatMap(({ counts }) =>
      counts.flatMap(({ value, count }) => (value !== '' && count > 0 ? value : [])),
    ),
  );
  const sum = ({ others: counts }: WhiteSpot) => counts.reduce((all, one) => all + one, 0);
  return [...codes]
    .filter((code) => !held.has(code))
    .map((code) => ({
      code,
      others: others.map(({ counts }) => counts.find(({ value }) => value === code)?.count ?? 0),
    }))
    .sort((a, b) => sum(b) - sum(a) || (a.code < b.code ? -1 : 1));
}
