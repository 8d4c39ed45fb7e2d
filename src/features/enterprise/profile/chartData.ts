import type { ChartCategory, ChartData } from '@/components/chart/description';
import { mostSentence } from '@/components/chart/findings';
import {
  type Counts,
  type NamedBase,
  REST,
  ranked,
  saidLack,
  sentence,
  UNIT,
} from '@/components/chart/ranked';

import {
  everyYear,
  LAG_NOTE,
  trendSentence,
  type YearValue,
  yearOf,
} from '@/domain/enterprise/lag';
import { PATENT_TYPES, type PatentType } from '@/domain/patentLabels';
import { firstLaggingYear } from '@/domain/statistics';
import { enough, knownCount, noConclusion } from '@/domain/statistics/coverage';
import type { EnterpriseAnalysis } from '@/services/data/enterprise';

function yearCategories(years: readonly number[], asOf = ''): ChartCategory[] {
  const lagging = firstLaggingYear(asOf);
  return years.map((year) => ({
    key: String(year),
    label: String(year),
    lagging: year >= lagging,
  }));
}

/** A year without patents is none only where the base tells. */
function yearValues(counts: Counts, { base }: NamedBase): YearValue[] {
  const listed = new Set(counts.map(({ value }) => yearOf(value)));
  const years = everyYear(counts.map(({ value, count }) => ({ year: yearOf(value), count })));
  return years.map(({ year, count }) => ({
    year,
    count: listed.has(year) ? count : knownCount(count, base),
  }));
}

/** Counts by a year that is known at once, without lag. */
export function yearly(counts: Counts, base: NamedBase): ChartData {
  const all = yearValues(counts, base);
  const categories = yearCategories(all.map(({ year }) => year));
  const values = all.map(({ count }) => count);
  return {
    categories,
    series: [{ name: '数量', values }],
    finding:
      all.length === 0
        ? ''
        : sentence(
            enough(base.base)
              ? mostSentence({ categories, values, unit: UNIT }, ' 年')
              : noConclusion(saidLack(base)),
          ),
  };
}

const TYPES: readonly PatentType[] = ['INVENTION_GRANT', 'INVENTION_PUB', 'UTILITY', 'DESIGN'];

/** Key of the only series of filings whose types are not told apart. */
export const ALL_TYPES = 'all';

/** Filings by year and type, and what has no type; years that are not all published are marked. */
export function filings(
  { byFilingYear, dataDate }: EnterpriseAnalysis,
  base: NamedBase,
): ChartData {
  const all = yearValues(byFilingYear, base);
  const categories = yearCategories(
    all.map(({ year }) => year),
    dataDate,
  );
  const values = all.map(({ count }) => count);
  const byYear = new Map(byFilingYear.map((one) => [yearOf(one.value), one.types]));
  const ofType = (year: number, type: PatentType) =>
    byYear.get(year)?.find(({ value }) => value === type)?.count ?? 0;
  const typed = all.map(({ year }) => TYPES.reduce((sum, type) => sum + ofType(year, type), 0));
  const rest = values.map((count, index) => (count === null ? null : count - (typed[index] ?? 0)));
  const parts = TYPES.map((type) => ({
    key: type as string,
    name: PATENT_TYPES[type],
    tone: type,
    // What has no type may be of this one: none of it is no zero then.
    values: all.map(({ year, count }, index) =>
      count === null ? null : ofType(year, type) || (rest[index] ? null : 0),
    ),
  })).filter((part) => part.values.some((value) => value));
  const unsorted = rest.some((value) => value);
  const split = parts.length > 0 && rest.every((value) => value === null || value >= 0);
  const series = split
    ? [
        ...parts,
        ...(unsorted
          ? [{ key: REST, name: '类型不详', tone: 'UNKNOWN' as const, values: rest }]
          : []),
      ]
    : [{ key: ALL_TYPES, name: '全部', values }];
  const trend = trendSentence(all, dataDate);
  const lags = categories.some(({ lagging }) => lagging);
  const most = mostSentence({ categories, values, unit: UNIT }, ' 年');
  const carried = enough(base.base);
  const said = carried ? (trend ?? most) : noConclusion(saidLack(base));
  return {
    categories,
    series,
    unsure: !carried,
    finding: all.length === 0 ? '' : sentence([said, lags && LAG_NOTE].filter(Boolean).join('；')),
  };
}

const bandLabel = (from: number | undefined, to: number | null): string => {
  if (to === null) return `${from} 次及以上`;
  return from === to ? `${from} 次` : `${from}～${to} 次`;
};

/** Names a band of times cited; '' for one whose begin is not known. */
export const bandKey = ({ from, to }: { from: number | undefined; to: number | null }): string =>
  from === undefined ? '' : `${from}-${to ?? ''}`;

/** Patents by how often they are cited. */
export function citedData({ byCitedCount }: EnterpriseAnalysis, base: NamedBase): ChartData {
  const counts = byCitedCount.map(({ from, to, count }) => ({
    value: bandKey({ from, to }),
    count,
    label: bandLabel(from, to),
  }));
  const label = (value: string) => counts.find((one) => one.value === value)?.label ?? value;
  const none = counts.every(({ count }) => count === 0);
  return ranked({ counts: none ? [] : counts, label, base });
}
