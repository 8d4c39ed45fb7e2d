import { EMERGING_INDUSTRIES } from '../../src/domain/emergingIndustries';
import { combineExpressions } from '../../src/domain/search/combine';
import { fieldQuery } from '../../src/domain/search/fieldQuery';
import { FIGURES, type StatisticsCode } from '../../src/domain/statistics/codes';
import { enough } from '../../src/domain/statistics/coverage';
import { halfUp, perCapita, yearChange } from '../../src/domain/statistics/figures';
import type { components } from '../../src/services/contract/statistics';
import { count, type Figure, patentsOf, UNKNOWN } from './counted';
import { coverageOf } from './coverage';
import type { Kind, Span } from './expressions';
import { statisticsDay } from './facts';
import { invented, peopleOf } from './invented';
import { isReal, realProvinces, realYears } from './real';
import { realPart, realWhole, restOf } from './regionParts';
import { COUNTRY, regionsBelow } from './regions';
import {
  firstCounted,
  isSample,
  noteOf,
  RATIOS,
  type SeriesRequest,
  seriesCoverage,
  sourceOf,
} from './sources';
import { bare, isCounted, kindsOfValue, valueRows } from './valueRows';

type Row = components['schemas']['SeriesRow'];
export type Series = components['schemas']['Series'];

const KINDS: readonly (readonly [Kind, string])[] = [
  ['INVENTION', '发明'],
  ['UTILITY', '实用新型'],
  ['DESIGN', '外观设计'],
];

function figureOfYear(
  code: StatisticsCode,
  region: string,
  year: number,
  kind: Kind | undefined,
): Figure {
  const thisYear = Number(statisticsDay().slice(0, 4));
  if (year > thisYear) return UNKNOWN;
  const counted = RATIOS[code];
  if (counted) {
    const { value, query } = figureOfYear(counted, region, year, undefined);
    // Inhabitants of a region say nothing of patents of nobody knows where.
    const placed = !isReal() || enough(coverageOf('ADDRESS', patentsOf(region) ?? []));
    if (!placed) return UNKNOWN;
    const relative = perCapita(value, peopleOf(region, year));
    return { value: relative === null ? null : halfUp(relative, 2), query };
  }
  if (code === 'POPULATION') return { value: peopleOf(region, year), query: null };
  if (code === 'PAT_APPLY' && region === COUNTRY && isReal()) {
    return { value: kind ? null : (realYears().get(year) ?? null), query: null };
  }
  if (isCounted(code) && patentsOf(region)) {
    return year < firstCounted() ? UNKNOWN : count(code, region, { from: year, to: year }, kind);
  }
  // Beside real patents nothing is invented of what is counted from them.
  if (isCounted(code) && isReal()) return UNKNOWN;
  // The kinds of what is invented are not told apart.
  return kind && FIGURES[code].typed
    ? UNKNOWN
    : { value: invented(code, region, year), query: null };
}

/** A figure over the whole range: the sum, or what stands at its end. */
function figureOfSpan(
  code: StatisticsCode,
  region: string,
  span: Span,
  kind: Kind | undefined,
): Figure {
  if (FIGURES[code].measure !== 'flow') return figureOfYear(code, region, span.to, kind);
  if (isCounted(code) && patentsOf(region)) {
    const from = Math.max(span.from, firstCounted());
    return from > span.to ? UNKNOWN : count(code, region, { from, to: span.to }, kind);
  }
  const years = Array.from({ length: span.to - span.from + 1 }, (_, at) => span.from + at);
  const known = years.flatMap((year) => figureOfYear(code, region, year, kind).value ?? []);
  const value = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
  return { value, query: null };
}

/** Each year that is asked for; null stands for all of them together. */
const yearsAsked = ({ dims, from, to }: SeriesRequest): readonly (number | null)[] =>
  dims.includes('year') ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [null];

function yearRows(
  code: StatisticsCode,
  region: string,
  { from, to, type }: SeriesRequest,
  kind: Kind | undefined,
): Row[] {
  const figures = Array.from({ length: to - from + 2 }, (_, at) => ({
    year: from - 1 + at,
    ...figureOfYear(code, region, from - 1 + at, kind),
  }));
  return figures.slice(1).map(({ year, value, query }) => ({
    year,
    region,
    type: kind ?? type ?? null,
    key: String(year),
    label: String(year),
    value,
    yoy: yearChange(figures, year, statisticsDay()),
    query,
  }));
}

/** What belongs to no part of a region: without an address, or of another place. */
const REST = '地址不详或在其他地区';

