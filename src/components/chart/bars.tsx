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

interface BarProps {
  box: Box;
  style: BarStyle;
  tokens: PortalTokens;
  /** A part of a column, told from the next by a seam. */
  parted?: boolean;
}

/** A column or bar; one without length has no outline, which would look like one. */
export function Bar({ box, style: { color, hollow }, tokens: { surface }, parted }: BarProps) {
  const { left, top, width, height } = box;
  const none = width <= 0 || height <= 0;
  if (none && parted) return null;
  const seam = parted && { stroke: surface, strokeWidth: 0.5 };
  const outline = { fill: surface, stroke: color, strokeWidth: 1.5, strokeDasharray: '4 3' };
  return (
    <rect
      className="bar"
      x={px(left)}
      y={px(top)}
      width={px(width)}
      height={px(height)}
      {...(none ? { fill: 'none' } : hollow ? outline : { fill: color, ...seam })}
    />
  );
}
