import type { ChartSeries } from '@/components/chart/description';
import { firstLaggingYear } from '@/domain/statistics';
import { FIGURES, type StatisticsCode } from '@/domain/statistics/codes';
import { logRange } from '@/domain/statistics/figures';
import { logWarning, trendReading } from '@/domain/statistics/sentences';
import type { StatisticsBlock } from '@/links/statistics';
import type { SeriesQuestion, StatisticsRow, StatisticsSeries } from '@/services/data/statistics';
import type { ChartTone } from '../../../../config/theme';
import type { BlockDefinition, BuiltBlock } from './block';
import { yearlyDenominator } from './denominators';
import { populationOf, recordsLink, seriesOf, valuesOverYears, yearFigures } from './rows';
import { type StatisticsScope, scopeText, yearCategories } from './scope';

const COUNTRY = '000000';

/** Figures of a block that its sentence can hold. */
const READ = 2;

/** Colours that kinds of patents have in every chart. */
const TONES: Record<string, ChartTone> = {
  INVENTION: 'INVENTION_GRANT',
  UTILITY: 'UTILITY',
  DESIGN: 'DESIGN',
};

const perUnit = (unit: string, { perCapita }: StatisticsScope) =>
  perCapita ? `${unit}/万人` : unit;

/** The year before the first is asked for as well: the first can then be compared. */
const yearsAsked = ({ from, to }: StatisticsScope) => ({
  from: to - from + 1 < 20 ? from - 1 : from,
  to,
});

const peopleAsked = (scope: StatisticsScope): SeriesQuestion[] =>
  scope.perCapita ? [{ codes: ['POPULATION'], ...yearsAsked(scope), region: scope.region }] : [];

/** The series of codes, as many as the service has. */
const knownSeries = (
  answer: readonly StatisticsSeries[] | undefined,
  codes: readonly StatisticsCode[],
) =>
  codes.flatMap((code) => {
    const series = seriesOf(answer, code);
    return series ? { ...series, code } : [];
  });

function sourceOf(series: readonly (StatisticsSeries | undefined)[]) {
  const [first] = series.flatMap((one) => one ?? []);
  const notes = new Set(series.flatMap((one) => one?.note ?? []));
  return { source: first?.source ?? '', asOf: first?.updateTime ?? '', notes: [...notes] };
}

/** Columns over years made up of the three kinds of patents. */
export function typedYears(
  key: StatisticsBlock,
  title: string,
  code: 'PAT_APPLY' | 'PAT_GRANT',
): BlockDefinition {
  const { name, unit, how, lagging = false } = FIGURES[code];
  return {
    key,
    title,
    definition: how,
    coming: { kind: 'trend', stacked: true, unit, dimension: '年' },
    questions: (scope) => [
      {
        codes: [code],
        dims: ['year', 'type'],
        ...yearsAsked(scope),
        region: scope.region,
        type: scope.type || undefined,
      },
      { codes: [code], ...yearsAsked(scope), region: scope.region, type: scope.type || undefined },
      // The country's figures are not told apart by kind.
      ...(scope.type || scope.region === COUNTRY
        ? []
        : [{ codes: [code], ...yearsAsked(scope), region: COUNTRY }]),
      ...peopleAsked(scope),
    ],
    build: (answers, scope): BuiltBlock => {
      const series = seriesOf(answers[0], code);
      const totals = seriesOf(answers[1], code)?.rows ?? [];
      const country = scope.type ? undefined : seriesOf(answers[2], code);
      const population = populationOf(seriesOf(answers.at(-1), 'POPULATION'));
      const rows = series?.rows ?? [];
      const { source, asOf, notes } = sourceOf([series]);
      const kinds = [...new Map(rows.map((row) => [row.type ?? '', row.label]))];
      // Where the kinds are not told apart, what is known of all of them stands alone.
      const split =
        kinds.every(([kind]) => kind !== '') &&
        (rows.some(({ value }) => value !== null) || totals.every((row) => row.value === null));
      const whole: ChartSeries = {
        name,
        key: '',
        values: valuesOverYears(totals, scope, population),
      };
      const parts = kinds.map(
        ([kind, label]): ChartSeries => ({
          name: label,
          key: kind,
          ...(TONES[kind] && { tone: TONES[kind] }),
          values: valuesOverYears(
            rows.filter(({ type }) => type === kind),
            scope,
            population,
          ),
        }),
      );
      const wide = { ...scope, ...yearsAsked(scope) };
      const figures = valuesOverYears(totals, wide, population)
        .map((value, index) => ({ year: wide.from + index, value }))
        // The year before the page's first is there for the comparison alone.
        .filter(({ year, value }) => year >= scope.from || value !== null);
      const rowOf = (year: string, kind: string): StatisticsRow | undefined =>
        rows.find((row) => row.type === kind && String(row.year) === year);
      const known = kinds.length > 0;
      return {
        notes: [...notes, ...yearlyDenominator(seriesOf(answers.at(-1), 'POPULATION'), scope)],
        linkOf: (year, kind) =>
          recordsLink(
            kind === undefined || kind === ''
              ? totals.find((row) => String(row.year) === year)
              : rowOf(year, kind),
          ),
        description: {
          kind: 'trend',
          stacked: split,
          title,
          dimension: lagging ? '申请年' : '年',
          unit: perUnit(unit, scope),
          scope: scopeText(scope, { typed: true, perCapita: true }),
          definition: how,
          source,
          asOf,
          data: {
            categories: known ? yearCategories(scope, asOf, lagging) : [],
            series: split ? parts : [whole],
            finding: known
              ? trendReading({
                  name: scope.type ? `${kinds[0]?.[1] ?? ''}${name}` : name,
                  unit: perUnit(unit, scope),
                  figures,
                  // Shares of inhabitants are not compared with the country's sums.
                  country: scope.perCapita ? [] : yearFigures(country?.rows),
                  asOf,
                  laggingFrom: lagging ? firstLaggingYear(asOf) : undefined,
                })
              : '',
          },
        },
      };
    },
  };
}

