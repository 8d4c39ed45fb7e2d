import { FIGURES, type StatisticsCode } from '@/domain/statistics/codes';
import { enoughFor, knownCount } from '@/domain/statistics/coverage';
import { overYears, perCapita, type YearFigure, yearChange } from '@/domain/statistics/figures';
import { patentResultLink } from '@/links/patent';
import type { StatisticsRow, StatisticsSeries } from '@/services/data/statistics';
import type { StatisticsScope } from './scope';

/**
 * The series of a code; undefined when the service has none. None found where little or nothing is
 * known of the records is no zero.
 */
export function seriesOf(
  answer: readonly StatisticsSeries[] | undefined,
  code: StatisticsCode,
): StatisticsSeries | undefined {
  const series = answer?.find((one) => one.code === code);
  const { coverage } = series ?? {};
  if (!series || coverage?.length === 0) return series;
  const bases = coverage ?? [undefined];
  return {
    ...series,
    rows: series.rows.map((row) => {
      const unknown = bases.some((base) => knownCount(row.value, base) === null);
      return unknown ? { ...row, value: null } : row;
    }),
  };
}

/** Figures by year of rows. */
export function yearFigures(rows: readonly StatisticsRow[] | undefined): YearFigure[] {
  return (rows ?? []).flatMap(({ year, value }) => (year === null ? [] : [{ year, value }]));
}

/** The change of a whole year; null also where the year before has too few for a rate. */
export function changeOf(
  code: StatisticsCode,
  figures: readonly YearFigure[],
  year: number,
  asOf: string,
): number | null {
  const before = figures.find((one) => one.year === year - 1)?.value;
  const large = FIGURES[code].measure === 'ratio' || enoughFor(before);
  return large ? yearChange(figures, year, asOf) : null;
}

/** Inhabitants by region and year; the key is `region year`. */
export type Population = ReadonlyMap<string, number | null>;

/** Reads the population out of its series; two figures for the same tell nothing. */
export function populationOf(series: StatisticsSeries | undefined): Population {
  const people = new Map<string, number | null>();
  for (const { region, year, value } of series?.rows ?? []) {
    const key = `${region} ${year}`;
    people.set(key, people.has(key) ? null : value);
  }
  return people;
}

/** A figure on the base of the page: itself, or per 10,000 inhabitants of its region and year. */
export function based(
  value: number | null,
  { perCapita: relative }: StatisticsScope,
  population: Population,
  region: string | null | undefined,
  year: number | null,
): number | null {
  return relative ? perCapita(value, population.get(`${region} ${year}`) ?? null) : value;
}

/** The values of rows over the years of the page, on its base; a gap where there is none. */
export function valuesOverYears(
  rows: readonly StatisticsRow[],
  scope: StatisticsScope,
  population: Population,
): (number | null)[] {
  const figures = rows.flatMap(({ year, region, value }) =>
    year === null ? [] : [{ year, value: based(value, scope, population, region, year) }],
  );
  return overYears(figures, scope.from, scope.to).map(({ value }) => value);
}

/** Years that are known themselves, but of which the inhabitants are not. */
export function undividedYears(
  rows: readonly StatisticsRow[],
  scope: StatisticsScope,
  population: Population,
): number[] {
  return rows.flatMap(({ year, region, value }) => {
    const known = year !== null && value !== null;
    return known && based(value, scope, population, region, year) === null ? [year] : [];
  });
}

/** The list of the patents behind a row; undefined where there is none. */
export function recordsLink(row: StatisticsRow | undefined, industry?: string): string | undefined {
  if (!row?.query || !row.value) return undefined;
  return patentResultLink({
    mode: 'expr',
    q: row.query,
    ...(industry === undefined ? {} : { include: { sei: [industry] } }),
  });
}
