import type { PortalTokens } from './theme';

/**
 * Colours of what charts show, so that the same thing has the same colour in every one of them:
 * a token, or a place in the chart colours.
 */
export const CHART_TONES = {
  VALID: 'success',
  PENDING: 'warning',
  INVALID: 'ended',
  INVENTION_GRANT: 0,
  INVENTION_PUB: 3,
  UTILITY: 1,
  DESIGN: 2,
  UNKNOWN: 'lineStrong',
} as const satisfies Record<string, 'success' | 'warning' | 'ended' | 'lineStrong' | number>;

export type ChartTone = keyof typeof CHART_TONES;

/** Whether a value of the data is one of the things with a colour of their own. */
export function isChartTone(value: string): value is ChartTone {
  return Object.keys(CHART_TONES).includes(value);
}

/** Whether it is told apart by a colour of the palette alone, such as a type, and is no status. */
export const isKind = (tone: ChartTone): boolean => typeof CHART_TONES[tone] === 'number';

/** The colour of such a thing in one mode. */
export function toneColour(tone: ChartTone, tokens: PortalTokens): string {
  const place = CHART_TONES[tone];
  return typeof place === 'number' ? (tokens.chart[place] ?? tokens.primary) : tokens[place];
}
