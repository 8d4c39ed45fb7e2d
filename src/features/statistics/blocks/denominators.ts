import { figureText, yearsText } from '@/domain/statistics/sentences';
import type { StatisticsSeries } from '@/services/data/statistics';
import { yearFigures } from './rows';
import type { StatisticsScope } from './scope';

/** What figures over years are divided by, with its years and source; none for sums. */
export function yearlyDenominator(
  population: StatisticsSeries | undefined,
  { perCapita, from, to }: StatisticsScope,
): string[] {
  if (!perCapita) return [];
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const people = new Map(yearFigures(population?.rows).map(({ year, value }) => [year, value]));
  const known = years.filter((year) => typeof people.get(year) === 'number');
  const missing = years.filter((year) => !known.includes(year));
  if (known.length === 0) return ['按每万人口：所选年份没有常住人口数据，不能计算。'];
  const ends = [...new Set([known[0], known.at(-1)])].flatMap((year) =>
    year === undefined ? [] : `${year} 年 ${figureText(people.get(year) ?? null)} 万人`,
  );
  const gaps = missing.length === 0 ? '' : `${yearsText(missing)} 年没有人口数据，这些年份留空。`;
  return [
    `按每万人口：各年数值除以当年年末常住人口（${ends.join('，')}；来源：${population?.source || '—'}）。${gaps}`,
  ];
}

/** What the figures of regions are divided by; none for sums. */
export function regionalDenominator(
  population: StatisticsSeries | undefined,
  { perCapita, to }: StatisticsScope,
): string[] {
  if (!perCapita) return [];
  const rows = (population?.rows ?? []).filter(({ year }) => year === to);
  const missing = rows.filter(({ value }) => value === null).map(({ label }) => label);
  if (missing.length === rows.length)
    return [`没有各地区 ${to} 年末常住人口的数据，不能按每万人口计算。`];
  const gaps = missing.length === 0 ? '' : `${missing.join('、')}没有这一年的人口数据。`;
  return [
    `按每万人口：除以各地区 ${to} 年末常住人口（来源：${population?.source || '—'}）。${gaps}`,
  ];
}

/** What the figures of regions over years are divided by; none for sums. */
export function yearlyDenominators(
  population: StatisticsSeries | undefined,
  { perCapita }: StatisticsScope,
): string[] {
  return perCapita
    ? [
        `按每万人口：各年数值除以各地区当年年末常住人口（来源：${population?.source || '—'}）；没有人口数据的年份留空。`,
      ]
    : [];
}
