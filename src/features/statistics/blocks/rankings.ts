import { ipcTitle } from '@/domain/classification/ipcClasses';
import { nameText } from '@/domain/nameText';
import { FIGURES, type StatisticsCode } from '@/domain/statistics/codes';
import { isWholeYear, type Measured, rankByValue } from '@/domain/statistics/figures';
import { compositionReading, rankReading } from '@/domain/statistics/sentences';
import { shareShift } from '@/domain/statistics/shareShift';
import type { StatisticsBlock } from '@/links/statistics';
import type {
  StatisticsDimension,
  StatisticsRow,
  StatisticsSeries,
} from '@/services/data/statistics';
import { isChartTone } from '../../../../config/theme';
import type { BlockDefinition, BuiltBlock } from './block';
import { regionalDenominator } from './denominators';
import { based, populationOf, recordsLink, seriesOf, yearFigures } from './rows';
import { type StatisticsScope, scopeText } from './scope';

/** A subclass with the title of it or of its class. */
function ipcLabel(symbol: string): string {
  const title = ipcTitle(symbol) ?? ipcTitle(symbol.slice(0, 3));
  return title ? `${symbol} ${title}` : symbol;
}

interface RankingOf {
  readonly key: StatisticsBlock;
  readonly title: string;
  readonly dimension: string;
  readonly dim: StatisticsDimension;
  readonly code: StatisticsCode;
  readonly how: string;
  /**
   * Parts of a whole in place of a ranking: bars against the whole, whose lengths compare more
   * exactly than the angles of a circle; how the parts changed over the years is said in words.
   */
  readonly parts?: boolean;
  /** One record may count for several rows: they do not add up. */
  readonly several?: boolean;
  readonly rows: number;
}

/** Begins the keys that rows without one are given, to be told apart on the page. */
const NO_KEY = '?';

/** The rows with a key and a label of their own; without one no list of patents can be named. */
const namedRows = (series: StatisticsSeries | undefined): StatisticsRow[] =>
  (series?.rows ?? []).map((row, index) => ({
    ...row,
    key: row.key || `${NO_KEY}${index}`,
    label: row.label || nameText(row.key),
    query: row.key ? row.query : null,
  }));

/** How the parts changed over the years of the page; '' for what is not asked for by year. */
function shiftReading(series: StatisticsSeries | undefined, { from, to }: StatisticsScope): string {
  const byLabel = new Map<string, StatisticsRow[]>();
  for (const row of series?.rows ?? []) {
    byLabel.set(row.label, [...(byLabel.get(row.label) ?? []), row]);
  }
  return shareShift({
    years: Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((year) =>
      isWholeYear(year, series?.updateTime ?? ''),
    ),
    parts: [...byLabel].map(([label, rows]) => ({ label, figures: yearFigures(rows) })),
  });
}

/** A ranking of what the patents of the range have, or the parts that they fall into. */
export function valueRanking({
  key,
  title,
  dimension,
  dim,
  code,
  how,
  parts = false,
  several = false,
  rows: room,
}: RankingOf): BlockDefinition {
  const { unit, typed = false } = FIGURES[code];
  const kind = parts ? 'parts' : 'bars';
  return {
    key,
    title,
    definition: how,
    coming: { kind, rows: room, unit, dimension },
    questions: ({ from, to, region, type }) => [
      { codes: [code], dims: [dim], from, to, region, type: (typed && type) || undefined },
      // Of one kind alone there is no composition.
      ...(parts && !type
        ? [{ codes: [code], dims: ['year', dim] as const, from, to, region }]
        : []),
    ],
    build: ([answer, yearly], scope): BuiltBlock => {
      const series = seriesOf(answer, code);
      const items = rankByValue(namedRows(series));
      const measured: Measured[] = items;
      const whole = items.reduce((sum, { value }) => sum + (value ?? 0), 0);
      const tone = (value: string) => (value === 'INVENTION' ? 'INVENTION_GRANT' : value);
      return {
        notes: series?.note ? [series.note] : [],
        linkOf: (value) =>
          recordsLink(
            items.find((one) => one.key === value),
            dim === 'industry' ? value : undefined,
          ),
        description: {
          kind,
          title,
          dimension,
          unit,
          rows: room,
          scope: scopeText(scope, { typed }),
          definition: how,
          source: series?.source ?? '',
          asOf: series?.updateTime ?? '',
          data: {
            categories: items.map(({ key: value, label }) => {
              const own = tone(value);
              return {
                key: value,
                label: dim === 'ipc' && !value.startsWith(NO_KEY) ? ipcLabel(value) : label,
                ...(isChartTone(own) && { tone: own }),
              };
            }),
            series: [{ name: FIGURES[code].name, values: items.map(({ value }) => value) }],
            ...(parts && !several && { whole }),
            finding: parts
              ? [
                  compositionReading(FIGURES[code].name, unit, measured),
                  shiftReading(seriesOf(yearly, code), scope),
                ]
                  .filter(Boolean)
                  .join('；')
              : rankReading(title, unit, measured, !several),
          },
        },
      };
    },
  };
}

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
}

/** The parts of a region in the order of their figures. */
export function regionFigures(
  answers: Parameters<BlockDefinition['build']>[0],
  scope: StatisticsScope,
): RegionFigure[] {
  const series = seriesOf(answers[0], scope.by);
  const population = populationOf(seriesOf(answers[1], 'POPULATION'));
  return rankByValue(
    namedRows(series).map((row) => ({
      key: row.key,
      label: row.label,
      value: based(row.value, scope, population, row.region, scope.to),
      link: recordsLink(row),
    })),
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
      const series = seriesOf(answers[0], scope.by);
      const items = regionFigures(answers, scope);
      const { name } = FIGURES[scope.by];
      const unit = regionUnit(scope);
      return {
        notes: [
          ...(series?.note ? [series.note] : []),
          ...regionalDenominator(seriesOf(answers[1], 'POPULATION'), scope),
        ],
        linkOf: (value) => items.find((one) => one.key === value)?.link,
        description: {
          kind: 'bars',
          title: `${scope.wholeName}各地区${name}`,
          dimension: '地区',
          unit,
          rows: Math.max(3, Math.min(10, items.length)),
          scope: scopeText(scope, {
            typed: FIGURES[scope.by].typed === true,
            perCapita: true,
            region: scope.wholeName,
          }),
          definition,
          source: series?.source ?? '',
          asOf: series?.updateTime ?? '',
          data: {
            categories: items.map(({ key: value, label }) => ({
              key: value,
              label,
              ...(value === scope.region && { choice: 'include' as const }),
            })),
            series: [{ name, values: items.map(({ value }) => value) }],
            finding: rankReading(`各地区${name}`, unit, items, !scope.perCapita),
          },
        },
      };
    },
  };
}
