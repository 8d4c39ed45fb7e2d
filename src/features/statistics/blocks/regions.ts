import { FIGURES } from '@/domain/statistics/codes';
import { noConclusion } from '@/domain/statistics/coverage';
import type { Measured } from '@/domain/statistics/figures';
import { rankReading } from '@/domain/statistics/sentences';
import type { StatisticsBlock } from '@/links/statistics';
import { type Base, baseOf, placeOf, saidOf, wholeOf } from './base';
import type { BlockDefinition, BuiltBlock } from './block';
import { regionalDenominator } from './denominators';
import { counts, type Held, heldOf } from './held';
import { listedRows } from './listedRows';
import { based, populationOf, recordsLink, seriesOf } from './rows';
import { type StatisticsScope, scopeFacts, scopeText } from './scope';

/** What the parts of a region are asked for, and how their figures are read. */
export const REGION_QUESTIONS = (scope: StatisticsScope) => [
  {
    codes: [scope.by],
    dims: ['region'] as const,
    from: scope.from,
    to: scope.to,
    region: scope.whole,
    type: (FIGURES[scope.by].typed && scope.type) || undefined,
  },
  ...(scope.perCapita
    ? [
        {
          codes: ['POPULATION'] as const,
          dims: ['year', 'region'] as const,
          from: scope.to,
          to: scope.to,
          region: scope.whole,
        },
      ]
    : []),
];

/** A part of the region with its figure on the base of the page and the way to its records. */
export interface RegionFigure extends Measured {
  readonly rank: number | null;
  readonly link: string | undefined;
  /** What belongs to none of the parts. */
  readonly rest: boolean;
}

/** What the parts of a region rest on. */
export const regionBase = (
  answers: Parameters<BlockDefinition['build']>[0],
  { by }: StatisticsScope,
): Base => baseOf([seriesOf(answers[0], by)], [], true);

/** The parts of a region in the order of their figures, at the end what belongs to none. */
export function regionFigures(
  answers: Parameters<BlockDefinition['build']>[0],
  scope: StatisticsScope,
): RegionFigure[] {
  const { perHead, carries: ranks } = regionBase(answers, scope);
  const population = populationOf(perHead ? seriesOf(answers[1], 'POPULATION') : undefined);
  const series = seriesOf(answers[0], scope.by);
  const rows = series?.rows.map((row) => ({
    ...row,
    value: based(row.value, scope, population, row.region, scope.to),
  }));
  return listedRows(series && { ...series, rows: rows ?? [] }, ranks).map((row) => ({
    key: row.key,
    label: row.label,
    value: row.value,
    rank: row.rank,
    link: recordsLink(row),
    rest: row.rest,
  }));
}

/** What keeps a comparison of regions from being drawn. */
export const heldOfRegions = (
  items: readonly RegionFigure[],
  base: Base,
  scope: StatisticsScope,
): Held =>
  heldOf(
    items.flatMap(({ rest, value }) => (rest ? [] : value)),
    base,
    counts(scope.by, scope),
  );

/** What regions are compared by, in words: sums over several years say so. */
export function regionFigureName({ by, from, to, perCapita }: StatisticsScope): string {
  const { name, measure } = FIGURES[by];
  const added = perCapita && measure === 'flow' && to > from;
  return added ? `${name}（${to - from + 1} 年合计）` : name;
}

/** Which region has most; what keeps that back where addresses do not carry it. */
export function regionReading(
  { carries: carried, lack }: Base,
  scope: StatisticsScope,
  items: readonly RegionFigure[],
): string {
  if (items.length > 0 && !carried) return noConclusion(lack);
  const regions = items.filter(({ rest }) => !rest);
  return rankReading(
    `各地区${regionFigureName(scope)}`,
    regionUnit(scope),
    regions,
    !scope.perCapita,
  );
}

/** Unit of the figures that regions are compared by. */
export const regionUnit = ({ by, perCapita }: StatisticsScope): string =>
  perCapita ? `${FIGURES[by].unit}/万人` : FIGURES[by].unit;

/** How figures of regions are counted. */
export const REGION_DEFINITION =
  '按第一申请人地址归属；申请量和授权量是所选年份的合计，存量是最后一年的。';

/** The parts of a region as a ranking. */
export function regionRanking(key: StatisticsBlock): BlockDefinition {
  const definition = REGION_DEFINITION;
  return {
    key,
    title: '地区排名',
    definition,
    coming: { kind: 'bars', rows: 10, unit: '件', dimension: '地区' },
    questions: REGION_QUESTIONS,
    build: (answers, scope): BuiltBlock => {
      const base = regionBase(answers, scope);
      const items = regionFigures(answers, scope);
      const name = regionFigureName(scope);
      const unit = regionUnit(scope);
      const region = base.placed ? scope.wholeName : placeOf(base, scope);
      return {
        held: heldOfRegions(items, base, scope),
        notes: [
          ...base.notes,
          ...regionalDenominator(seriesOf(answers[1], 'POPULATION'), scope, base),
        ],
        linkOf: (value) => items.find((one) => one.key === value)?.link,
        description: {
          kind: 'bars',
          title: `${wholeOf(base, scope)}各地区${name}`,
          dimension: '地区',
          unit,
          // Ten regions, and what belongs to none of them.
          rows: Math.max(3, Math.min(11, items.length)),
          scope: scopeText(scope, {
            typed: FIGURES[scope.by].typed === true,
            perCapita: true,
            region,
          }),
          facts: scopeFacts(scope, region),
          definition,
          ...saidOf(base),
          data: {
            categories: items.map(({ key: value, label }) => ({
              key: value,
              label,
              ...(value === scope.region && { choice: 'include' as const }),
            })),
            series: [{ name, values: items.map(({ value }) => value) }],
            unsure: !base.carries,
            finding: regionReading(base, scope, items),
          },
        },
      };
    },
  };
}
