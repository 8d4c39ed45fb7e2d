import { percentOf, yearOnYear } from '../statistics';

/** Years that can be looked at together (domain reference 1.10). */
export const MOST_YEARS = 20;

/** A figure of one year; null is not known, 0 is none (domain reference 1.10). */
export interface YearFigure {
  readonly year: number;
  readonly value: number | null;
}

/** Rounded half up, away from zero below it. */
export function halfUp(value: number, decimals: number): number {
  const power = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * power * (1 + Number.EPSILON))) / power;
}

/** Every year of a range, null where the service has no figure. */
export function overYears(figures: readonly YearFigure[], from: number, to: number): YearFigure[] {
  const known = new Map(figures.map(({ year, value }) => [year, value]));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
    year: from + index,
    value: known.get(from + index) ?? null,
  }));
}

/**
 * Figures per 10,000 inhabitants, half up to four decimals, so that parts still add up when their sum
 * is shown with two.
 *
 * @param population in 万人; null where it is not known, and then the figure is not either
 */
export function perCapita(value: number | null, population: number | null): number | null {
  if (value === null || population === null || population <= 0) return null;
  return halfUp(value / population, 4);
}

/**
 * Whether a year was over on the day of the figures. What is counted over a year that is not over
 * is not compared with whole years.
 *
 * @param asOf `YYYY-MM-DD`
 */
export function isWholeYear(year: number, asOf: string): boolean {
  return `${year}-12-31` <= asOf;
}

/** Change of a rounded ratio against the year before, in its unit; null where either is not known. */
export function yearStep(figures: readonly YearFigure[], year: number): number | null {
  const valueIn = (one: number) => figures.find((figure) => figure.year === one)?.value ?? null;
  const value = valueIn(year);
  const before = valueIn(year - 1);
  return value === null || before === null ? null : halfUp(value - before, 2);
}

/**
 * Change of a year against the one before, in percent with one decimal, half up (domain reference
 * 1.10); null where either is not known, the year before is 0, or the year is not over.
 */
export function yearChange(
  figures: readonly YearFigure[],
  year: number,
  asOf: string,
): number | null {
  if (!isWholeYear(year, asOf)) return null;
  const of = (wanted: number) => figures.find((one) => one.year === wanted)?.value ?? null;
  return yearOnYear(of(year), of(year - 1));
}

/** Something with a figure, such as a town. */
export interface Measured {
  readonly key: string;
  readonly label: string;
  readonly value: number | null;
}

/** The same with its place; equal figures share one, what is not known has none. */
export type Ranked<T extends Measured> = T & { readonly rank: number | null };

/** The most first, by label among equals; what is not known at the end (standard competition ranking). */
export function rankByValue<T extends Measured>(items: readonly T[]): Ranked<T>[] {
  const sorted = [...items].sort(
    (a, b) =>
      (b.value ?? Number.NEGATIVE_INFINITY) - (a.value ?? Number.NEGATIVE_INFINITY) ||
      a.label.localeCompare(b.label, 'zh-CN'),
  );
  return sorted.map((item) => ({
    ...item,
    rank:
      item.value === null
        ? null
        : sorted.filter(({ value }) => value !== null && value > (item.value ?? 0)).length + 1,
  }));
}

/** A part of a whole. */
export type Share<T extends Measured> = T & { readonly share: number | null };

/** What parts make of the sum of those that are known, in percent with one decimal, half up. */
export function sharesOf<T extends Measured>(items: readonly T[]): Share<T>[] {
  const whole = items.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return items.map((item) => ({ ...item, share: percentOf(item.value, whole) }));
}

/** Figures that a logarithmic axis cannot show, and the ratio of the greatest to the least it can. */
export interface LogRange {
  readonly zeros: number;
  readonly ratio: number | null;
}

/** What a logarithmic axis does to these figures. */
export function logRange(values: readonly (number | null)[]): LogRange {
  const positive = values.filter((value): value is number => value !== null && value > 0);
  const ratio =
    positive.length < 2 ? null : halfUp(Math.max(...positive) / Math.min(...positive), 1);
  return { zeros: values.filter((value) => value === 0).length, ratio };
}
