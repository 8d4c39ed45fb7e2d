import { isKind, toneColour } from '../../../config/chartTones';
import type { PortalTokens } from '../../../config/theme';
import type { ChartData } from './description';
import type { Box } from './placement';
import type { Sheet } from './sheet';
import { px } from './svgText';

/** How a rectangle is filled and outlined. */
interface BarStyle {
  color: string;
  /** What is not certain is hollow. */
  hollow: boolean;
}

/** What a ranking is about: what is chosen in it, or else what there is most of. */
function isPoint(data: ChartData, index: number, chosen: boolean): boolean {
  const { categories, series, unsure } = data;
  if (chosen) return categories[index]?.choice === 'include';
  if (unsure) return false;
  // All others together are no one of them.
  const values = (series[0]?.values ?? []).map((value, at) =>
    categories[at]?.tone === 'UNKNOWN' ? 0 : (value ?? 0),
  );
  return values[index] === Math.max(...values);
}

/**
 * Colour for the point, a pale one or grey for what stands around it; what is not certain is hollow.
 * Only a status keeps its colour where each bar has its name beside it.
 */
export function barStyle({ description, data, tokens }: Sheet, index: number): BarStyle {
  const { tone, lagging, choice } = data.categories[index] ?? {};
  const chosen = data.categories.some((one) => one.choice === 'include');
  const hollow = lagging === true || choice === 'exclude';
  const own = tokens.chart[0] ?? tokens.primary;
  if (choice !== 'exclude' && (!tone || (isKind(tone) && description.kind !== 'trend'))) {
    // An outline of the pale colour would hardly be seen.
    const strong = isPoint(data, index, chosen) || (hollow && !chosen);
    return { color: strong ? own : tokens.ranking, hollow };
  }
  const around = choice === 'exclude' || (chosen && choice !== 'include');
  return { color: around ? tokens.lineStrong : tone ? toneColour(tone, tokens) : own, hollow };
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
