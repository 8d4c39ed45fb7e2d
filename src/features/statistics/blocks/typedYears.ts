import type { ChartSeries } from '@/components/chart/description';
import { firstLaggingYear } from '@/domain/statistics';
import { FIGURES } from '@/domain/statistics/codes';
import { noConclusion } from '@/domain/statistics/coverage';
import { trendReading } from '@/domain/statistics/sentences';
import type { StatisticsBlock } from '@/links/statistics';
import type { StatisticsRow } from '@/services/data/statistics';
import type { ChartTone } from '../../../../config/chartTones';
import { baseOf, carries, placeOf, saidOf } from './base';
import type { BlockDefinition, BuiltBlock } from './block';
import { yearlyDenominator } from './denominators';
import { counts, heldOf } from './held';
import { COUNTRY, peopleAsked, perUnit, yearsAsked } from './overYears';
import {
  populationOf,
  recordsLink,
  seriesOf,
  undividedYears,
  valuesOverYears,
  yearFigures,
} from './rows';
import { scopeFacts, scopeText, yearCategories } from './scope';

/** Colours that kinds of patents have in every chart. */
const TONES: Record<string, ChartTone> = {
  INVENTION: 'INVENTION_GRANT',
  UTILITY: 'UTILITY',
  DESIGN: 'DESIGN',
};

/** Key and name of what has no kind. */
const REST = { key: 'rest', name: '未分类', tone: 'UNKNOWN' } as const;

/**
 * What of each year is of no kind: the year's whole without its kinds, with its list where the
 * service names one. Undefined where the kinds are more than the whole, or no whole is known.
 */
function restOf(
  totals: readonly StatisticsRow[],
  rows: readonly StatisticsRow[],
): StatisticsRow[] | undefined {
  const rests = totals.map((total): StatisticsRow => {
    const own = rows.filter(({ year }) => year === total.year);
    const parts = own.flatMap(({ rest, value }) => (rest ? [] : (value ?? [])));
    const query = own.find(({ rest }) => rest)?.query ?? null;
    const value =
      total.value === null ? null : total.value - parts.reduce((sum, one) => sum + one, 0);
    return { ...total, query, value };
  });
  return rests.some(({ value }) => value !== null && value < 0) ? undefined : rests;
}

/** Columns over years made up of the three kinds of patents and what has none. */
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
      const total = seriesOf(answers[1], code);
      const totals = total?.rows ?? [];
      const country = scope.type ? undefined : seriesOf(answers[2], code);
      const people = seriesOf(answers.at(-1), 'POPULATION');
      const base = baseOf([series]);
      const { asOf, notes, perHead } = base;
      const population = populationOf(perHead ? people : undefined);
      const rows = series?.rows ?? [];
      const ofKinds = rows.filter(({ rest }) => !rest);
      const kinds = [...new Map(ofKinds.map((row) => [row.type ?? '', row.label]))];
      const rests = scope.type ? [] : restOf(totals, rows);
      // Where the kinds are not told apart, what is known of all of them stands alone.
      const split =
        rests !== undefined &&
        kinds.every(([kind]) => kind !== '') &&
        (ofKinds.some(({ value }) => value !== null) || totals.every((row) => row.value === null));
      const valuesOf = (own: readonly StatisticsRow[]) => valuesOverYears(own, scope, population);
      const whole: ChartSeries = { name, key: '', values: valuesOf(totals) };
      const parts = kinds.map(
        ([kind, label]): ChartSeries => ({
          name: label,
          key: kind,
          ...(TONES[kind] && { tone: TONES[kind] }),
          values: valuesOf(ofKinds.filter(({ type }) => type === kind)),
        }),
      );
      const unsorted = (rests ?? []).some(
        ({ year, value }) => value && year !== null && year >= scope.from,
      );
      if (unsorted) parts.push({ ...REST, values: valuesOf(rests ?? []) });
      const wide = { ...scope, ...yearsAsked(scope) };
      const figures = valuesOverYears(totals, wide, population)
        .map((value, index) => ({ year: wide.from + index, value }))
        // The year before the page's first is there for the comparison alone.
        .filter(({ year, value }) => year >= scope.from || value !== null);
      const ofYear = (own: readonly StatisticsRow[], year: string) =>
        own.find((row) => String(row.year) === year);
      const known = kinds.length > 0;
      const compared = country && carries(country) ? country : undefined;
      const drawn = split ? parts : [whole];
      return {
        held: heldOf(
          drawn.flatMap(({ values }) => values),
          base,
          counts(code, scope),
        ),
        notes: [...notes, ...yearlyDenominator(people, scope, base)],
        linkOf: (year, kind) =>
          recordsLink(
            kind === undefined || kind === ''
              ? ofYear(totals, year)
              : kind === REST.key
                ? ofYear(rests ?? [], year)
                : ofYear(
                    ofKinds.filter(({ type }) => type === kind),
                    year,
                  ),
          ),
        description: {
          kind: 'trend',
          stacked: split,
          title,
          dimension: lagging ? '申请年' : '年',
          unit: perUnit(unit, scope),
          scope: scopeText(scope, {
            typed: true,
            perCapita: true,
            region: placeOf(base, scope),
          }),
          facts: scopeFacts(scope, placeOf(base, scope)),
          definition: how,
          ...saidOf(base),
          data: {
            categories: known ? yearCategories(scope, asOf, lagging) : [],
            series: drawn,
            finding: !known
              ? ''
              : !total || !carries(total)
                ? noConclusion(base.lack)
                : trendReading({
                    name: scope.type ? `${kinds[0]?.[1] ?? ''}${name}` : name,
                    unit: perUnit(unit, scope),
                    figures,
                    ratio: scope.perCapita,
                    undivided: perHead ? undividedYears(totals, wide, population) : [],
                    // Shares of inhabitants are not compared with the country's sums.
                    country: scope.perCapita ? [] : yearFigures(compared?.rows),
                    asOf,
                    laggingFrom: lagging ? firstLaggingYear(asOf) : undefined,
                  }),
          },
        },
      };
    },
  };
}
