import { percentOf } from '@/domain/statistics';
import type { ChartCategory, ChartData, ChartDescription, ChartLinks } from './description';

const FORMAT = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });

/** A quantity as it is written, thousands separated; — when it is not known. */
export function quantity(value: number | null | undefined): string {
  return value === null || value === undefined ? '—' : FORMAT.format(value);
}

/** A mark of an axis: a small power of ten is not rounded to zero. */
export function axisMark(value: number, unit?: string): string {
  const mark = value > 0 && value < 0.01 ? String(value) : quantity(value);
  return unit === '%' ? mark + unit : mark;
}

/** `12.3%`; — when it is not known. */
export function percent(value: number | null): string {
  return value === null ? '—' : `${value.toFixed(1)}%`;
}

/** The share of a value in the whole; undefined where shares mean nothing. */
export function shareText(data: ChartData, value: number | null): string | undefined {
  if (data.whole === undefined || value === null) return undefined;
  const share = percentOf(value, data.whole);
  return share === null ? undefined : percent(share);
}

const known = (value: number | null, unit: string) =>
  value === null ? '无数据' : `${quantity(value)} ${unit}`;

/** What stands behind the name of a category: `公开滞后`, `已排除`; '' when there is nothing. */
export function remark({ lagging, why = '公开滞后', choice }: ChartCategory): string {
  return [lagging && why, choice === 'exclude' && '已排除'].filter(Boolean).join('，');
}

/** What the series of a category add up to; null when nothing of it is known. */
export function sumOf({ series }: ChartData, index: number): number | null {
  const known = series.flatMap(({ values }) => values[index] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/**
 * One element of a chart in words, e.g. `2021：312 件，占 14.0%`.
 *
 * @param part index of the series, where one part of a column is meant
 */
export function elementText(
  { unit, stacked }: ChartDescription,
  data: ChartData,
  index: number,
  part?: number,
): string {
  const category = data.categories[index];
  if (!category) return '';
  const single = data.series.length === 1;
  if (stacked && part !== undefined) {
    const { name = '', values = [] } = data.series[part] ?? {};
    return `${category.label}，${name}：${known(values[index] ?? null, unit)}`;
  }
  const values = data.series.map(({ name, values }) => {
    const value = values[index] ?? null;
    const share = single ? shareText(data, value) : undefined;
    return `${single ? '' : `${name} `}${known(value, unit)}${share ? `，占 ${share}` : ''}`;
  });
  if (stacked) {
    const parts = data.series.filter((one) => one.values[index]);
    const named = parts.map((one) => `${one.name} ${quantity(one.values[index])}`).join('，');
    values.splice(0, values.length, known(sumOf(data, index), unit), ...(named ? [named] : []));
  }
  const aside = remark(category);
  return `${category.label}：${values.join('；')}${aside && `（${aside}）`}`;
}

/** What the drawing leaves out and the table has; '' when it shows all. */
export function leftOut({ kind }: ChartDescription, data: ChartData, drawn: number): string {
  const hidden = data.categories.length - drawn;
  if (hidden <= 0) return data.more ? '来源未列出的其余取值不在图中。' : '';
  const unit = data.categories.every(({ key }) => /^\d{4}$/.test(key)) ? '年' : '个';
  const which = kind === 'trend' ? `最近 ${drawn} ${unit}` : `前 ${drawn} 位`;
  return data.more
    ? `图中是${which}，表格列出前 ${data.categories.length} 位。`
    : `图中是${which}，其余 ${hidden} ${unit}见表格。`;
}

/** What the shaded years of a trend are, e.g. `有底纹的年份公开滞后，还会增加。`; '' without any. */
export function shading({ kind }: ChartDescription, { categories }: ChartData): string {
  const why = new Set(
    categories.flatMap(({ lagging, why: reason = '公开滞后' }) => (lagging ? reason : [])),
  );
  return kind !== 'trend' || why.size === 0 ? '' : `有底纹的年份${[...why].join('、')}，还会增加。`;
}

/**
 * Whether a number leads to what it counts, as the end of a sentence; '' where there is nothing to
 * look at.
 */
export function opensText(value: number | null, opened: boolean): string {
  if (opened) return '，点开看清单';
  return value ? '，没有可以打开的清单' : '';
}

/** The same for an element of a chart; the lines of a year have their lists in the table. */
export function opens(data: ChartData, linkOf: ChartLinks, index: number, part?: number): string {
  const category = data.categories[index];
  if (!category) return '';
  const own = part === undefined ? undefined : data.series[part];
  const value = own ? (own.values[index] ?? null) : sumOf(data, index);
  if (linkOf(category.key, own && (own.key ?? own.name)) !== undefined)
    return opensText(value, true);
  const elsewhere =
    !own && data.series.some(({ name, key = name }) => linkOf(category.key, key) !== undefined);
  return elsewhere ? '，清单从表格打开' : opensText(value, false);
}
