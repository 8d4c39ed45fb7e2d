import type { ChartSeries } from '@/components/chart/description';
import { noLine } from '@/components/chart/noLine';
import { FIGURES, type StatisticsCode } from '@/domain/statistics/codes';
import { noConclusion } from '@/domain/statistics/coverage';
import { logRange } from '@/domain/statistics/figures';
import { logWarning, trendReading } from '@/domain/statistics/sentences';
import type { StatisticsBlock } from '@/links/statistics';
import type { SeriesQuestion, StatisticsRow, StatisticsSeries } from '@/services/data/statistics';
import { baseOf, carries, placeOf, saidOf } from './base';
import type { BlockDefinition, BuiltBlock } from './block';
import { yearlyDenominator } from './denominators';
import { counts, heldOf } from './held';
import {
  populationOf,
  recordsLink,
  seriesOf,
  undividedYears,
  valuesOverYears,
  yearFigures,
} from './rows';
import { type StatisticsScope, scopeFacts, scopeText, yearCategories } from './scope';
import { partsOf, unroundedRatios } from './unrounded';

/** The whole country, which figures are compared with. */
export const COUNTRY = '000000';

/** Figures of a block that its sentence can hold. */
const READ = 2;

/** The unit on the base of the page. */
export const perUnit = (unit: string, { perCapita }: StatisticsScope) =>
  perCapita ? `${unit}/万人` : unit;

/** The year before the first is asked for as well: the first can then be compared. */
export const yearsAsked = ({ from, to }: StatisticsScope) => ({
  from: to - from + 1 < 20 ? from - 1 : from,
  to,
});

/** The inhabitants, where the page divides by them. */
export const peopleAsked = (scope: StatisticsScope): SeriesQuestion[] =>
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
  // Ratios are published rounded: their change is taken of what they were counted from.
  const asked = density ? [...codes, ...partsOf(codes)] : codes;
  return {
    key,
    title,
    definition,
    lines: !stacked && (codes.length > 1 || density),
    coming: { kind: 'trend', stacked, unit, dimension: '年' },
    questions: (scope) => [
      { codes: asked, ...yearsAsked(scope), region: scope.region },
      ...(density && scope.region !== COUNTRY
        ? [{ codes: asked, ...yearsAsked(scope), region: COUNTRY }]
        : []),
      ...(density ? [] : peopleAsked(scope)),
    ],
    build: (answers, scope): BuiltBlock => {
      const own = density ? { ...scope, perCapita: false } : scope;
      const people = seriesOf(answers[1], 'POPULATION');
      const found = knownSeries(answers[0], codes);
      const national = density ? knownSeries(answers[1], codes) : [];
      const base = baseOf(found, national);
      const { asOf, notes } = base;
      const population = populationOf(base.perHead ? people : undefined);
      const mixed = [...found, ...national].some(({ sample }) => sample !== found[0]?.sample);
      const marked = (name: string, sample: boolean | undefined) =>
        sample && mixed ? `${name}（示例数据）` : name;
      const values = (rows: readonly StatisticsRow[]) => valuesOverYears(rows, own, population);
      const lines: ChartSeries[] = [
        ...found.map(({ code, name, rows, sample }) => ({
          name: density
            ? code === 'HV_PER_10K'
              ? '高价值'
              : '有效发明'
            : marked(shortName(name || FIGURES[code].name), sample),
          key: code,
          values: values(rows),
        })),
        ...national.map(({ code, rows, sample }) => ({
          name: marked(code === 'HV_PER_10K' ? '全国高价值' : '全国有效发明', sample),
          key: `${code} country`,
          values: values(rows),
        })),
      ];
      // Parts of which one is missing make no whole.
      const whole = stacked && found.length === codes.length;
      if (!whole && lines.length > 1) {
        [...found, ...national].forEach((one, at) => {
          const line = lines[at];
          if (line && !carries(one)) lines[at] = { ...line, undrawn: true };
        });
      }
      const all = lines.flatMap((line) => line.values);
      const log = scope.log && !stacked && lines.length > 1;
      const readings = found
        .filter((one) => carries(one))
        .map(({ name, rows, unit: of, code }) =>
          trendReading({
            ratio: density || own.perCapita,
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
            unrounded: unroundedRatios(answers[0], code),
            undivided: base.perHead ? undividedYears(rows, own, population) : [],
            country: national.some((one) => one.code === code && carries(one))
              ? (unroundedRatios(answers[1], code) ?? [])
              : [],
            asOf,
          }),
        );
      return {
        held: heldOf(
          lines.slice(0, found.length).flatMap((line) => line.values),
          base,
          codes.every((code) => counts(code, own)),
        ),
        notes: [
          ...noLine(lines),
          ...notes,
          ...yearlyDenominator(people, own, base),
          ...(log ? [logWarning(logRange(all))] : []),
        ],
        linkOf: (year, code) => {
          const series = code === undefined && found.length === 1 ? found[0] : undefined;
          const rows = series ?? found.find((one) => one.code === code);
          return recordsLink(rows?.rows.find((row) => String(row.year) === year));
        },
        description: {
          kind: 'trend',
          stacked: whole,
          log,
          title,
          dimension: '年',
          unit: density ? unit : perUnit(unit, own),
          scope: scopeText(own, { perCapita: true, region: placeOf(base, scope) }),
          facts: scopeFacts(scope, placeOf(base, scope)),
          definition,
          ...saidOf(base),
          data: {
            categories: found.length === 0 ? [] : yearCategories(scope, asOf, false),
            series: lines,
            finding:
              found.length > 0 && readings.length === 0
                ? noConclusion(base.lack)
                : readings.filter(Boolean).slice(0, READ).join('；'),
          },
        },
      };
    },
  };
}

const shortName = (name: string) =>
  name.replace(/^专利(?=转让|许可|开放|质押)/, '').replace(/(登记|备案)$/, '');
