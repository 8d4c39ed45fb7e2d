import { FIGURES } from '@/domain/statistics/codes';
import { figureText, yearsText } from '@/domain/statistics/sentences';
import type { StatisticsSeries } from '@/services/data/statistics';
import type { Base } from './base';
import { yearFigures } from './rows';
import type { StatisticsScope } from './scope';

const sourceOf = (population: StatisticsSeries | undefined) =>
  `来源：${population?.source || '—'}，统计日 ${population?.updateTime || '—'}`;

/** What is not known well enough, or nobody knows where, is not divided by the inhabitants of a region. */
const undivided = (coverage: string) => [`按每万人口：${coverage}，不能除以一个地区的人口。`];

/** What figures over years are divided by, with its years and source; none for sums. */
export function yearlyDenominator(
  population: StatisticsSeries | undefined,
  { perCapita, from, to }: StatisticsScope,
  { perHead, coverage }: Base,
): string[] {
  if (!perCapita) return [];
  if (!perHead) return undivided(coverage);
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
    `按每万人口：各年数值除以当年年末常住人口（${ends.join('，')}；${sourceOf(population)}）。${gaps}`,
  ];
}

/** What the figures of regions are divided by; none for sums. */
export function regionalDenominator(
  population: StatisticsSeries | undefined,
  { perCapita, from, to, by }: StatisticsScope,
  { perHead, coverage }: Base,
): string[] {
  if (!perCapita) return [];
  if (!perHead) return undivided(coverage);
  const rows = (population?.rows ?? []).filter(({ year }) => year === to);
  const missing = rows.filter(({ value }) => value === null).map(({ label }) => label);
  if (missing.length === rows.length)
    return [`没有各地区 ${to} 年末常住人口的数据，不能按每万人口计算。`];
  const gaps = missing.length === 0 ? '' : `${missing.join('、')}没有这一年的人口数据。`;
  // Ten years of grants per inhabitant are not a year's.
  const years = to - from + 1;
  const added =
    FIGURES[by].measure === 'flow' && years > 1
      ? `${from}—${to} 年 ${years} 年的合计（不是一年的数）`
      : '';
  return [`按每万人口：${added}除以各地区 ${to} 年末常住人口（${sourceOf(population)}）。${gaps}`];
}

/** What the figures of regions over years are divided by; none for sums. */
export function yearlyDenominators(
  population: StatisticsSeries | undefined,
  { perCapita }: StatisticsScope,
  { perHead, coverage }: Base,
): string[] {
  if (!perCapita) return [];
  if (!perHead) return undivided(coverage);
  return [
    `按每万人口：各年数值除以各地区当年年末常住人口（${sourceOf(population)}）；没有人口数据的年份留空。`,
  ];
}
