import type { ChartData, ChartDescription } from './description';

/** A part is thinner than a line where it is less of the tallest column than this. */
const LEAST_SHARE = 0.005;

interface ChartKey {
  /** Places in `series` of what the colours stand for. */
  readonly seen: readonly number[];
  /** What has no colour in sight: none of it, not known, or too little to be drawn. */
  readonly unseen: readonly string[];
}

/**
 * What the colours of a drawing mean. Lines carry their names at their ends; parts of columns and
 * areas of a radar do not.
 *
 * @returns undefined where the drawing needs no key
 */
export function chartKey(
  { stacked, kind }: ChartDescription,
  { categories, series }: ChartData,
): ChartKey | undefined {
  const places = series.map((_, place) => place);
  if (kind === 'radar') return series.length > 1 ? { seen: places, unseen: [] } : undefined;
  if (stacked !== true) return undefined;
  const tallest = Math.max(
    ...categories.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
  );
  const isSeen = (place: number) =>
    series[place]?.values.some((value) => value !== null && value / tallest >= LEAST_SHARE);
  const seen = places.filter(isSeen);
  // Without anything in sight the key is all that the drawing says.
  if (seen.length === 0) return { seen: places, unseen: [] };
  return {
    seen,
    unseen: series.flatMap(({ name }, place) => (seen.includes(place) ? [] : name)),
  };
}
