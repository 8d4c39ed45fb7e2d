import { ipcLabelAmong } from '@/domain/classification/ipcClasses';
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
import { isChartTone } from '../../../../config/chartTones';
import { baseOf, carries, placeOf, saidOf } from './base';
import type { BlockDefinition, BuiltBlock } from './block';
import { counts, heldOf } from './held';
import { listedRows, NO_KEY, REST } from './listedRows';
import { recordsLink, seriesOf, yearFigures } from './rows';
import { type StatisticsScope, scopeFacts, scopeText } from './scope';

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
      const base = baseOf([series]);
      const items = listedRows(series, base.carries);
      const ipcLabels = ipcLabelAmong(items.map(({ key: value }) => value));
      const measured: Measured[] = items.filter(({ rest }) => !rest);
      // Without places there is no first twenty.
      const shown = base.carries ? title : title.replace(/前 \d+ 位$/, '（已知部分，不排名）');
      const whole = items.reduce((sum, { value }) => sum + (value ?? 0), 0);
      const tone = (value: string) =>
        value === REST ? 'UNKNOWN' : value === 'INVENTION' ? 'INVENTION_GRANT' : value;
      const held = heldOf(
        measured.map(({ value }) => value),
        base,
        counts(code, { ...scope, perCapita: false }),
      );
      return {
        held,
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
                    ? ipcLabels(value)
                    : label,
                ...(isChartTone(own) && { tone: own }),
              };
            }),
            series: [{ name: FIGURES[code].name, values: items.map(({ value }) => value) }],
            ...(parts && !several && base.carries && enoughFor(whole) && { whole }),
            unsure: !base.carries,
            finding:
              items.length > 0 && !base.carries
                ? noConclusion(base.lack)
                : parts
                  ? [
                      compositionReading(FIGURES[code].name, unit, items),
                      shiftReading(seriesOf(yearly, code), scope),
                    ]
                      .filter(Boolean)
                      .join('；')
                  : rankReading('', unit, measured, !several),
          },
        },
      };
    },
  };
}
