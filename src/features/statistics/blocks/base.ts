import { coverageText, enough, lackText } from '@/domain/statistics/coverage';
import type { StatisticsCoverage, StatisticsSeries } from '@/services/data/statistics';
import type { StatisticsScope } from './scope';

/** What a figure is counted by, as it stands before its coverage. */
const THINGS: Readonly<Record<NonNullable<StatisticsCoverage['of']>, string>> = {
  FILING: '申请日',
  GRANT: '授权日',
  STATUS: '法律状态',
  VALUE: '高价值情形',
  OPERATION: '运营记录',
  TYPE: '专利类型',
  CLASS: 'IPC 分类',
  INDUSTRY: '产业分类',
  APPLICANT: '申请人类型',
  ADDRESS: '地址',
};

/** Scope of figures of which it is not known where they belong. */
export const UNPLACED = '全部记录（地址不详，不分地区）';

const isAddress = ({ of }: StatisticsCoverage) => of === 'ADDRESS';

/** Whether a series carries conclusions; where its records are from matters to regions alone. */
export function carries(series: StatisticsSeries, byRegion = false): boolean {
  return series.coverage?.every((one) => (isAddress(one) && !byRegion) || enough(one)) ?? false;
}

/** Whether it is known where the records of a series belong. */
export const isPlaced = ({ coverage }: StatisticsSeries): boolean =>
  coverage?.filter(isAddress).every(enough) ?? false;

/** What a series rests on, a clause for each thing: `申请日已知 3,656 / 共 23,637`. */
export function basesOf({ coverage }: StatisticsSeries): string[] {
  if (coverage === null) return ['来源没有说明已知多少、共多少'];
  if (coverage.length === 0) return ['来源整体报送，不逐件统计'];
  return coverage.map((one) => coverageText(one, one.of ? THINGS[one.of] : ''));
}

/** `申请日已知 3,656 / 共 23,637；地址已知 6 / 共 23,637` */
export const coverageOf = (series: StatisticsSeries): string => basesOf(series).join('；');

const shareOf = ({ known, total }: StatisticsCoverage) => (known ?? 0) / (total || 1);

/** The smallest of the bases that keep conclusions back: `仅 15% 有申请日`. */
function lackOf(all: readonly StatisticsSeries[], byRegion: boolean): string {
  const [least] = all
    .filter((one) => !carries(one, byRegion))
    .flatMap(({ coverage }) => coverage ?? [])
    .filter((one) => !enough(one) && (byRegion || !isAddress(one)))
    .sort((one, other) => shareOf(one) - shareOf(other));
  return least ? lackText(least, least.of ? THINGS[least.of] : undefined) : '来源没有说明已知多少';
}

/** What the series of a block rest on, and where and from when they are. */
export interface Base {
  readonly carries: boolean;
  /** Whether the region of the page may stand in titles. */
  readonly placed: boolean;
  /** Whether a figure may be divided by the inhabitants of a region: a rate needs all of it known. */
  readonly perHead: boolean;
  readonly coverage: string;
  /** The records that it is told of how many of them are known; 0 where it is not. */
  readonly total: number;
  /** What keeps conclusions back, in words; of several bases the smallest. */
  readonly lack: string;
  /** Invented, all of it or a part. */
  readonly sample: boolean;
  readonly source: string;
  /** `YYYY-MM-DD`; '' when it is not known. */
  readonly asOf: string;
  readonly notes: readonly string[];
}

/**
 * What some series rest on together. Each source stands with its own day where there are several.
 *
 * @param beside series that are compared with: their sources stand too, their coverage is their own
 * @param byRegion figures are told apart by region, so that addresses carry them
 */
export function baseOf(
  own: readonly (StatisticsSeries | undefined)[],
  beside: readonly (StatisticsSeries | undefined)[] = [],
  byRegion = false,
): Base {
  const series = own.flatMap((one) => one ?? []);
  const all = [...series, ...beside.flatMap((one) => one ?? [])];
  const sources = new Map(
    all.map(({ source, updateTime }) => [`${source} ${updateTime}`, { source, updateTime }]),
  );
  const [first, ...others] = sources.values();
  return {
    carries: series.length > 0 && series.every((one) => carries(one, byRegion)),
    placed: series.every(isPlaced),
    perHead: series.every((one) => carries(one, true)),
    coverage: [...new Set(series.map(coverageOf))].join('；'),
    total: Math.max(
      0,
      ...series.flatMap(({ coverage }) => (coverage ?? []).map(({ total }) => total ?? 0)),
    ),
    lack: lackOf(series, byRegion),
    sample: all.some(({ sample }) => sample === true),
    source: [
      ...others.map(
        ({ source, updateTime }) => `${source || '—'}（${updateTime || '统计日不详'}）`,
      ),
      first?.source ?? '',
    ].join('、'),
    asOf: first?.updateTime ?? '',
    notes: [...new Set(series.flatMap(({ note }) => note ?? []))],
  };
}

/** Name of the region of a page where it may stand; said otherwise where it may not. */
export const placeOf = ({ placed }: Base, { regionName }: StatisticsScope): string =>
  placed ? regionName : UNPLACED;

/** The same of the region whose parts are compared, for titles: '' where it may not stand. */
export const wholeOf = ({ placed }: Base, { wholeName }: StatisticsScope): string =>
  placed ? wholeName : '';

/** What a chart says of its base. */
export const saidOf = ({ coverage, sample, source, asOf }: Base) => ({
  coverage,
  sample,
  source,
  asOf,
});
