import { enoughFor } from './coverage';
import {
  halfUp,
  isWholeYear,
  type Measured,
  rankByValue,
  sharesOf,
  type YearFigure,
  yearChange,
  yearStep,
} from './figures';

/** Made once: making one takes longer than writing a table of a thousand cells with it. */
const FORMATS = {
  0: new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 }),
  2: new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

/**
 * A figure as it is written, thousands separated, two decimals at most; — when it is not known.
 *
 * @param decimals written in any case, so that figures below one another stand by their points
 */
export function figureText(value: number | null, decimals: keyof typeof FORMATS = 0): string {
  return value === null ? '—' : FORMATS[decimals].format(value);
}

/** `+8.1%`, `−3.0%`, `0.0%`. */
export function signedPercent(value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}%`;
}

/** A change of rounded ratios in their unit: `比上年增加 0.02 件/万人（按两位小数算）`. */
export function stepText(step: number, unit: string): string {
  if (step === 0) return '与上年持平（按两位小数算）';
  return `比上年${step > 0 ? '增加' : '减少'} ${figureText(Math.abs(step))} ${unit}（按两位小数算）`;
}

/** Years in words, those that follow one another as a range: `2016—2020、2023`. */
export function yearsText(years: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const year of [...years].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else spans.push([year, year]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}—${to}`)).join('、');
}

interface TrendOf {
  /** e.g. 专利授权量. */
  readonly name: string;
  readonly unit: string;
  readonly figures: readonly YearFigure[];
  /** The same figures of the whole country, for comparison; empty for none. */
  readonly country?: readonly YearFigure[];
  readonly asOf: string;
  /** Figures are ratios, whose size says nothing of their base. */
  readonly ratio?: boolean;
  /** Published ratios before their rounding, of which a change is taken; null where not known. */
  readonly unrounded?: readonly YearFigure[] | undefined;
  /** Years that are known themselves, but not the inhabitants to divide by. */
  readonly undivided?: readonly number[];
  /** First year whose filings are not all published; undefined where that does not matter. */
  readonly laggingFrom?: number | undefined;
}

/**
 * What a trend says: the last settled year, its change, and how that stands to the country's, e.g.
 * `2024 年专利授权量 1,203 件，同比 +8.1%，增速高于全国 3.2 个百分点`. Years that are not over or lag are
 * not judged; a year without a figure is named. '' when nothing is known.
 */
export function trendReading({
  name,
  unit,
  figures,
  country = [],
  asOf,
  ratio = false,
  unrounded,
  undivided = [],
  laggingFrom,
}: TrendOf): string {
  const settled = figures.filter(
    ({ year }) => isWholeYear(year, asOf) && (laggingFrom === undefined || year < laggingFrom),
  );
  const last = settled.filter(({ value }) => value !== null).sort((a, b) => b.year - a.year)[0];
  const gaps = settled.filter(({ value }) => value === null).map(({ year }) => year);
  const without = gaps.filter((year) => undivided.includes(year));
  const lacking = gaps.filter((year) => !undivided.includes(year));
  const missing =
    (without.length === 0 ? '' : `；${yearsText(without)} 年没有常住人口数据，不能按每万人计算`) +
    (lacking.length === 0 ? '' : `；${yearsText(lacking)} 年没有数据`);
  if (!last && without.length > 0) return missing.slice(1);
  if (!last) return settled.length > 0 ? `所选年份没有${name}的数据` : '';
  const before = settled.find(({ year }) => year === last.year - 1)?.value;
  // A change of a few says nothing.
  const change =
    ratio || enoughFor(before) ? yearChange(unrounded ?? settled, last.year, asOf) : null;
  const first = `${last.year} 年${name} ${figureText(last.value)} ${unit}`;
  const step = unrounded ? yearStep(settled, last.year) : null;
  if (change === null && step !== null) return `${first}，${stepText(step, unit)}${missing}`;
  if (change === null) return first + missing;
  const national = yearChange(country, last.year, asOf);
  const apart = national === null ? null : halfUp(change - national, 1);
  const against =
    apart === null
      ? ''
      : apart === 0
        ? '，增速与全国持平'
        : `，增速${apart > 0 ? '高于' : '低于'}全国 ${Math.abs(apart).toFixed(1)} 个百分点`;
  return `${first}，同比 ${signedPercent(change)}${against}${missing}`;
}

