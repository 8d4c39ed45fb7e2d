import { EMERGING_INDUSTRIES } from '../../src/domain/emergingIndustries';
import { fieldQuery } from '../../src/domain/search/fieldQuery';
import { FIGURES, HIGH_VALUE_KINDS, type StatisticsCode } from '../../src/domain/statistics/codes';
import { halfUp, perCapita, yearChange } from '../../src/domain/statistics/figures';
import type { components } from '../../src/services/contract/statistics';
import { countValues } from '../enterprise/counting';
import {
  COUNTED,
  type CountedCode,
  count,
  expressionOf,
  type Figure,
  highValueKinds,
  patentsOf,
  selection,
  UNKNOWN,
} from './counted';
import { allOf, type Kind, type Span } from './expressions';
import { type PatentFacts, statisticsDay } from './facts';
import { FIRST_YEAR, invented, peopleOf } from './invented';
import { REAL_SOURCE, realProvinces, realYears } from './real';
import { CITY, COUNTRY, regionsBelow } from './regions';

type Row = components['schemas']['SeriesRow'];
export type Series = components['schemas']['Series'];
type Dimension = components['schemas']['Dimension'];

/** What a call asks for, read. */
export interface SeriesRequest extends Span {
  readonly codes: readonly StatisticsCode[];
  readonly dims: readonly Dimension[];
  readonly region: string;
  readonly type: Kind | undefined;
}

const KINDS: readonly (readonly [Kind, string])[] = [
  ['INVENTION', '发明'],
  ['UTILITY', '实用新型'],
  ['DESIGN', '外观设计'],
];

/** Values of a ranking that are listed. */
const TOP = 20;

const isCounted = (code: StatisticsCode): code is CountedCode =>
  COUNTED.some((one) => one === code);

const isReal = () => Boolean(process.env.IPR_DATA);

/** First year that patents are counted for: of real ones, any. */
const firstCounted = () => (isReal() ? 1985 : FIRST_YEAR);

/** Ratios and what they are made of. */
const RATIOS: Partial<Record<StatisticsCode, CountedCode>> = {
  INV_PER_10K: 'INV_VALID',
  HV_PER_10K: 'HV_INV',
};

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

const bare = { year: null, region: null, type: null, yoy: null } as const;

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

/** A row for each value that the patents of a selection have, the most frequent first. */
function valueRows(
  code: StatisticsCode,
  { region, from, to, type }: SeriesRequest,
  valuesOf: (fact: PatentFacts) => readonly string[],
  labelOf: (value: string) => string,
  queryOf: (value: string) => string | undefined,
): Row[] {
  const patents = patentsOf(region);
  if (!isCounted(code) || !patents) return [];
  const span = { from: Math.max(from, firstCounted()), to };
  const { of, expression } = selection(code, span, type);
  const found = patents.filter(of);
  return countValues(found.flatMap(valuesOf))
    .slice(0, TOP)
    .map(({ value, count: total }) => ({
      ...bare,
      region,
      type: type ?? null,
      key: value,
      label: labelOf(value),
      value: total,
      query: allOf([
        expressionOf(
          region,
          expression,
          found.filter((fact) => valuesOf(fact).includes(value)),
        ),
        expression === null ? '' : (queryOf(value) ?? null),
      ]),
    }));
}

/** The five kinds of high value at the end of the range; one invention may be of several. */
function kindsOfValue({ region, from, to }: SeriesRequest): Row[] {
  const patents = patentsOf(region);
  if (!patents || to < 2021) return [];
  const found = patents.filter(selection('HV_INV', { from, to }, undefined).of);
  return HIGH_VALUE_KINDS.map((kind) => {
    const own = found.filter((fact) => highValueKinds(fact).includes(kind));
    const query = expressionOf(region, null, own);
    return { ...bare, region, key: kind, label: kind, value: own.length, query };
  });
}

function regionRows(code: StatisticsCode, request: SeriesRequest): Row[] {
  const { region, type } = request;
  if (region === COUNTRY && isReal() && code === 'PAT_APPLY') {
    return realProvinces().map(({ province, nums }) => ({
      ...bare,
      key: province,
      label: province,
      value: type ? null : nums,
      query: null,
    }));
  }
  return regionsBelow(region).flatMap((one): Row[] => {
    if (request.dims.includes('year')) {
      return yearRows(code, one.code, request, type).map((row) => ({ ...row, label: one.name }));
    }
    const { value, query } = figureOfSpan(code, one.code, request, type);
    return [
      {
        ...bare,
        region: one.code,
        type: type ?? null,
        key: one.code,
        label: one.name,
        value,
        query,
      },
    ];
  });
}

function rowsOf(code: StatisticsCode, request: SeriesRequest): Row[] {
  const { dims, region, type } = request;
  if (dims.includes('region')) return regionRows(code, request);
  if (dims.includes('ipc')) {
    return valueRows(
      code,
      request,
      ({ subclasses }) => subclasses,
      (value) => value,
      (value) => fieldQuery('IC', value),
    );
  }
  if (dims.includes('applicant')) {
    return valueRows(
      code,
      request,
      ({ enterprises }) => enterprises,
      (value) => value,
      (value) => fieldQuery('PA', value),
    );
  }
  if (dims.includes('industry')) {
    // The search narrows by industry with a facet, not in the expression.
    return valueRows(
      code,
      request,
      ({ industry }) => (industry === undefined ? [] : [industry]),
      (value) => EMERGING_INDUSTRIES[value] ?? value,
      () => '',
    );
  }
  if (dims.includes('type')) {
    if (code === 'HV_INV') return kindsOfValue(request);
    return KINDS.filter(([kind]) => type === undefined || kind === type).flatMap(
      ([kind, label]) => {
        if (dims.includes('year')) {
          return yearRows(code, region, request, kind).map((row) => ({ ...row, label }));
        }
        const { value, query } = figureOfSpan(code, region, request, kind);
        return [{ ...bare, region, type: kind, key: kind, label, value, query }];
      },
    );
  }
  return yearRows(code, region, request, FIGURES[code].typed ? type : undefined);
}

function sourceOf(code: StatisticsCode, { region }: SeriesRequest): string {
  if (isReal() && region === COUNTRY && code === 'PAT_APPLY') return REAL_SOURCE;
  const from = RATIOS[code] ?? code;
  return isCounted(from) && patentsOf(region)
    ? isReal()
      ? '由数据文件夹中的专利逐件统计'
      : '由专利库逐件统计（示例数据）'
    : '示例数据（虚构，仅供演示）';
}

function noteOf(code: StatisticsCode, { region }: SeriesRequest): string | null {
  if (isReal() && region === CITY && isCounted(code)) {
    return '统计范围是数据文件夹中的全部专利';
  }
  return code === 'INV_VALID' || code === 'HV_INV'
    ? '往年的存量由授权和失效的年份推算，件数多时没有清单'
    : null;
}

/** The series that a call asks for. */
export function seriesOf(request: SeriesRequest): Series[] {
  return request.codes.map((code) => ({
    code,
    name: FIGURES[code].name,
    unit: FIGURES[code].unit,
    dims: [...request.dims],
    rows: rowsOf(code, request),
    updateTime: statisticsDay(),
    source: sourceOf(code, request),
    note: noteOf(code, request),
  }));
}
