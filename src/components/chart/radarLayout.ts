import { scaleLinear } from 'd3-scale';
import type { PortalTokens } from '../../../config/theme';
import type { ChartData, ChartDescription } from './description';
import type { Box, ChartLayout } from './placement';
import { chartHeight } from './size';
import { textWidth } from './textWidth';
import { quantity } from './wording';

/** Letters of a line beside an axis. */
const LINE_LETTERS = 6;

const MARKS = '、，。；：）';

/** From the end of an axis to its name. */
export const NAME_GAP = 8;

const FULL_SCORE = 100;

/** Parts of the full score at which a ring is drawn. */
const RINGS = [0.2, 0.4, 0.6, 0.8, 1];

/** What stands at the end of an axis: its name in short lines, then its values. */
export function axisName({ categories, series }: ChartData, index: number): string {
  const lines: string[] = [];
  for (const letter of categories[index]?.label ?? '') {
    const last = lines.length - 1;
    const line = lines[last] ?? '';
    const full = last < 0 || Array.from(line).length >= LINE_LETTERS;
    // A line does not begin with a mark.
    if (full && !(last >= 0 && MARKS.includes(letter))) lines.push(letter);
    else lines[last] = line + letter;
  }
  const values = series.map(({ values: own }) => {
    const value = own[index] ?? null;
    return value === null ? '无数据' : quantity(value);
  });
  return [...lines, values.join(' / ')].join('\n');
}

/** The direction of an axis: the first upwards, the others against the clock. */
export const angleOf = (index: number, count: number) =>
  Math.PI / 2 + (index * 2 * Math.PI) / count;

/**
 * Places a radar in the middle of a box. `plot` is the square around its circle; an element is the
 * end of an axis with its name.
 */
export function radarLayout(
  description: ChartDescription,
  data: ChartData,
  width: number,
  tokens: PortalTokens,
): ChartLayout {
  const size = tokens.fontSizeSmall;
  const { max = FULL_SCORE } = description;
  const height = chartHeight(description, width, tokens);
  const count = data.categories.length;
  const names = data.categories.map((_, index) => axisName(data, index).split('\n'));
  const widths = names.map((lines) => Math.max(...lines.map((line) => textWidth(line, size))));
  const heights = names.map((lines) => lines.length * size * 1.4);
  const beside = Math.max(0, ...widths) + NAME_GAP + 4;
  const above = Math.max(0, ...heights) + NAME_GAP + 4;
  // Three axes do not reach as far down as up; the circle is placed by what is drawn.
  const down = Math.max(0, ...data.categories.map((_, index) => -Math.sin(angleOf(index, count))));
  const radius = Math.max(24, Math.min(width / 2 - beside, (height - 2 * above) / (1 + down)));
  const free = height - 2 * above - radius * (1 + down);
  const centre = { x: width / 2, y: above + Math.max(0, free) / 2 + radius };
  const elements = data.categories.map((_, index): Box => {
    const angle = angleOf(index, count);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [w = 0, h = 0] = [widths[index], heights[index]];
    const x = centre.x + (radius + NAME_GAP) * cos;
    const y = centre.y - (radius + NAME_GAP) * sin;
    // The name grows away from the circle; what is nearly upright has it in the middle.
    const left = Math.abs(cos) < 0.1 ? x - w / 2 : cos > 0 ? x : x - w;
    const top = Math.abs(sin) < 0.1 ? y - h / 2 : sin > 0 ? y - h : y;
    const box = { left: left - 4, top: top - 2, width: w + 8, height: h + 4 };
    return {
      ...box,
      width: Math.max(box.width, tokens.target),
      height: Math.max(box.height, tokens.target),
    };
  });
  return {
    width,
    height,
    plot: {
      left: centre.x - radius,
      top: centre.y - radius,
      width: 2 * radius,
      height: 2 * radius,
    },
    value: scaleLinear([0, max], [0, radius]),
    ticks: RINGS.map((ring) => ring * max),
    from: 0,
    elements,
    places: elements.map((box, category) => ({ category, box })),
    bar: 0,
    every: 1,
    stacked: false,
  };
}
