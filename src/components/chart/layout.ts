import { scaleLinear, scaleLog } from 'd3-scale';
import type { PortalTokens } from '../../../config/theme';
import type { ChartData, ChartDescription } from './description';
import type { Box, ChartLayout, Place } from './placement';
import { labelEvery, valueScale } from './scale';
import { chartHeight, DEFAULT_ROWS, namesAbove } from './size';
import { textWidth } from './textWidth';
import { axisMark, quantity, shareText, sumOf } from './wording';

const AXIS_STEPS = 4;

/** What stands at the end of a bar. */
export function barLabel(description: ChartDescription, data: ChartData, index: number): string {
  const value = data.series[0]?.values[index] ?? null;
  const share = description.kind === 'parts' ? shareText(data, value) : undefined;
  return share ? `${quantity(value)} ${description.unit}，${share}` : quantity(value);
}

/** What the newest categories have, all of them when not told how many. */
function valuesOf({ series }: ChartData, newest = Number.POSITIVE_INFINITY): number[] {
  return series.flatMap(({ values, undrawn }) =>
    undrawn ? [] : values.slice(-newest).map((one) => one ?? 0),
  );
}

/** Less than this, in px, nothing can be pointed at. */
const LEAST_SEGMENT = 3;

/** The parts of a column that stand on each other from the axis upwards, as high as they are. */
export function partBoxes(
  { series }: ChartData,
  category: number,
  column: Box,
  { value, bar }: Pick<ChartLayout, 'value' | 'bar'>,
): Box[] {
  let sum = 0;
  return series.map(({ values }) => {
    const bottom = value(sum);
    sum += values[category] ?? 0;
    const top = value(sum);
    const left = column.left + (column.width - bar) / 2;
    return { left, top, width: bar, height: bottom - top };
  });
}

/** Whether the value axis is logarithmic: only lines have one, columns stand on zero. */
const isLogarithmic = ({ kind, log, stacked }: ChartDescription, { series }: ChartData): boolean =>
  kind === 'trend' && log === true && stacked !== true && series.length > 1;

/** A logarithmic axis between powers of ten around what it can show, and these powers. */
function logScale({ series }: ChartData) {
  const exponents = series.flatMap(({ values }) =>
    values.flatMap((value) => (value !== null && value > 0 ? Math.log10(value) : [])),
  );
  const from = exponents.length > 0 ? Math.floor(Math.min(...exponents)) : 0;
  const to = Math.max(from + 1, Math.ceil(Math.max(...exponents, from)));
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
  return { scale: scaleLog().domain([10 ** from, 10 ** to]), ticks };
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
    : valuesOf(data, description.rows);
  const { scale, ticks } = isLogarithmic(description, data)
    ? logScale(data)
    : valueScale(Math.max(0, ...values), AXIS_STEPS, values.every(Number.isInteger));
  const lines = data.series.length > 1 && !description.stacked;
  const marks = ticks.map((tick) => textWidth(axisMark(tick, description.unit), size));
  const left = Math.ceil(Math.max(...marks)) + 8;
  const names = lines ? data.series.map(({ name }) => textWidth(name, size)) : [];
  const right = lines
    ? Math.ceil(Math.max(0, ...names)) + 12
    : Math.max(12, overhang(values, size));
  // What stands above the highest column.
  const top = Math.ceil(size * 1.3);
  const plot: Box = {
    left,
    top,
    width: Math.max(1, width - left - right),
    height: height - top - Math.ceil(size * 1.4) - 10,
  };
  const room = description.rows ?? Math.max(1, Math.floor(plot.width / size));
  const count = Math.min(data.categories.length, room);
  const band = plot.width / Math.max(1, count);
  const widest = Math.max(0, ...data.categories.map(({ label }) => textWidth(label, size)));
  const bar = Math.min(40, band * 0.7);
  const from = data.categories.length - count;
  const value = scale.range([plot.top + plot.height, plot.top]);
  const elements = Array.from({ length: count }, (_, index) => ({
    left: plot.left + index * band,
    top: plot.top,
    width: band,
    height: height - plot.top,
  }));
  const places = elements.flatMap((box, index): Place[] => {
    const category = from + index;
    const parts = description.stacked ? partBoxes(data, category, box, { value, bar }) : [];
    return [
      { category, box },
      ...parts.flatMap((part, series) =>
        part.height < LEAST_SEGMENT ? [] : [{ category, series, box: part }],
      ),
    ];
  });
  const every = labelEvery(band, widest);
  return { width, height, plot, value, ticks, from, elements, places, bar, every, stacked: false };
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
  const stacked = namesAbove(width, tokens);
  // Parts are drawn completely, also one more than there is room kept for, such as 未知.
  const count = kind === 'parts' ? data.categories.length : Math.min(rows, data.categories.length);
  const shown = data.categories.slice(0, count);
  // Few rows of a ranking share the room that is kept; parts of one whole stand beside those of
  // another, as close in each.
  const row =
    kind === 'parts'
      ? height / Math.max(rows, count)
      : Math.min(height / Math.max(1, count), (2 * height) / rows);
  // What is left out, such as all others together, does not shorten what is drawn.
  const shownValues = data.series.flatMap(({ values }) =>
    values.slice(0, count).map((value) => value ?? 0),
  );
  const names = shown.map(({ label }) => textWidth(label, size));
  const left = stacked ? 0 : Math.min(width * 0.42, Math.ceil(Math.max(0, ...names) * 1.04) + 14);
  const most =
    description.end ?? ((kind === 'parts' && data.whole) || Math.max(0, ...shownValues) || 1);
  // As wide as leaves each bar the room for what stands at its end.
  const room = width - left;
  const widest = shown.map((_, index) => {
    const label = Math.ceil(textWidth(barLabel(description, data, index), size)) + 12;
    return ((room - label) * most) / Math.max(1e-9, data.series[0]?.values[index] ?? 0);
  });
  const plot = {
    left,
    top: 0,
    width: Math.max(1, Math.min(room, ...widest)),
    height: row * count,
  };
  const elements = shown.map((_, index) => ({ left: 0, top: index * row, width, height: row }));
  return {
    width,
    height,
    plot,
    value: scaleLinear([0, most], [plot.left, plot.left + plot.width]),
    ticks: [],
    from: 0,
    elements,
    places: elements.map((box, category) => ({ category, box })),
    bar: Math.min(20, (stacked ? row / 2 : row) * 0.62),
    every: 1,
    stacked,
  };
}

/** Places columns, lines or bars in a box of a width; only their data decide what is left out. */
export function layoutChart(
  description: ChartDescription,
  data: ChartData,
  width: number,
  tokens: PortalTokens,
): ChartLayout {
  return description.kind === 'trend'
    ? trendLayout(description, data, width, tokens)
    : barsLayout(description, data, width, tokens);
}