/** What the parts of a whole say: the greatest with its share; '' when all are none or not known. */
export function compositionReading(what: string, unit: string, parts: readonly Measured[]): string {
  const shares = sharesOf(parts);
  const most = Math.max(0, ...parts.map(({ value }) => value ?? 0));
  if (most === 0) return '';
  const first = shares.filter(({ value }) => value === most);
  const names = first.map(({ label }) => label).join('、');
  const whole = parts.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const share = enoughFor(whole) ? (first[0]?.share ?? null) : null;
  return `${what}中${names}${first.length > 1 ? '并列' : ''}最多，${first.length > 1 ? '各 ' : ''}${figureText(most)} ${unit}${share === null ? '' : `，占 ${share.toFixed(1)}%`}`;
}

/** Names that a sentence can hold. */
const NAMED = 3;

/** What is said where nothing is larger than zero: zero is known, a gap is not. */
function nothingRead(what: string, items: readonly Measured[]): string {
  const unknown = items.filter(({ value }) => value === null).length;
  if (unknown === items.length) return `${what}都没有数据`;
  return unknown === 0 ? `${what}都是 0` : `${what}都是 0 或没有数据`;
}

/**
 * What a ranking says: who is first, and what the first three make of the sum where the figures
 * can be added up; '' when all are none or not known.
 *
 * @param what is ranked; '' below a title that says it
 */
export function rankReading(
  what: string,
  unit: string,
  items: readonly Measured[],
  summable: boolean,
): string {
  const ranked = rankByValue(items).filter(({ value }) => value !== null && value > 0);
  const first = ranked.filter(({ rank }) => rank === 1);
  const top = first[0];
  if (!top) return items.length === 0 ? '' : nothingRead(what, items);
  const amount = `${figureText(top.value)} ${unit}`;
  if (first.length > NAMED) return `${what}并列最多的有 ${first.length} 个，各 ${amount}`;
  const names = first.map(({ label }) => label).join('、');
  const head = `${what && `${what}：`}${names}${first.length > 1 ? '并列' : ''}最多，${first.length > 1 ? '各 ' : ''}${amount}`;
  if (!summable || ranked.length <= NAMED) return head;
  if (!enoughFor(ranked.reduce((total, { value }) => total + (value ?? 0), 0))) return head;
  const sum = ranked.slice(0, NAMED).reduce((total, { value }) => total + (value ?? 0), 0);
  const share = sharesOf([
    { key: 'top', label: '', value: sum },
    {
      key: 'rest',
      label: '',
      value: ranked.slice(NAMED).reduce((total, { value }) => total + (value ?? 0), 0),
    },
  ])[0]?.share;
  return `${head}；前 ${NAMED} 位合计占 ${share?.toFixed(1)}%`;
}

/** A sentence with where it comes from, to be quoted. */
export function statisticsCitation(of: {
  readonly finding: string;
  readonly title: string;
  readonly scope: string;
  readonly source: string;
  readonly asOf: string;
  readonly coverage?: string | undefined;
  readonly sample?: boolean | undefined;
  readonly address: string;
}): string {
  const { finding, title, scope, source, asOf, coverage, sample, address } = of;
  const sentence = finding === '' ? '' : `${finding}。`;
  const base = `${sample ? '示例数据，' : ''}${coverage ? `${coverage}。` : ''}`;
  return `${sentence}（${title}，${scope}。${base}来源：${source || '—'}，统计日 ${asOf || '—'}。${address}）`;
}

/** What to know before reading a logarithmic axis. */
export function logWarning({ zeros, ratio }: { zeros: number; ratio: number | null }): string {
  const span = ratio === null ? '' : `图中最大值是最小值的 ${figureText(ratio)} 倍；`;
  const lost = zeros === 0 ? '' : `有 ${zeros} 个 0 值无法画出，见表格；`;
  return `纵轴是对数刻度：${span}${lost}相同的高度差表示相同的倍数，不能按高度比较数量。`;
}
