import type { ChartData, ChartDescription } from '@/components/chart/description';
import { FIGURES } from '@/domain/statistics/codes';
import { figureText } from '@/domain/statistics/sentences';
import type { StatisticsSeries } from '@/services/data/statistics';
import { placeOf, saidOf, wholeOf } from '../blocks/base';
import type { BuiltBlock } from '../blocks/block';
import { regionalDenominator } from '../blocks/denominators';
import {
  heldOfRegions,
  REGION_DEFINITION,
  type RegionFigure,
  regionBase,
  regionFigureName,
  regionFigures,
  regionReading,
  regionUnit,
} from '../blocks/regions';
import { seriesOf } from '../blocks/rows';
import { type StatisticsScope, scopeFacts, scopeText } from '../blocks/scope';

/** A map with its numbers. */
export interface BuiltMap extends BuiltBlock {
  /** The regions that have a place on it. */
  readonly figures: readonly RegionFigure[];
  /** Whether it may be drawn: addresses carry it. */
  readonly carries: boolean;
  readonly data: ChartData;
  /** By borders, not as tiles. */
  readonly counties: boolean;
}

/** What a map shows, and of which years, e.g. `常熟市专利授权量地图（2016—2025 年合计）`. */
export const mapTitle = ({ wholeName, by, from, to }: StatisticsScope): string => {
  const { name, measure } = FIGURES[by];
  const years = measure === 'flow' && to > from ? `${from}—${to} 年合计` : `${to} 年`;
  return `${wholeName}${name}地图（${years}）`;
};

/** How a map is counted and what it shows. */
export const mapDefinition = (counties: boolean): string =>
  REGION_DEFINITION + (counties ? HOW.counties : HOW.tiles);

const HOW = {
  tiles: '示意图只表示相邻关系，不表示边界；颜色按最大值分五档，越深数值越大。',
  counties: '边界来自本平台配置的地图数据。',
};

/** The figures of the parts of a region as a map, with what its table, files and citation say. */
export function builtMap(
  answers: readonly StatisticsSeries[][],
  scope: StatisticsScope,
  counties: boolean,
): BuiltMap {
  const base = regionBase(answers, scope);
  const all = regionFigures(answers, scope);
  const { typed = false } = FIGURES[scope.by];
  const unit = regionUnit(scope);
  const region = base.placed ? scope.wholeName : placeOf(base, scope);
  const rest = all.filter((one) => one.rest && one.value);
  const data: ChartData = {
    categories: all.map(({ key, label }) => ({ key, label })),
    series: [{ name: regionFigureName(scope), values: all.map(({ value }) => value) }],
    finding: regionReading(base, scope, all),
  };
  const description: ChartDescription = {
    kind: 'bars',
    title: mapTitle({ ...scope, wholeName: wholeOf(base, scope) }),
    dimension: '地区',
    unit,
    scope: scopeText(scope, { typed, perCapita: true, region }),
    facts: scopeFacts(scope, region),
    definition: mapDefinition(counties),
    ...saidOf(base),
    data,
  };
  return {
    held: heldOfRegions(all, base, scope),
    figures: all.filter((one) => !one.rest),
    carries: base.carries,
    data,
    counties,
    description,
    linkOf: (key) => all.find((one) => one.key === key)?.link,
    notes: [
      ...rest.map(({ label, value }) =>
        base.carries
          ? `另有 ${figureText(value)} ${unit}${label}，不在图中。`
          : `${figureText(value)} ${unit}${label}。`,
      ),
      ...base.notes,
      ...regionalDenominator(seriesOf(answers[1], 'POPULATION'), scope, base),
    ],
  };
}
