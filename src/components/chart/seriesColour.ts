import { toneColour } from '../../../config/chartTones';
import type { PortalTokens } from '../../../config/theme';
import type { ChartData } from './description';

/** The colour of a series: its own, or the next of the palette. */
export function seriesColour({ series }: ChartData, index: number, tokens: PortalTokens): string {
  const tone = series[index]?.tone;
  if (tone) return toneColour(tone, tokens);
  return tokens.chart[index % tokens.chart.length] ?? tokens.primary;
}
