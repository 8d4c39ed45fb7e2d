import type { StatisticsCode } from '@/domain/statistics/codes';
import { halfUp, type YearFigure } from '@/domain/statistics/figures';
import type { StatisticsSeries } from '@/services/data/statistics';
import { seriesOf, yearFigures } from './rows';

/** What published ratios are counted from. */
const COUNTED: Partial<Record<StatisticsCode, StatisticsCode>> = {
  INV_PER_10K: 'INV_VALID',
  HV_PER_10K: 'HV_INV',
};

/** What ratios are divided by; to be asked for beside them and their counts. */
export const RATIO_PARTS: readonly StatisticsCode[] = ['POPULATION'];

/** Counts and inhabitants of ratios, to be asked for beside them. */
export const partsOf = (codes: readonly StatisticsCode[]): StatisticsCode[] => [
  ...codes.flatMap((code) => COUNTED[code] ?? []),
  ...RATIO_PARTS,
];

/**
 * A ratio of the answer before it was rounded, from its count and the inhabitants of the answer;
 * undefined where the code is no ratio. A year is null where one of them is not known, or where
 * they do not make the ratio that was published.
 */
export function unroundedRatios(
  answer: readonly StatisticsSeries[] | undefined,
  code: StatisticsCode,
): YearFigure[] | undefined {
  const counted = COUNTED[code];
  if (!counted) return undefined;
  const figuresOf = (one: StatisticsCode) => yearFigures(seriesOf(answer, one)?.rows);
  const valueIn = (figures: readonly YearFigure[], year: number) =>
    figures.find((one) => one.year === year)?.value ?? null;
  const counts = figuresOf(counted);
  const people = figuresOf('POPULATION');
  return figuresOf(code).map(({ year, value }) => {
    const count = valueIn(counts, year);
    const inhabitants = valueIn(people, year);
    const ratio = count !== null && inhabitants ? count / inhabitants : null;
    return { year, value: ratio !== null && halfUp(ratio, 2) === value ? ratio : null };
  });
}
