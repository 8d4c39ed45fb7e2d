import { PATENT_KINDS } from '@/domain/patentLabels';
import { firstLaggingYear } from '@/domain/statistics';
import { isWholeYear, MOST_YEARS } from '@/domain/statistics/figures';
import type { StatisticsState } from '@/links/statistics';
import type { StatisticsRegion } from '@/services/data/statistics';

/** Years shown at first. */
const YEARS = 10;

/** What the page is asked about, with every default filled in. */
export interface StatisticsScope {
  readonly from: number;
  readonly to: number;
  /** Code of the region; undefined for the city. */
  readonly region: string | undefined;
  readonly regionName: string;
  /** The region whose parts are compared: the one chosen, or the one that it is a part of. */
  readonly whole: string;
  readonly wholeName: string;
  readonly type: StatisticsState['type'];
  readonly perCapita: boolean;
  readonly log: boolean;
  readonly by: StatisticsState['by'];
}

/** First and last year, at most 20, in order; ends with the last year that is over by default. */
function yearsOf(
  { from, to }: Pick<StatisticsState, 'from' | 'to'>,
  today: string,
): { from: number; to: number } {
  const thisYear = Number(today.slice(0, 4));
  const last = Math.min(to ?? Math.max(thisYear - 1, from ?? 0), thisYear);
  const first = from ?? last - YEARS + 1;
  const [low, high] = first <= last ? [first, last] : [last, Math.min(first, thisYear)];
  return { from: Math.max(low, high - MOST_YEARS + 1), to: high };
}

/** The scope of an address. */
export function scopeOf(
  state: StatisticsState,
  regions: readonly StatisticsRegion[],
  today: string,
): StatisticsScope {
  const city = regions.find(({ level }) => level === 'CITY');
  const chosen = regions.find(({ code }) => code === state.region) ?? city;
  const hasParts = regions.some(({ parent }) => parent === chosen?.code);
  const above = regions.find(({ code }) => code === chosen?.parent);
  const whole = hasParts ? chosen : (above ?? chosen);
  return {
    ...yearsOf(state, today),
    region: chosen?.code,
    regionName: chosen?.name ?? '本市',
    whole: whole?.code ?? '',
    wholeName: whole?.name ?? '本市',
    type: state.type,
    perCapita: state.base === 'perCapita',
    log: state.scale === 'log',
    by: state.by,
  };
}

/** The scope in words, for tables, pictures and citations. */
export function scopeText(
  { regionName, from, to, type, perCapita }: StatisticsScope,
  only: { typed?: boolean; perCapita?: boolean; region?: string } = {},
): string {
  return [
    only.region ?? regionName,
    from === to ? `${from} 年` : `${from}—${to} 年`,
    only.typed && type && PATENT_KINDS[type],
    only.perCapita && perCapita && '按每万常住人口',
  ]
    .filter(Boolean)
    .join('，');
}

/**
 * Categories of a chart over years: those whose filings are not all published are marked, where
 * the day of the figures is known.
 */
export function yearCategories(scope: StatisticsScope, asOf: string, filings: boolean) {
  const lagging = firstLaggingYear(asOf);
  return Array.from({ length: scope.to - scope.from + 1 }, (_, index) => {
    const year = scope.from + index;
    return {
      key: String(year),
      label: String(year),
      lagging: filings ? year >= lagging : asOf !== '' && !isWholeYear(year, asOf),
      ...(!filings && { why: '未满一年' }),
    };
  });
}

/** What was counted, fact by fact, for the columns of a file. */
export function scopeFacts(
  { from, to }: StatisticsScope,
  region: string,
): readonly (readonly [title: string, value: string])[] {
  return [
    ['地区', region],
    ['年份', from === to ? String(from) : `${from}—${to}`],
  ];
}
