import type { ChartData, ChartDescription } from '@/components/chart/description';
import { FIGURES } from '@/domain/statistics/codes';
import { rankReading } from '@/domain/statistics/sentences';
import type { StatisticsSeries } from '@/services/data/statistics';
import type { BuiltBlock } from '../blocks/block';
import { regionalDenominator } from '../blocks/denominators';
import {
  REGION_DEFINITION,
  type RegionFigure,
  regionFigures,
  regionUnit,
} from '../blocks/rankings';
import { seriesOf } from '../blocks/rows';
import { type StatisticsScope, scopeText } from '../blocks/scope';

/** A map with its numbers. */
export interface BuiltMap extends BuiltBlock {
  readonly figures: readonly RegionFigure[];
  readonly data: ChartData;
  /** By borders, not as tiles. */
  readonly counties: boolean;
}

/** What a map shows, e.g. `常熟市专利授权量地图`. */
export const mapTitle = ({ wholeName, by }: StatisticsScope): string =>
  `${wholeName}${FIGURES[by].name}地图`;

/** How a map is counted and what it shows. */
export const mapDefinition = (counties: boolean): string =>
  REGION_DEFINITION + (counties ? HOW.counties : HOW.tiles);

const HOW = {
  tiles: '示意图只表示相邻关系，不表示边界；填充高度与数值成正比。',
  counties: '边界来自本平台配置的地图数据。',
};

/** The figures of the parts of a region as a map, with what its table, files and citation say. */
export function builtMap(
  answers: readonly StatisticsSeries[][],
  scope: StatisticsScope,
  counties: boolean,
): BuiltMap {
  const series = seriesOf(answers[0], scope.by);
  const figures = regionFigures(answers, scope);
  const { name, typed = false } = FIGURES[scope.by];
  const unit = regionUnit(scope);
  const data: ChartData = {
    categories: figures.map(({ key, label }) => ({ key, label })),
    series: [{ name, values: figures.map(({ value }) => value) }],
    finding: rankReading(`各地区${name}`, unit, figures, !scope.perCapita),
  };
  const description: ChartDescription = {
    kind: 'bars',
    title: mapTitle(scope),
    dimension: '地区',
    unit,
    scope: scopeText(scope, { typed, perCapita: true, region: scope.wholeName }),
    definition: mapDefinition(counties),
    source: series?.source ?? '',
    asOf: series?.updateTime ?? '',
    data,
  };
  return {
    figures,
    data,
    counties,
    description,
    linkOf: (key) => figures.find((one) => one.key === key)?.link,
    notes: [
      ...(series?.note ? [series.note] : []),
      ...regionalDenominator(seriesOf(answers[1], 'POPULATION'), scope),
    ],
  };
}
