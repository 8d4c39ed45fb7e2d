import { type PortalTokens, toneColour } from '../../../config/theme';
import type { Box } from './placement';
import type { Sheet } from './sheet';
import { px } from './svgText';

/** How a rectangle is filled and outlined. */
interface BarStyle {
  color: string;
  /** What is not certain is hollow. */
  hollow: boolean;
}

/** Colour for the point, grey for what stands around it; what is not certain is hollow. */
export function barStyle({ data, tokens }: Sheet, index: number): BarStyle {
  const { tone, lagging, choice } = data.categories[index] ?? {};
  const own = tone ? toneColour(tone, tokens) : (tokens.chart[0] ?? tokens.primary);
  const chosen = data.categories.some((one) => one.choice === 'include');
  const color = choice === 'exclude' || (chosen && choice !== 'include') ? tokens.lineStrong : own;
  return { color, hollow: lagging === true || choice === 'exclude' };
}

/** A column or bar; one without length has no outline, which would look like one. */
export function svgBar(
  { left, top, width, height }: Box,
  { color, hollow }: BarStyle,
  { surface }: PortalTokens,
  parted = false,
): string {
  const none = width <= 0 || height <= 0;
  if (none && parted) return '';
  const seam = parted ? ` stroke="${surface}" stroke-width="0.5"` : '';
  const style = none
    ? 'fill="none"'
    : hollow
      ? `fill="${surface}" stroke="${color}" stroke-width="1.5" stroke-dasharray="4 3"`
      : `fill="${color}"${seam}`;
  return `<rect class="bar" x="${px(left)}" y="${px(top)}" width="${px(width)}" height="${px(height)}" ${style}/>`;
}
