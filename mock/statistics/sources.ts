import type { StatisticsCode } from '../../src/domain/statistics/codes';
import { FIGURES } from '../../src/domain/statistics/codes';
import type { components } from '../../src/services/contract/statistics';
import { allPatents, type CountedCode, patentsOf } from './counted';
import { type Coverage, coverageOf, figureCoverage } from './coverage';
import type { Kind, Span } from './expressions';
import { FIRST_YEAR } from './invented';
import { isReal, REAL_SOURCE } from './real';
import { CITY, COUNTRY } from './regions';
import { dimensionCoverage, isCounted, selected } from './valueRows';

type Dimension = components['schemas']['Dimension'];

/** What a call asks for, read. */
export interface SeriesRequest extends Span {
  readonly codes: readonly StatisticsCode[];
  readonly dims: readonly Dimension[];
  readonly region: string;
  readonly type: Kind | undefined;
}

/** First year that patents are counted for: of real ones, any. */
export const firstCounted = () => (isReal() ? 1985 : FIRST_YEAR);

/** Ratios and what they are made of. */
export const RATIOS: Partial<Record<StatisticsCode, CountedCode>> = {
  INV_PER_10K: 'INV_VALID',
  HV_PER_10K: 'HV_INV',
};

/** Where a series comes from. */
export function sourceOf(code: StatisticsCode, { region }: SeriesRequest): string {
  if (isReal() && region === COUNTRY && code === 'PAT_APPLY') return REAL_SOURCE;
  const from = RATIOS[code] ?? code;
  // Beside real patents nothing is invented of what is counted from them, whichever the region.
  if (isCounted(from) && isReal()) return '由专利检索服务的记录逐件统计';
  return isCounted(from) && patentsOf(region)
    ? '由专利库逐件统计（示例数据）'
    : '示例数据（虚构，仅供演示）';
}

/** Whether a series is invented, counted from invented patents included. */
export const isSample = (code: StatisticsCode, { region }: SeriesRequest): boolean =>
  !isReal() || (!isCounted(RATIOS[code] ?? code) && !(code === 'PAT_APPLY' && region === COUNTRY));

/** What a series rests on; reported figures come whole, of the country's nobody says. */
export function seriesCoverage(code: StatisticsCode, request: SeriesRequest): Coverage[] | null {
  const { region, dims } = request;
  if (isReal() && region === COUNTRY && code === 'PAT_APPLY') return null;
  const counted = RATIOS[code] ?? code;
  if (!isCounted(counted)) return [];
  const patents = patentsOf(region) ?? (isReal() ? allPatents() : undefined);
  if (!patents) return [];
  const ofKind = request.type && FIGURES[code].typed ? request.type : undefined;
  const asked = ofKind ? patents.filter(({ kind }) => kind === ofKind) : patents;
  const span = { ...request, from: Math.max(request.from, firstCounted()) };
  const found = dims.some((dim) => dim in dimensionCoverage) ? selected(counted, span) : [];
  return [
    ...figureCoverage(counted, asked),
    ...(ofKind ? [coverageOf('TYPE', patents)] : []),
    ...dims.flatMap((dim) => {
      const of = dimensionCoverage[dim];
      // The kinds of high value are what the figure itself is counted by.
      return of && counted !== 'HV_INV' && !(ofKind && of === 'TYPE')
        ? [coverageOf(of, found)]
        : [];
    }),
    coverageOf('ADDRESS', patents),
  ];
}

/** What has to be known of a series. */
export function noteOf(code: StatisticsCode, { region }: SeriesRequest): string | null {
  if (isReal() && region === CITY && isCounted(code)) {
    return '统计范围是专利检索服务中的全部专利';
  }
  return code === 'INV_VALID' || code === 'HV_INV'
    ? '往年的存量由授权和失效的年份推算，件数多时没有清单'
    : null;
}
