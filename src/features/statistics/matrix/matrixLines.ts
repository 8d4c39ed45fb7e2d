import { FIGURES } from '@/domain/statistics/codes';
import { enoughFor } from '@/domain/statistics/coverage';
import { yearChange } from '@/domain/statistics/figures';
import type { SeriesQuestion, StatisticsSeries } from '@/services/data/statistics';
import type { Base } from '../blocks/base';
import { populationOf, recordsLink, seriesOf, valuesOverYears } from '../blocks/rows';
import type { StatisticsScope } from '../blocks/scope';

interface MatrixCell {
  readonly value: number | null;
  /** Against the year before, in percent; null where years cannot be compared. */
  readonly change: number | null;
  /** The list of what is counted; undefined where there is none. */
  readonly link: string | undefined;
}

/** A region with a cell for each year of the page. */
export interface MatrixLine {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly MatrixCell[];
  /** What belongs to none of the regions. */
  readonly rest: boolean;
}

/** Key of the line of what belongs to none of the regions. */
const REST = 'rest';

/** What the matrix asks for: the regions by year, and their inhabitants where it divides by them. */
export function matrixQuestions(scope: StatisticsScope): SeriesQuestion[] {
  const { by, from, to, whole, type, perCapita } = scope;
  const common = { dims: ['year', 'region'] as const, from, to, region: whole };
  return [
    { codes: [by], ...common, type: (FIGURES[by].typed && type) || undefined },
    ...(perCapita ? [{ codes: ['POPULATION'] as const, ...common }] : []),
  ];
}

/** A line for each region, a cell for each year. */
export function matrixLines(
  answers: readonly StatisticsSeries[][],
  scope: StatisticsScope,
  settled: (year: number) => boolean,
  { carries, perHead }: Base,
): MatrixLine[] {
  const series = seriesOf(answers[0], scope.by);
  const population = populationOf(perHead ? seriesOf(answers[1], 'POPULATION') : undefined);
  const byRegion = new Map<string, StatisticsSeries['rows']>();
  for (const row of series?.rows ?? []) {
    const key = row.rest ? REST : row.region || row.key;
    // Figures of nobody knows which region belong to no line.
    if (!key) continue;
    const rows = byRegion.get(key);
    if (rows) rows.push(row);
    else byRegion.set(key, [row]);
  }
  return [...byRegion].map(([key, rows]) => {
    const counts = new Map(rows.map(({ year, value }) => [year, value]));
    const links = new Map(rows.map((row) => [row.year, recordsLink(row)]));
    const figures = valuesOverYears(rows, scope, population).map((value, index) => ({
      year: scope.from + index,
      value,
    }));
    return {
      key,
      label: rows[0]?.label || key,
      rest: key === REST,
      cells: figures.map(({ year, value }) => ({
        value,
        // A change of a few says nothing.
        change:
          carries && settled(year) && enoughFor(counts.get(year - 1))
            ? yearChange(figures, year, series?.updateTime ?? '')
            : null,
        link: links.get(year),
      })),
    };
  });
}