function regionRows(code: StatisticsCode, request: SeriesRequest): Row[] {
  const { region, type, from, to } = request;
  if (region === COUNTRY && isReal() && code === 'PAT_APPLY') {
    return realProvinces().map(({ province, nums }) => ({
      ...bare,
      key: province,
      label: province,
      value: type ? null : nums,
      query: null,
    }));
  }
  const parts = regionsBelow(region);
  const partOf = (part: string, span: Span): Figure =>
    isCounted(code) && isReal()
      ? realPart(code, part, span, type)
      : figureOfSpan(code, part, span, type);
  const wholeOf = (span: Span): Figure =>
    isCounted(code) && isReal()
      ? realWhole(code, span, type)
      : figureOfSpan(code, region, span, type);
  const years = yearsAsked(request);
  const common = { ...bare, type: type ?? null };
  const rows = parts.flatMap(({ code: one, name }) =>
    years.map((year): Row => {
      const figure = partOf(one, year === null ? { from, to } : { from: year, to: year });
      return {
        ...common,
        year,
        region: one,
        key: year ? String(year) : one,
        label: name,
        ...figure,
      };
    }),
  );
  if (parts.length === 0 || !isCounted(code)) return rows;
  const rests = years.flatMap((year): Row[] => {
    const whole = wholeOf(year === null ? { from, to } : { from: year, to: year });
    const value = restOf(
      whole,
      rows.flatMap((row) => (row.year === year ? { value: row.value, query: row.query } : [])),
    );
    return value === null
      ? []
      : [{ ...common, year, key: '', label: REST, value, query: null, rest: true }];
  });
  return [...rows, ...rests];
}

const NONE_OF_THEM = 'PT=(发明公开 OR 发明授权 OR 实用新型 OR 外观设计)';

/** The kinds of patents, and what has none: together they are the whole. */
function typeRows(code: StatisticsCode, request: SeriesRequest): Row[] {
  const { dims, region, type, from, to } = request;
  const kinds = KINDS.filter(([kind]) => type === undefined || kind === type);
  const years = yearsAsked(request);
  const spanOf = (year: number | null): Span =>
    year === null ? { from, to } : { from: year, to: year };
  const rows = kinds.flatMap(([kind, label]) =>
    dims.includes('year')
      ? yearRows(code, region, request, kind).map((row) => ({ ...row, label }))
      : [
          {
            ...bare,
            region,
            type: kind,
            key: kind,
            label,
            ...figureOfSpan(code, region, spanOf(null), kind),
          },
        ],
  );
  const rests = years.flatMap((year): Row[] => {
    const whole = figureOfSpan(code, region, spanOf(year), undefined);
    const value =
      type === undefined
        ? restOf(
            whole,
            rows.filter((row) => row.year === year),
          )
        : null;
    if (value === null) return [];
    const without = whole.query ? combineExpressions(whole.query, 'NOT', NONE_OF_THEM) : undefined;
    const query = without?.ok ? without.canonical : null;
    return [{ ...bare, year, region, key: '', label: '未分类', value, query, rest: true }];
  });
  return [...rows, ...rests];
}

function rowsOf(code: StatisticsCode, request: SeriesRequest): Row[] {
  const { dims, region, type } = request;
  if (dims.includes('region')) return regionRows(code, request);
  const span = { ...request, from: Math.max(request.from, firstCounted()) };
  const valued = dims.some((dim) => dim === 'ipc' || dim === 'applicant' || dim === 'industry');
  if (valued && !isCounted(code)) return [];
  if (isCounted(code) && dims.includes('ipc')) {
    return valueRows(
      code,
      span,
      ({ subclasses }) => subclasses,
      (value) => value,
      (value) => fieldQuery('IC', value),
    );
  }
  if (isCounted(code) && dims.includes('applicant')) {
    return valueRows(
      code,
      span,
      ({ enterprises }) => enterprises,
      (value) => value,
      (value) => fieldQuery('PA', value),
    );
  }
  if (isCounted(code) && dims.includes('industry')) {
    // The search narrows by industry with a facet, not in the expression.
    return valueRows(
      code,
      span,
      ({ industry }) => (industry === undefined ? [] : [industry]),
      (value) => EMERGING_INDUSTRIES[value] ?? value,
      () => '',
    );
  }
  if (dims.includes('type')) {
    if (code === 'HV_INV') return kindsOfValue(span);
    return typeRows(code, request);
  }
  return yearRows(code, region, request, FIGURES[code].typed ? type : undefined);
}

/** The series that a call asks for. */
export function seriesOf(request: SeriesRequest): Series[] {
  return request.codes.map((code) => ({
    code,
    name: FIGURES[code].name,
    unit: FIGURES[code].unit,
    dims: [...request.dims],
    rows: rowsOf(code, request),
    // Nobody says when the country's figures of the folder were taken.
    updateTime:
      isReal() && request.region === COUNTRY && code === 'PAT_APPLY' ? null : statisticsDay(),
    source: sourceOf(code, request),
    note: noteOf(code, request),
    coverage: seriesCoverage(code, request),
    sample: isSample(code, request),
  }));
}
