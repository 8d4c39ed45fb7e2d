import { line, symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import { barStyle, svgBar } from './bars';
import { isLogarithmic, logEnds } from './layout';
import { seriesColour } from './seriesColour';
import type { Sheet } from './sheet';
import { px, svgWords } from './svgText';
import { textWidth } from './textWidth';
import { axisMark, quantity, sumOf } from './wording';

const SYMBOLS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];

/** Area of a symbol in square px. */
const SYMBOL_AREA = 32;

/** Dashes of the lines, which are told apart without colour as well. */
export const STROKES = ['', ' stroke-dasharray="6 4"', ' stroke-dasharray="2 3"'];

/** From an axis to what is written at it, in px. */
const GAP = 8;

/** The symbol of a series at a place. */
export function svgPoint(series: number, x: number, y: number, color: string): string {
  const type = SYMBOLS[series % SYMBOLS.length] ?? symbolCircle;
  return `<path d="${symbol(type, SYMBOL_AREA)() ?? ''}" transform="translate(${px(x)} ${px(y)})" fill="${color}"/>`;
}

/** The height of a value in px from the top; undefined for what the axis does not have. */
function heightOf({ description, data, layout }: Sheet): (value: number) => number | undefined {
  const { plot, scale } = layout;
  const bottom = plot.top + plot.height;
  if (!isLogarithmic(description, data)) {
    return (value) => bottom - (value / scale.max) * plot.height;
  }
  const { min, max } = logEnds(data);
  const span = Math.log10(max / min);
  return (value) =>
    value > 0 ? bottom - (Math.log10(value / min) / span) * plot.height : undefined;
}

function marksOf({ description, data, layout }: Sheet): number[] {
  if (!isLogarithmic(description, data)) {
    const { max, step } = layout.scale;
    return Array.from({ length: Math.round(max / step) + 1 }, (_, index) => index * step);
  }
  const { min, max } = logEnds(data);
  const powers = Math.round(Math.log10(max / min));
  return Array.from({ length: powers + 1 }, (_, index) => min * 10 ** index);
}

/** Shaded years, the value axis with its lines, and the years below theirs. */
function axes(sheet: Sheet): string[] {
  const { data, layout, tokens } = sheet;
  const { plot, elements, from, every } = layout;
  const size = tokens.fontSizeSmall;
  const bottom = plot.top + plot.height;
  const right = px(plot.left + plot.width);
  const height = heightOf(sheet);
  const shown = data.categories.slice(from);
  const words = { size, fill: tokens.textSecondary };
  return [
    ...elements.flatMap(({ left, width }, place) =>
      shown[place]?.lagging
        ? [
            `<rect x="${px(left)}" y="${plot.top}" width="${px(width)}" height="${px(plot.height)}" fill="${tokens.surfacePrimary}"/>`,
          ]
        : [],
    ),
    ...marksOf(sheet).flatMap((mark) => {
      const y = height(mark) ?? bottom;
      return [
        `<path d="M${px(plot.left)} ${px(y)}H${right}" stroke="${tokens.line}"/>`,
        svgWords(axisMark(mark), plot.left - GAP, y, { ...words, anchor: 'end' }),
      ];
    }),
    `<path d="M${px(plot.left)} ${px(bottom)}H${right}" stroke="${tokens.lineStrong}"/>`,
    ...elements.flatMap(({ left, width }, place) =>
      // Counted from the newest, which is always written.
      (shown.length - 1 - place) % every === 0
        ? [
            svgWords(shown[place]?.label ?? '', left + width / 2, bottom + GAP + size / 2, {
              ...words,
              anchor: 'middle',
            }),
          ]
        : [],
    ),
  ];
}

/** The numbers above columns: of all where every one has room, else of the highest and of zeros. */
function numbersAbove(sheet: Sheet, values: readonly (number | null)[]): string[] {
  const { layout, tokens } = sheet;
  const size = tokens.fontSizeSmall;
  const shown = values.slice(layout.from);
  const widest = Math.max(0, ...shown.map((value) => textWidth(quantity(value), size)));
  const all = (layout.elements[0]?.width ?? 0) >= widest + 4;
  const highest = values.indexOf(Math.max(...values.map((value) => value ?? 0)));
  const height = heightOf(sheet);
  return layout.elements.flatMap(({ left, width }, place) => {
    const value = shown[place] ?? null;
    // No height says nothing: zero and not known are written.
    if (!all && layout.from + place !== highest && value) return [];
    const y = (height(value ?? 0) ?? 0) - 4 - size / 2;
    const style = { size, fill: tokens.textSecondary, anchor: 'middle' as const };
    return [svgWords(quantity(value), left + width / 2, y, style)];
  });
}

