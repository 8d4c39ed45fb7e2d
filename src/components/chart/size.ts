import type { PortalTokens } from '../../../config/theme';
import type { ChartDescription } from './description';

/** Bars of a ranking that does not say how many it has. */
export const DEFAULT_ROWS = 10;

/** Whether there is too little room for names beside their bars. */
export function namesAbove(width: number, tokens: PortalTokens): boolean {
  return width < tokens.fontSizeSmall * 34;
}

/** Room that every chart of a kind keeps, whatever its data, so that nothing moves when they come. */
export function chartHeight(
  { kind, rows = DEFAULT_ROWS }: ChartDescription,
  width: number,
  tokens: PortalTokens,
): number {
  const line = tokens.fontSizeSmall * 1.4;
  if (kind === 'trend') return Math.round(line * 15);
  if (kind === 'radar') return Math.round(line * 17);
  return Math.round(rows * line * (namesAbove(width, tokens) ? 2.2 : 1.45));
}
