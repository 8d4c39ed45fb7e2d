import type { ChartData, ChartDescription, ChartLinks } from '@/components/chart/description';
import { saidBase, UNIT } from '@/components/chart/ranked';
import { DEFAULT_ROWS } from '@/components/chart/size';
import { quantity } from '@/components/chart/wording';
import type { ChartElement } from '@/domain/enterprise/chartQueries';
import { allKnown } from '@/domain/statistics/coverage';
import type { EnterpriseAnalysis } from '@/services/data/enterprise';
import { elementLink } from '../patentLists';
import { ALL_TYPES } from './chartData';
import { type EnterpriseChartKey, SHAPES } from './chartShapes';
import type { KeyFigure } from './figures';
import type { Scope } from './scope';

/** A chart with the way from each of its elements to the patents it counts. */
export interface EnterpriseChart {
  readonly key: EnterpriseChartKey;
  readonly description: ChartDescription;
  /** What it counts by is known of all patents. */
  readonly whole: boolean;
  /** What an element counts, by the keys of its category and, for a part of a column, its series. */
  readonly elementOf: (category: string, series?: string) => ChartElement | undefined;
  readonly linkOf: ChartLinks;
}

/** How many patents an element stands for. */
function counted({ categories, series }: ChartData, category: string, part?: string): number {
  const index = categories.findIndex(({ key }) => key === category);
  const parts = part === undefined ? series : series.filter(({ key }) => key === part);
  return parts.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
}

const FEWEST_ROWS = 3;

const roomFor = ({ categories }: ChartData): number =>
  Math.min(DEFAULT_ROWS, Math.max(FEWEST_ROWS, categories.length));

/** The charts of an analysis; in the title whose they are, where several names are counted. */
export function enterpriseCharts(
  analysis: EnterpriseAnalysis,
  { names, title: whose, source, asOf }: Scope,
): EnterpriseChart[] {
  return SHAPES.map(({ key, data: dataOf, base: baseOf, elementOf: shapeOf, title, ...shape }) => {
    const base = baseOf(analysis);
    const data = dataOf(analysis, base);
    const elementOf = (category: string, series?: string) => {
      const some = counted(data, category, series) > 0;
      return some ? shapeOf(analysis, category, series) : undefined;
    };
    return {
      key,
      whole: allKnown(base.base),
      elementOf,
      linkOf: (category, series) => {
        const element = elementOf(category, series);
        return element && elementLink(names, element);
      },
      description: {
        ...shape,
        ...(data.series[0]?.key === ALL_TYPES && { stacked: false }),
        title: names.length > 1 ? `${title}：${whose}` : title,
        unit: UNIT,
        scope: whose,
        // The numbers are there with the chart: it keeps no more room than they take.
        ...(shape.kind !== 'trend' && { rows: roomFor(data) }),
        source,
        asOf,
        coverage: saidBase(base),
        data,
      },
    };
  });
}

/** The one number of a chart that has no other: no picture is needed for it. */
function loneOf({ description: { data } }: EnterpriseChart): number | undefined {
  const [series, ...others] = data?.series ?? [];
  const alone = data?.categories.length === 1 && !data.more && others.length === 0;
  return (alone && series?.values[0]) || undefined;
}

/** Whether a chart has something to compare, and so to draw. */
export const isDrawn = (chart: EnterpriseChart): boolean => {
  const { data } = chart.description;
  return data === undefined || (data.categories.length > 0 && loneOf(chart) === undefined);
};

/** Letters that the name of a figure has room for beside what it counts by. */
const SHORT = 8;

/** A number of patents is not named after those who share them. */
const COUNTED_AS: Readonly<Record<string, string>> = { coApplicant: '共同申请' };

/** What would be a chart of a single column or bar, as a figure. */
export function loneFigures(charts: readonly EnterpriseChart[]): KeyFigure[] {
  return charts.flatMap((chart): KeyFigure | [] => {
    const value = loneOf(chart);
    const { dimension, unit, definition, coverage = '', data } = chart.description;
    const [category] = data?.categories ?? [];
    if (value === undefined || !category) return [];
    const { key, label } = category;
    const short = label.length <= SHORT;
    const link = chart.linkOf(key);
    return {
      key: chart.key,
      label: short ? `${dimension} ${label}` : (COUNTED_AS[chart.key] ?? dimension),
      value: quantity(value),
      unit,
      definition: `${definition.replace(/。$/, '')}；只有“${label}”一项；${coverage}`,
      note: short ? coverage : label,
      links: link === undefined ? [] : [link],
    };
  });
}

/** Titles of the charts without anything to draw. */
export const undrawnTitles = (charts: readonly EnterpriseChart[]): string[] =>
  charts
    .filter(({ description: { data } }) => data?.categories.length === 0)
    .map(({ key }) => SHAPES.find((shape) => shape.key === key)?.title ?? key);