function columns(sheet: Sheet): string[] {
  const { data, layout, tokens } = sheet;
  const { plot, scale, bar } = layout;
  const values = data.series[0]?.values ?? [];
  const drawn = layout.elements.map(({ left, width }, place) => {
    const index = layout.from + place;
    const height = ((values[index] ?? 0) / scale.max) * plot.height;
    const top = plot.top + plot.height - height;
    const box = { left: left + (width - bar) / 2, top, width: bar, height };
    return svgBar(box, barStyle(sheet, index), tokens);
  });
  return [...drawn, ...numbersAbove(sheet, values)];
}

/** Columns made up of the series; what they add up to stands above. */
function stackedColumns(sheet: Sheet): string[] {
  const { data, layout, tokens } = sheet;
  const { plot, scale, bar } = layout;
  const drawn = layout.elements.flatMap(({ left, width }, place) => {
    const index = layout.from + place;
    const hollow = data.categories[index]?.lagging === true;
    let bottom = plot.top + plot.height;
    return data.series.map(({ values }, series) => {
      const height = ((values[index] ?? 0) / scale.max) * plot.height;
      bottom -= height;
      const box = { left: left + (width - bar) / 2, top: bottom, width: bar, height };
      return svgBar(box, { color: seriesColour(data, series, tokens), hollow }, tokens, true);
    });
  });
  const sums = data.categories.map((_, index) => sumOf(data, index));
  return [...drawn, ...numbersAbove(sheet, sums)];
}

/** Heights at least `gap` apart, in their order, moved as little as that takes; none below `most`. */
function apart(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    last = Math.max(moved[index] ?? 0, last + gap);
    moved[index] = last;
  }
  let next = most + gap;
  for (const index of order.reverse()) {
    next = Math.min(moved[index] ?? 0, next - gap);
    moved[index] = next;
  }
  return moved;
}

function lines(sheet: Sheet): string[] {
  const { data, layout, tokens } = sheet;
  const { plot, elements, from } = layout;
  const height = heightOf(sheet);
  const all = data.series.map(({ name, values }, series) => {
    const points = elements.map(({ left, width }, place): [number, number | undefined] => {
      const value = values[from + place] ?? null;
      return [left + width / 2, value === null ? undefined : height(value)];
    });
    const known = points.filter((point): point is [number, number] => point[1] !== undefined);
    return {
      name,
      series,
      points,
      known,
      color: tokens.chart[series % tokens.chart.length] ?? tokens.primary,
    };
  });
  const path = line<[number, number | undefined]>()
    .defined(([, y]) => y !== undefined)
    .y(([, y]) => y ?? 0);
  const named = all.flatMap((one) => {
    const end = one.known.at(-1);
    return end ? [{ ...one, end }] : [];
  });
  const size = tokens.fontSizeSmall;
  const places = apart(
    named.map(({ end: [, y] }) => y),
    size * 1.3,
    plot.top + plot.height,
  );
  return [
    ...all.flatMap(({ series, points, known, color }) => [
      `<path d="${path(points) ?? ''}" fill="none" stroke="${color}" stroke-width="2"${STROKES[series % STROKES.length]}/>`,
      ...known.map(([x, y]) => svgPoint(series, x, y, color)),
    ]),
    ...named.map(({ name, color, end: [x] }, index) =>
      svgWords(name, x + GAP, places[index] ?? 0, { size, fill: color }),
    ),
  ];
}

/** Quantities over years: columns, stacked columns or lines. */
export function trendParts(sheet: Sheet): string[] {
  if (sheet.description.stacked) return [...axes(sheet), ...stackedColumns(sheet)];
  return [...axes(sheet), ...(sheet.data.series.length > 1 ? lines(sheet) : columns(sheet))];
}
