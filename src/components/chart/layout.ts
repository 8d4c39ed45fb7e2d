import type { PortalTokens } from '../../../config/theme';
import type { ChartData, ChartDescription } from './description';
import type { Box, ChartLayout, Segment } from './placement';
import { radarHeight, radarLayout } from './radarLayout';
import { labelEvery, niceScale } from './scale';
import { textWidth } from './textWidth';
import { axisMark, quantity, shareText, sumOf } from './wording';

export const DEFAULT_ROWS = 10;

const AXIS_STEPS = 4;

/** Room that every chart of a kind keeps, whatever its data, so that nothing moves when they come. */
export function chartHeight(
  { kind, rows = DEFAULT_ROWS }: ChartDescription,
  width: number,
  tokens: PortalTokens,
): number {
  const line = tokens.fontSizeSmall * 1.4;
  if (kind === 'trend') return Math.round(line * 15);
  if (kind === 'radar') return radarHeight(tokens);
  return Math.round(rows * line * (isStacked(width, tokens) ? 2.2 : 1.45));
}

function isStacked(width: number, tokens: PortalTokens): boolean {
  return width < tokens.fontSizeSmall * 34;
}

/** What stands at the end of a bar. */
export function barLabel(description: ChartDescription, data: ChartData, index: number): string {
  const value = data.series[0]?.values[index] ?? null;
  const share = description.kind === 'parts' ? shareText(data, value) : undefined;
  return share ? `${quantity(value)} ${description.unit}，${share}` : quantity(value);
}

function valuesOf({ series }: ChartData): number[] {
  return series.flatMap(({ values }) => values.map((value) => value ?? 0));
}

/** Less than this, in px, nothing can be pointed at. */
const LEAST_SEGMENT = 3;

/** The parts of the columns between `plot.top` and the axis. */
function segmentsOf(
  data: ChartData,
  { elements, plot, scale, from, bar }: Omit<ChartLayout, 'segments'>,
): Segment[] {
  return elements.flatMap(({ left, width }, place) => {
    const category = from + place;
    let bottom = plot.top + plot.height;
    return data.series.flatMap(({ values }, series): Segment[] => {
      const height = ((values[category] ?? 0) / scale.max) * plot.height;
      bottom -= height;
      const box = { left: left + (width - bar) / 2, top: bottom, width: bar, height };
      return height < LEAST_SEGMENT ? [] : [{ ...box, category, series }];
    });
  });
}

/** Whether the value axis is logarithmic: only lines have one, columns stand on zero. */
export const isLogarithmic = (
  { kind, log, stacked }: ChartDescription,
  { series }: ChartData,
): boolean => kind === 'trend' && log === true && stacked !== true && series.length > 1;

/** Powers of ten around what a logarithmic axis can show. */
export function logEnds({ series }: ChartData): { min: number; max: number } {
  const positive = series.flatMap(({ values }) =>
    values.flatMap((value) => (value !== null && value > 0 ? value : [])),
  );
  const power = (value: number, round: (exponent: number) => number) =>
    10 ** round(Math.log10(value));
  const min = positive.length > 0 ? power(Math.min(...positive), Math.floor) : 1;
  const max = positive.length > 0 ? power(Math.max(...positive), Math.ceil) : 10;
  return { min, max: Math.max(max, min * 10) };
}

/** Half of what stands above the last column may stand beside it. */
function overhang(values: readonly number[], size: number): number {
  return Math.ceil(Math.max(0, ...values.map((value) => textWidth(quantity(value), size))) / 2);
}

function trendLayout(
  description: ChartDescription,
  data: ChartData,
  width: number,
  tokens: PortalTokens,
): ChartLayout {
  const size = tokens.fontSizeSmall;
  const height = chartHeight(description, width, tokens);
  const values = description.stacked
    ? data.categories.map((_, index) => sumOf(data, index) ?? 0)
    : valuesOf(data);
  const scale = niceScale(Math.max(0, ...values), AXIS_STEPS, values.every(Number.isInteger));
  const lines = data.series.length > 1 && !description.stacked;
  const ends = isLogarithmic(description, data) ? logEnds(data) : undefined;
  const marks = (ends ? [ends.min, ends.max] : [scale.max]).map(axisMark);
  const left = Math.ceil(Math.max(...marks.map((mark) => textWidth(mark, size)))) + 8;
  const names = lines ? data.series.map(({ name }) => textWidth(name, size)) : [];
  const right = lines
    ? Math.ceil(Math.max(0, ...names)) + 12
    : Math.max(12, overhang(values, size));
  const top = Math.ceil(size * 1.6);
  const plot: Box = {
    left,
    top,
    width: Math.max(1, width - left - right),
    height: height - top - Math.ceil(size * 1.4) - 10,
  };
  const count = Math.min(data.categories.length, Math.max(1, Math.floor(plot.width / size)));
  const band = plot.width / Math.max(1, count);
  const widest = Math.max(0, ...data.categories.map(({ label }) => textWidth(label, size)));
  const layout = {
    width,
    height,
    plot,
    scale,
    from: data.categories.length - count,
    elements: Array.from({ length: count }, (_, index) => ({
      left: plot.left + index * band,
      top: plot.top,
      width: band,
      height: height - plot.top,
    })),
    bar: Math.min(40, band * 0.7),
    every: labelEvery(band, widest),
    stacked: false,
  };
  return { ...layout, segments: description.stacked ? segmentsOf(data, layout) : [] };
}

function barsLayout(
  description: ChartDescription,
  data: ChartData,
  width: number,
  tokens: PortalTokens,
): ChartLayout {
  const size = tokens.fontSizeSmall;
  const { kind, rows = DEFAULT_ROWS } = description;
  const height = chartHeight(description, width, tokens);
  const stacked = isStacked(width, tokens);
  // Parts are drawn completely, also one more than there is room kept for, such as 未知.
  const count = kind === 'parts' ? data.categories.length : Math.min(rows, data.categories.length);
  const shown = data.categories.slice(0, count);
  const row = height / Math.max(rows, count);
  const names = shown.map(({ label }) => textWidth(label, size));
  const left = stacked ? 0 : Math.min(width * 0.42, Math.ceil(Math.max(0, ...names) * 1.04) + 14);
  const labels = shown.map((_, index) => textWidth(barLabel(description, data, index), size));
  const right = Math.ceil(Math.max(0, ...labels)) + 12;
  return {
    width,
    height,
    plot: { left, top: 0, width: Math.max(1, width - left - right), height: row * count },
    scale: {
      max: (kind === 'parts' && data.whole) || Math.max(0, ...valuesOf(data)) || 1,
      step: 1,
    },
    from: 0,
    segments: [],
    elements: shown.map((_, index) => ({ left: 0, top: index * row, width, height: row })),
    bar: Math.min(20, (stacked ? row / 2 : row) * 0.62),
    every: 1,
    stacked,
  };
}

/** Places a chart in a box of a width; only its data decide what is left out. */
export function layoutChart(
  description: ChartDescription,
  data: ChartData,
  width: number,
  tokens: PortalTokens,
): ChartLayout {
  if (description.kind === 'radar') return radarLayout(description, data, width, tokens);
  return description.kind === 'trend'
    ? trendLayout(description, data, width, tokens)
    : barsLayout(description, data, width, tokens);
}
