import type { Drawing } from '@/components/chart/picture';
import { valueScale } from '@/components/chart/scale';
import { px, shortened, svgImage, svgWords } from '@/components/chart/svgText';
import { textWidth } from '@/components/chart/textWidth';
import type { Spread } from '@/domain/adjudication/awards';
import type { PortalTokens } from '../../../../config/theme';

/** A distribution with its name. */
export interface SpreadLine {
  readonly key: string;
  readonly label: string;
  /** Values it rests on. */
  readonly count: number;
  readonly spread: Spread;
}

/** What is drawn, and on which axis. */
export interface SpreadSheet {
  readonly lines: readonly SpreadLine[];
  /** The value of the document on screen. */
  readonly mark?: { readonly label: string; readonly value: number } | undefined;
  /** Sums lie over several powers of ten. */
  readonly log: boolean;
  /** A value beside others as it is written: 30.0 万元. */
  readonly format: (value: number) => string;
  /** A step of the axis: 30 万元. */
  readonly tick: (value: number) => string;
}

interface Axis {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

const SIDE = 6;
const STRIP = 14;

/** From this width on, in px, names and numbers stand beside the lines, not above them. */
const WIDE = 640;

/** Widest column of names beside the lines, in px; a longer name is shortened. */
const NAMES = 200;

/** Where the lines are drawn, in px of the picture. */
interface Plot {
  readonly from: number;
  readonly to: number;
  readonly beside: boolean;
}

const numbersOf = ({ format }: SpreadSheet, { count, spread }: SpreadLine) =>
  `${count} 篇，中位数 ${format(spread.median)}`;

function plotOf(sheet: SpreadSheet, width: number, { fontSizeSmall: size }: PortalTokens): Plot {
  if (width < WIDE) return { from: 0, to: width, beside: false };
  const widest = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => textWidth(text, size))) + 12;
  return {
    from: Math.min(NAMES, widest(sheet.lines.map(({ label }) => label))),
    to: width - widest(sheet.lines.map((one) => numbersOf(sheet, one))),
    beside: true,
  };
}

/** Steps of 1, 2 and 5 times powers of ten around the values; only the powers where these are many. */
function logTicks(least: number, most: number): number[] {
  const [from, to] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(most))];
  const powers = Array.from({ length: to - from + 1 }, (_, i) => 10 ** (from + i));
  if (powers.length > 3) return powers;
  const steps = powers.flatMap((power) => [power, 2 * power, 5 * power]);
  const first = steps.filter((step) => step <= least).at(-1) ?? least;
  const last = steps.find((step) => step >= most) ?? most;
  return steps.filter((step) => step >= first && step <= last);
}

function axisOf({ lines, mark, log }: SpreadSheet, { from: left, to: right }: Plot): Axis {
  const values = [
    ...lines.flatMap(({ spread }) => [spread.least, spread.most]),
    ...(mark ? [mark.value] : []),
  ];
  const most = Math.max(...values);
  const [start, room] = [left + SIDE, right - left - 2 * SIDE];
  if (!log) {
    const { scale, ticks } = valueScale(most, 5, false);
    return { at: scale.range([start, start + room]), ticks };
  }
  const ticks = logTicks(Math.min(...values), most);
  const [from, to] = [Math.log10(ticks[0] ?? 1), Math.log10(ticks.at(-1) ?? 10)];
  const span = to - from || 1;
  return { at: (value) => start + ((Math.log10(value) - from) / span) * room, ticks };
}

/** Names below the axis, as many as do not touch one another. */
function tickWords(axis: Axis, y: number, plot: Plot, sheet: SpreadSheet, tokens: PortalTokens) {
  const size = tokens.fontSizeSmall;
  let end = Number.NEGATIVE_INFINITY;
  return axis.ticks.flatMap((tick) => {
    const words = sheet.tick(tick);
    const half = textWidth(words, size) / 2 + 3;
    const middle = Math.min(Math.max(axis.at(tick), plot.from + half), plot.to - half);
    if (middle - half < end + 4) return [];
    end = middle + half;
    return [svgWords(words, middle, y, { size, fill: tokens.textSecondary, anchor: 'middle' })];
  });
}

