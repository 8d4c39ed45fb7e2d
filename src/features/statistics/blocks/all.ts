import { ipcTitle } from '@/domain/classification/ipcClasses';
import { FIGURES, type StatisticsCode } from '@/domain/statistics/codes';
import { enoughFor, noConclusion } from '@/domain/statistics/coverage';
import { isWholeYear, type Measured } from '@/domain/statistics/figures';
import { compositionReading, rankReading } from '@/domain/statistics/sentences';
import { shareShift } from '@/domain/statistics/shareShift';
import type { StatisticsBlock } from '@/links/statistics';
import type {
  StatisticsDimension,
  StatisticsRow,
  StatisticsSeries,
} from '@/services/data/statistics';
import { isChartTone } from '../../../../config/theme';
import { baseOf, carries, placeOf, saidOf } from './base';
import type { BlockDefinition, BuiltBlock } from './block';
import { listedRows, NO_KEY, REST } from './listedRows';
import { figureYears } from './overYears';
import { regionRanking } from './regions';
import { recordsLink, seriesOf, yearFigures } from './rows';
import { type StatisticsScope, scopeFacts, scopeText } from './scope';
import { typedYears } from './typedYears';

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

/** How the parts changed over the years of the page; '' for what is not asked for by year. */
function shiftReading(series: StatisticsSeries | undefined, { from, to }: StatisticsScope): string {
  const byLabel = new Map<string, StatisticsRow[]>();
  if (!series || !carries(series)) return '';
  for (const row of series.rows) {
    byLabel.set(row.label, [...(byLabel.get(row.label) ?? []), row]);
  }
  return shareShift({
    years: Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
      (year) =>
        isWholeYear(year, series.updateTime) &&
        // Shares of a few say nothing.
        enoughFor(
          series.rows.reduce((sum, row) => sum + (row.year === year ? (row.value ?? 0) : 0), 0),
        ),
    ),
    parts: [...byLabel].map(([label, rows]) => ({ label, figures: yearFigures(rows) })),
  });
}

/** A ranking of what the patents of the range have, or the parts that they fall into. */
function valueRanking({
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
      const base = baseOf([series]);
      const items = listedRows(series, base.carries);
      const measured: Measured[] = items.filter(({ rest }) => !rest);
      // Without places there is no first twenty.
      const shown = base.carries ? title : title.replace(/前 \d+ 位$/, '（已知部分，不排名）');
      const whole = items.reduce((sum, { value }) => sum + (value ?? 0), 0);
      const tone = (value: string) =>
        value === REST ? 'UNKNOWN' : value === 'INVENTION' ? 'INVENTION_GRANT' : value;
      return {
        notes: base.notes,
        linkOf: (value) =>
          recordsLink(
            items.find((one) => one.key === value),
            dim === 'industry' ? (value === REST ? '' : value) : undefined,
          ),
        description: {
          kind,
          title: shown,
          dimension,
          unit,
          // With few values known there is no room kept for many.
          rows: base.carries ? room : Math.max(3, Math.min(room, items.length)),
          scope: scopeText(scope, { typed, region: placeOf(base, scope) }),
          facts: scopeFacts(scope, placeOf(base, scope)),
          definition: how,
          ...saidOf(base),
          data: {
            categories: items.map(({ key: value, label }) => {
              const own = tone(value);
              return {
                key: value,
                label:
                  dim === 'ipc' && !value.startsWith(NO_KEY) && value !== REST
                    ? ipcLabel(value)
                    : label,
                ...(isChartTone(own) && { tone: own }),
              };
            }),
            series: [{ name: FIGURES[code].name, values: items.map(({ value }) => value) }],
            ...(parts && !several && base.carries && enoughFor(whole) && { whole }),
            finding:
              items.length > 0 && !base.carries
                ? noConclusion(base.coverage)
                : parts
                  ? [
                      compositionReading(FIGURES[code].name, unit, items),
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

/** Blocks that are charts; the map and the table by year have forms of their own. */
export type ChartBlock = Exclude<StatisticsBlock, 'map' | 'matrix'>;

const GRANTED = '所选年份内授权的专利，按授权公告日统计';

/** The charts of the page. */
export const BLOCKS: Readonly<Record<ChartBlock, BlockDefinition>> = {
  trend: typedYears('trend', '专利申请趋势', 'PAT_APPLY'),
  grants: typedYears('grants', '专利授权趋势', 'PAT_GRANT'),
  density: figureYears({
    key: 'density',
    title: '每万人口发明专利拥有量与全国比较',
    codes: ['INV_PER_10K', 'HV_PER_10K'],
    unit: '件/万人',
    density: true,
  }),
  composition: valueRanking({
    key: 'composition',
    title: '授权专利的类型构成',
    dimension: '专利类型',
    dim: 'type',
    code: 'PAT_GRANT',
    how: `${GRANTED}，合计后按三种专利分。`,
    parts: true,
    rows: 3,
  }),
  value: valueRanking({
    key: 'value',
    title: '高价值发明专利的五种情形',
    dimension: '情形',
    dim: 'type',
    code: 'HV_INV',
    how: '最后一年末的有效发明专利；一件可以符合几种情形，各计一次，所以各项之和大于拥有量。',
    several: true,
    rows: 5,
  }),
  regions: regionRanking('regions'),
  industry: valueRanking({
    key: 'industry',
    title: '战略性新兴产业分布',
    dimension: '产业',
    dim: 'industry',
    code: 'PAT_GRANT',
    how: `${GRANTED}，按《战略性新兴产业分类（2018）》归类；外观设计不归类。`,
    rows: 9,
  }),
  ipc: valueRanking({
    key: 'ipc',
    title: 'IPC 小类前 10 位',
    dimension: 'IPC 小类',
    dim: 'ipc',
    code: 'PAT_GRANT',
    how: `${GRANTED}；有几个小类的专利为每个小类各计一件，图中 10 位，表格列到 20 位。`,
    several: true,
    rows: 10,
  }),
  enterprise: valueRanking({
    key: 'enterprise',
    title: '企业前 20 位',
    dimension: '企业',
    dim: 'applicant',
    code: 'PAT_GRANT',
    how: `${GRANTED}；共同申请的专利为每家企业各计一件，曾用名不合并。`,
    several: true,
    rows: 20,
  }),
  operations: figureYears({
    key: 'operations',
    title: '专利运营',
    codes: ['TRANSFER', 'LICENSE', 'OPEN_LICENSE', 'PLEDGE_CNT'],
    unit: '次',
    stacked: true,
  }),
  pledge: figureYears({
    key: 'pledge',
    title: '专利质押融资金额',
    codes: ['PLEDGE_AMT'],
    unit: '万元',
  }),
  trademark: figureYears({
    key: 'trademark',
    title: '商标',
    codes: ['TM_APPLY', 'TM_REG', 'TM_VALID'],
    unit: '件',
  }),
  protection: figureYears({
    key: 'protection',
    title: '保护与服务',
    codes: ['IP_CASE', 'AID_CASE', 'ADMIN_RULING'],
    unit: '件',
  }),
};

/** Titles of all blocks, in the order of the page. */
export const BLOCK_TITLES: Readonly<Record<StatisticsBlock, string>> = {
  ...(Object.fromEntries(Object.values(BLOCKS).map(({ key, title }) => [key, title])) as Record<
    ChartBlock,
    string
  >),
  map: '地图',
  matrix: '地区与年份',
};