interface LinesOf {
  readonly key: StatisticsBlock;
  readonly title: string;
  readonly codes: readonly StatisticsCode[];
  readonly unit: string;
  /** Related to inhabitants already, and shown with the country's. */
  readonly density?: boolean;
  /** Parts of one whole: columns in place of lines. */
  readonly stacked?: boolean;
}

/** Several figures over the years, as lines or as the parts of columns. */
export function figureYears({
  key,
  title,
  codes,
  unit,
  density = false,
  stacked = false,
}: LinesOf): BlockDefinition {
  const definition = codes.map((code) => `${FIGURES[code].name}：${FIGURES[code].how}`).join('');
  return {
    key,
    title,
    definition,
    lines: !stacked && (codes.length > 1 || density),
    coming: { kind: 'trend', stacked, unit, dimension: '年' },
    questions: (scope) => [
      { codes, ...yearsAsked(scope), region: scope.region },
      ...(density && scope.region !== COUNTRY
        ? [{ codes, ...yearsAsked(scope), region: COUNTRY }]
        : []),
      ...(density ? [] : peopleAsked(scope)),
    ],
    build: (answers, scope): BuiltBlock => {
      const own = density ? { ...scope, perCapita: false } : scope;
      const population = populationOf(seriesOf(answers[1], 'POPULATION'));
      const found = knownSeries(answers[0], codes);
      const national = density ? knownSeries(answers[1], codes) : [];
      const { source, asOf, notes } = sourceOf(found);
      const values = (rows: readonly StatisticsRow[]) => valuesOverYears(rows, own, population);
      const lines: ChartSeries[] = [
        ...found.map(({ code, name, rows }) => ({
          name: density
            ? code === 'HV_PER_10K'
              ? '高价值'
              : '有效发明'
            : shortName(name || FIGURES[code].name),
          key: code,
          values: values(rows),
        })),
        ...national.map(({ code, rows }) => ({
          name: code === 'HV_PER_10K' ? '全国高价值' : '全国有效发明',
          key: `${code} country`,
          values: values(rows),
        })),
      ];
      const all = lines.flatMap((line) => line.values);
      const log = scope.log && !stacked && lines.length > 1;
      const readings = found.map(({ name, rows, unit: of, code }) =>
        trendReading({
          name: name || FIGURES[code].name,
          unit: density ? of || unit : perUnit(of || unit, own),
          figures: yearFigures(rows)
            .filter(({ year, value }) => year >= scope.from || value !== null)
            .map(({ year, value }) => ({
              year,
              value: own.perCapita
                ? (valuesOverYears(rows, { ...own, from: year, to: year }, population)[0] ?? null)
                : value,
            })),
          country: density ? yearFigures(seriesOf(national, code)?.rows) : [],
          asOf,
        }),
      );
      return {
        notes: [
          ...notes,
          ...yearlyDenominator(seriesOf(answers[1], 'POPULATION'), own),
          ...(log ? [logWarning(logRange(all))] : []),
        ],
        linkOf: (year, code) => {
          const series = code === undefined && found.length === 1 ? found[0] : undefined;
          const rows = series ?? found.find((one) => one.code === code);
          return recordsLink(rows?.rows.find((row) => String(row.year) === year));
        },
        description: {
          kind: 'trend',
          // Parts of which one is missing make no whole.
          stacked: stacked && found.length === codes.length,
          log,
          title,
          dimension: '年',
          unit: density ? unit : perUnit(unit, own),
          scope: scopeText(own, { perCapita: true }),
          definition,
          source,
          asOf,
          data: {
            categories: found.length === 0 ? [] : yearCategories(scope, asOf, false),
            series: lines,
            finding: readings.filter(Boolean).slice(0, READ).join('；'),
          },
        },
      };
    },
  };
}

const shortName = (name: string) =>
  name.replace(/^专利(?=转让|许可|开放|质押)/, '').replace(/(登记|备案)$/, '');