/** A name, the numbers behind it, and beside or below them range, middle half and median. */
function line(
  one: SpreadLine,
  top: number,
  {
    width,
    plot: { from, beside },
    axis,
    sheet,
    tokens,
  }: { width: number; plot: Plot; axis: Axis; sheet: SpreadSheet; tokens: PortalTokens },
): string[] {
  const size = tokens.fontSizeSmall;
  const middle = top + stripTop(beside, tokens) + STRIP / 2;
  const words = beside ? middle : top + size * 0.8;
  const { least, lower, median, upper, most } = one.spread;
  const told = numbersOf(sheet, one);
  const room = beside ? from - 12 : width - textWidth(told, size) - 12;
  const colour = tokens.chart[0] ?? tokens.primary;
  const box = Math.max(axis.at(upper) - axis.at(lower), 2);
  return [
    svgWords(shortened(one.label, room, size), 0, words, { size, fill: tokens.text }),
    svgWords(told, width, words, { size, fill: tokens.textSecondary, anchor: 'end' }),
    `<path d="M${px(axis.at(least))} ${px(middle)}H${px(axis.at(most))}" stroke="${tokens.lineStrong}" stroke-width="1.5"/>`,
    `<rect x="${px(axis.at(lower))}" y="${px(middle - STRIP / 2)}" width="${px(box)}" height="${STRIP}" fill="${tokens.surfacePrimary}" stroke="${colour}" stroke-width="1.5"/>`,
    `<path d="M${px(axis.at(median))} ${px(middle - STRIP / 2)}v${STRIP}" stroke="${colour}" stroke-width="3"/>`,
  ];
}

/** From the top of a line to its strip, in px. */
const stripTop = (beside: boolean, { fontSizeSmall: size }: PortalTokens) =>
  beside ? 10 : size * 1.6;

/** Height that a line takes, in px. */
const lineHeight = (beside: boolean, tokens: PortalTokens) =>
  stripTop(beside, tokens) + STRIP + (beside ? 10 : 12);

/** Height of the name of the marked value above the lines, in px. */
const headHeight = ({ mark }: SpreadSheet, { fontSizeSmall: size }: PortalTokens) =>
  mark ? size * 1.6 : 0;

/** Where each line stands in the picture, in px from its top. */
export function lineBoxes(sheet: SpreadSheet, width: number, tokens: PortalTokens) {
  const height = lineHeight(plotOf(sheet, width, tokens).beside, tokens);
  return sheet.lines.map((_, i) => ({ top: headHeight(sheet, tokens) + i * height, height }));
}

/**
 * Distributions below one another: a line from the least to the most, a box around the middle half,
 * a thick stroke at the median, and a dashed line for the document on screen. Names and numbers stand
 * beside the lines, in a narrow picture above them.
 */
export function spreadPicture(sheet: SpreadSheet, width: number, tokens: PortalTokens): Drawing {
  const { lines, mark, log } = sheet;
  const size = tokens.fontSizeSmall;
  const plot = plotOf(sheet, width, tokens);
  const axis = axisOf(sheet, plot);
  const head = headHeight(sheet, tokens);
  const each = lineHeight(plot.beside, tokens);
  const bottom = head + lines.length * each;
  const height = bottom + size * 2;
  const grid = axis.ticks.map(
    (tick) => `<path d="M${px(axis.at(tick))} ${px(head)}V${px(bottom)}" stroke="${tokens.line}"/>`,
  );
  const drawn = lines.flatMap((one, i) =>
    line(one, head + i * each, { width, plot, axis, sheet, tokens }),
  );
  const marked: string[] = [];
  if (mark) {
    const x = axis.at(mark.value);
    const half = textWidth(mark.label, size) / 2;
    const middle = Math.min(Math.max(x, plot.from + half), plot.to - half);
    // Through the strips alone, so that it crosses no words.
    const crossings = lines.map((_, i) => {
      const top = head + i * each + stripTop(plot.beside, tokens) - 3;
      return `M${px(x)} ${px(top)}v${STRIP + 6}`;
    });
    marked.push(
      `<path d="${crossings.join('')}" stroke="${tokens.text}" stroke-width="2" stroke-dasharray="4 2"/>`,
      svgWords(mark.label, middle, size * 0.8, { size, fill: tokens.text, anchor: 'middle' }),
    );
  }
  const base = `<path d="M${px(plot.from)} ${px(bottom)}H${px(plot.to)}" stroke="${tokens.lineStrong}"/>`;
  const words = tickWords(axis, bottom + size, plot, sheet, tokens);
  const svg = svgImage({ width, height }, [...grid, base, ...drawn, ...words, ...marked]);
  return {
    svg,
    width,
    height,
    note: `横线从最低到最高，方框是中间的一半，粗线是中位数${mark ? '，虚线是本案' : ''}${log ? '；横轴为对数刻度，每十倍一样宽' : ''}。`,
  };
}
