import type { ChartCategory, ChartData } from '@/components/chart/description';
import { mostSentence } from '@/components/chart/findings';
import { ipcTitle } from '@/domain/classification/ipcClasses';
import { everyYear, LAG_NOTE, trendSentence, yearOf } from '@/domain/enterprise/lag';
import { PATENT_TYPES, type PatentType, VALIDITY, type Validity } from '@/domain/patentLabels';
import { firstLaggingYear } from '@/domain/statistics';
import type { EnterpriseAnalysis } from '@/services/data/enterprise';

/** What all these charts count in. */
export const UNIT = '件';

type Counts = readonly { readonly value: string; readonly count: number | undefined }[];

/** Whether a value is a type of patents. */
export const isType = (value: string): value is PatentType => Object.hasOwn(PATENT_TYPES, value);
/** Whether a value says if a patent is in force. */
export const isValidity = (value: string): value is Validity => Object.hasOwn(VALIDITY, value);

/** A ranking or the parts of a whole. */
export function ranked(all: Counts, label: (value: string) => string, whole?: number): ChartData {
  // What has no name cannot be shown as a bar of its own.
  const counts = all.filter(({ value }) => value !== '');
  const categories = counts.map(({ value }) => ({
    key: value,
    label: label(value),
    ...((isType(value) || isValidity(value)) && { tone: value }),
  }));
  const values = counts.map(({ count = null }) => count);
  return {
    categories,
    series: [{ name: '数量', values }],
    whole,
    finding:
      counts.length === all.length
        ? sentence(mostSentence({ categories, values, unit: UNIT, whole }))
        : '',
  };
}

const sentence = (text: string): string => (text ? `${text}。` : '');

function yearCategories(years: readonly number[], asOf = ''): ChartCategory[] {
  const lagging = firstLaggingYear(asOf);
  return years.map((year) => ({
    key: String(year),
    label: String(year),
    lagging: year >= lagging,
  }));
}

const yearValues = (counts: Counts) =>
  everyYear(counts.map(({ value, count }) => ({ year: yearOf(value), count })));

/** Counts by a year that is known at once, without lag. */
export function yearly(counts: Counts): ChartData {
  const all = yearValues(counts);
  const categories = yearCategories(all.map(({ year }) => year));
  const values = all.map(({ count }) => count);
  return {
    categories,
    series: [{ name: '数量', values }],
    finding: sentence(mostSentence({ categories, values, unit: UNIT }, ' 年')),
  };
}

const TYPES: readonly PatentType[] = ['INVENTION_GRANT', 'INVENTION_PUB', 'UTILITY', 'DESIGN'];

/** Key of the only series of filings whose types are not told apart. */
export const ALL_TYPES = 'all';

/** Filings by year and type; the years that are not all published yet are marked. */
export function filings({ byFilingYear, dataDate }: EnterpriseAnalysis): ChartData {
  const all = yearValues(byFilingYear);
  const categories = yearCategories(
    all.map(({ year }) => year),
    dataDate,
  );
  const values = all.map(({ count }) => count);
  const byYear = new Map(byFilingYear.map((one) => [yearOf(one.value), one.types]));
  const parts = TYPES.map((type) => ({
    key: type,
    name: PATENT_TYPES[type],
    tone: type,
    values: all.map(
      ({ year }) => byYear.get(year)?.find(({ value }) => value === type)?.count ?? 0,
    ),
  })).filter((part) => part.values.some((value) => value > 0));
  // Types that do not make up each year are not told apart.
  const split = values.every(
    (count, index) => count === parts.reduce((sum, part) => sum + (part.values[index] ?? 0), 0),
  );
  const series = split ? parts : [{ key: ALL_TYPES, name: '全部', values }];
  const trend = trendSentence(all, dataDate);
  const lags = categories.some(({ lagging }) => lagging);
  const most = mostSentence({ categories, values, unit: UNIT }, ' 年');
  return {
    categories,
    series,
    finding: sentence([trend ?? most, lags && LAG_NOTE].filter(Boolean).join('；')),
  };
}

const bandLabel = (from: number | undefined, to: number | null): string => {
  if (to === null) return `${from} 次及以上`;
  return from === to ? `${from} 次` : `${from}—${to} 次`;
};

/** Names a band of times cited; '' for one whose begin is not known. */
export const bandKey = ({ from, to }: { from: number | undefined; to: number | null }): string =>
  from === undefined ? '' : `${from}-${to ?? ''}`;

/** Patents by how often they are cited. */
export function citedData({ byCitedCount }: EnterpriseAnalysis): ChartData {
  const counts = byCitedCount.map(({ from, to, count }) => ({
    value: bandKey({ from, to }),
    count,
    label: bandLabel(from, to),
  }));
  if (counts.every(({ count }) => count === 0)) return ranked([], String);
  return ranked(counts, (value) => counts.find((one) => one.value === value)?.label ?? value);
}

/** A subclass with its title, or that of its class. */
export function ipcLabel(symbol: string): string {
  const title = ipcTitle(symbol) ?? ipcTitle(symbol.slice(0, 3));
  return title ? `${symbol} ${title}` : symbol;
}
