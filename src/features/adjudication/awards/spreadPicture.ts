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

function axisOf({ lines, mark, log }: SpreadSheet, width: number): Axis {
  const values = [
    ...lines.flatMap(({ spread }) => [spread.least, spread.most]),
    ...(mark ? [mark.value] : []),
  ];
  const most = Math.max(...values);
  const room = width - 2 * SIDE;
  if (!log) {
    const { scale, ticks } = valueScale(most, 5, false);
    return { at: scale.range([SIDE, SIDE + room]), ticks };
  }
  const ticks = logTicks(Math.min(...values), most);
  const [from, to] = [Math.log10(ticks[0] ?? 1), Math.log10(ticks.at(-1) ?? 10)];
  const span = to - from || 1;
  return { at: (value) => SIDE + ((Math.log10(value) - from) / span) * room, ticks };
}

/** Names below the axis, as many as do not touch one another. */
function tickWords(axis: Axis, y: number, width: number, sheet: SpreadSheet, tokens: PortalTokens) {
  const size = tokens.fontSizeSmall;
  let end = Number.NEGATIVE_INFINITY;
  return axis.ticks.flatMap((tick) => {
    const words = sheet.tick(tick);
    const half = textWidth(words, size) / 2 + 3;
    const middle = Math.min(Math.max(axis.at(tick), half), width - half);
    if (middle - half < end + 4) return [];
    end = middle + half;
    return [svgWords(words, middle, y, { size, fill: tokens.textSecondary, anchor: 'middle' })];
  });
}

/** A name, the numbers behind it, and below them range, middle half and median. */
function line(
  { label, count, spread }: SpreadLine,
  top: number,
  {
    width,
    axis,
    sheet,
    tokens,
  }: { width: number; axis: Axis; sheet: SpreadSheet; tokens: PortalTokens },
): string[] {
  const size = tokens.fontSizeSmall;
  const words = top + size * 0.8;
  const middle = top + size * 1.6 + STRIP / 2;
  const { least, lower, median, upper, most } = spread;
  const told = `${count} 篇，中位数 ${sheet.format(median)}`;
  const room = width - textWidth(told, size) - 12;
  const colour = tokens.chart[0] ?? tokens.primary;
  const box = Math.max(axis.at(upper) - axis.at(lower), 2);
  return [
    svgWords(shortened(label, room, size), 0, words, { size, fill: tokens.text }),
    svgWords(told, width, words, { size, fill: tokens.textSecondary, anchor: 'end' }),
    `<path d="M${px(axis.at(least))} ${px(middle)}H${px(axis.at(most))}" stroke="${tokens.lineStrong}" stroke-width="1.5"/>`,
    `<rect x="${px(axis.at(lower))}" y="${px(middle - STRIP / 2)}" width="${px(box)}" height="${STRIP}" fill="${tokens.surfacePrimary}" stroke="${colour}" stroke-width="1.5"/>`,
    `<path d="M${px(axis.at(median))} ${px(middle - STRIP / 2)}v${STRIP}" stroke="${colour}" stroke-width="3"/>`,
  ];
}

/** Height that a number of lines takes, in px. */
const lineHeight = ({ fontSizeSmall: size }: PortalTokens) => size * 1.6 + STRIP + 12;

/** Height of the name of the marked value above the lines, in px. */
const headHeight = ({ mark }: SpreadSheet, { fontSizeSmall: size }: PortalTokens) =>
  mark ? size * 1.6 : 0;

/** Where each line stands in the picture, in px from its top. */
export const lineBoxes = (sheet: SpreadSheet, tokens: PortalTokens) =>
  sheet.lines.map((_, i) => ({
    top: headHeight(sheet, tokens) + i * lineHeight(tokens),
    height: lineHeight(tokens),
  }));

/**
 * Distributions below one another: a line from the least to the most, a box around the middle half,
 * a thick stroke at the median, and a dashed line for the document on screen.
 */
export function spreadPicture(sheet: SpreadSheet, width: number, tokens: PortalTokens): Drawing {
  const { lines, mark } = sheet;
  const size = tokens.fontSizeSmall;
  const axis = axisOf(sheet, width);
  const head = headHeight(sheet, tokens);
  const bottom = head + lines.length * lineHeight(tokens);
  const height = bottom + size * 2;
  const grid = axis.ticks.map(
    (tick) => `<path d="M${px(axis.at(tick))} ${px(head)}V${px(bottom)}" stroke="${tokens.line}"/>`,
  );
  const drawn = lines.flatMap((one, i) =>
    line(one, head + i * lineHeight(tokens), { width, axis, sheet, tokens }),
  );
  const marked: string[] = [];
  if (mark) {
    const x = axis.at(mark.value);
    const half = textWidth(mark.label, size) / 2;
    const middle = Math.min(Math.max(x, half), width - half);
    // Through the strips alone, so that it crosses no words.
    const crossings = lines.map((_, i) => {
      const top = head + i * lineHeight(tokens) + size * 1.6 - 3;
      return `M${px(x)} ${px(top)}v${STRIP + 6}`;
    });
    marked.push(
      `<path d="${crossings.join('')}" stroke="${tokens.text}" stroke-width="2" stroke-dasharray="4 2"/>`,
      svgWords(mark.label, middle, size * 0.8, { size, fill: tokens.text, anchor: 'middle' }),
    );
  }
  const base = `<path d="M0 ${px(bottom)}H${px(width)}" stroke="${tokens.lineStrong}"/>`;
  const words = tickWords(axis, bottom + size, width, sheet, tokens);
  const svg = svgImage({ width, height }, [...grid, base, ...drawn, ...words, ...marked]);
  return {
    svg,
    width,
    height,
    note: `横线从最低到最高，方框是中间的一半，粗线是中位数${mark ? '，虚线是本案' : ''}。`,
  };
}
