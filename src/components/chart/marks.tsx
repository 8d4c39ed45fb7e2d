import type { ReactNode } from 'react';
import { FONT_FAMILY } from '../../../config/theme';
import type { ChartLayout } from './placement';
import type { MarkOf } from './sheet';
import { px } from './svgText';

interface WordsProps {
  x: number;
  /** The middle of their line. */
  y: number;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
}

/** Words of a drawing. */
export function Words({ x, y, size, fill, anchor = 'start', children }: WordsProps) {
  return (
    // A third of the size below the middle stands the foot of the letters.
    <text x={px(x)} y={px(y + size * 0.36)} fontSize={size} fill={fill} textAnchor={anchor}>
      {children}
    </text>
  );
}

/** What stands around or on the marks, which say themselves, and in full, what it shows. */
export function Scenery({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g aria-hidden="true" pointerEvents="none">
      {children}
    </g>
  );
}

/** What an image of a size has, on the page and as a file. */
export const imageProps = ({ width, height }: Pick<ChartLayout, 'width' | 'height'>) => ({
  xmlns: 'http://www.w3.org/2000/svg',
  width: px(width),
  height: px(height),
  viewBox: `0 0 ${px(width)} ${px(height)}`,
  fontFamily: FONT_FAMILY,
});

/** Marks as they are saved and printed elsewhere: drawn, without anything to reach. */
export const drawnOnly: MarkOf = ({ category, series }, children: ReactNode) => (
  <g key={`${category} ${series ?? ''}`}>{children}</g>
);
