import type { PortalTokens } from '../../../config/theme';
import type { ChartData, ChartDescription } from './description';
import type { KeyEntry } from './picture';
import { seriesColour } from './seriesColour';

/** A part is thinner than a line where it is less of the tallest column than this. */
const LEAST_SHARE = 0.005;

export interface ChartKey {
  readonly seen: readonly KeyEntry[];
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
  data: ChartData,
  tokens: PortalTokens,
): ChartKey | undefined {
  const { categories, series } = data;
  const all = series.map(({ name }, place) => ({
    name,
    colour: seriesColour(data, place, tokens),
  }));
  if (kind === 'radar') return series.length > 1 ? { seen: all, unseen: [] } : undefined;
  if (stacked !== true) return undefined;
  const tallest = Math.max(
    ...categories.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
  );
  const isSeen = (_: unknown, place: number) =>
    series[place]?.values.some((value) => value !== null && value / tallest >= LEAST_SHARE);
  const seen = all.filter(isSeen);
  // Without anything in sight the key is all that the drawing says.
  if (seen.length === 0) return { seen: all, unseen: [] };
  return { seen, unseen: all.flatMap((one) => (seen.includes(one) ? [] : one.name)) };
}
