import { firstLaggingYear } from '../statistics';
import { enoughFor } from '../statistics/coverage';

/** Shown with every chart by filing year (domain reference 1.4). */
export const LAG_NOTE = '近两年数据因公开滞后可能偏少';

/** Patents of one year. */
export interface YearValue {
  readonly year: number;
  /** Null when it is not known. */
  readonly count: number | null;
}

/** The same as it is answered. */
interface AnsweredYear {
  readonly year: number | undefined;
  readonly count: number | null | undefined;
}

/** The year that a value of a chart stands for; undefined when it is none. */
export const yearOf = (value: string): number | undefined =>
  /^(19|20)\d{2}$/.test(value) ? Number(value) : undefined;

/**
 * Every year from the first to the last, those without patents as well. Patents of a year that is
 * not known may be of any that is not listed.
 */
export function everyYear(values: readonly AnsweredYear[], until?: number): YearValue[] {
  const known = values.flatMap(({ year, count = null }) =>
    year === undefined ? [] : { year, count },
  );
  const years = known.map(({ year }) => year);
  if (years.length === 0) return [];
  const first = Math.min(...years);
  const last = Math.max(...years, until ?? first);
  const none = known.length === values.length ? 0 : null;
  const counts = new Map(known.map(({ year, count }) => [year, count]));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const count = counts.get(first + index);
    return { year: first + index, count: count === undefined ? none : count };
  });
}

/** Years that are compared with as many before them. */
const WINDOW = 3;

/** Less than this change, in percent, is none. */
export const STEADY = 10;

/**
 * How filings developed, as a sentence without full stop; years that lag are left out, and too few
 * years or patents give no sentence, nor does a number that is not known.
 *
 * @param day on which the numbers were taken; '' when that is not known
 */
export function trendSentence(values: readonly AnsweredYear[], day: string): string | null {
  if (day === '') return null;
  const last = firstLaggingYear(day) - 1;
  const settled = everyYear(
    values.filter(({ year }) => year === undefined || year <= last),
    last,
  );
  if (settled.length < WINDOW * 2) return null;
  const recent = settled.slice(-WINDOW);
  const before = settled.slice(-WINDOW * 2, -WINDOW);
  if ([...recent, ...before].some(({ count }) => count === null)) return null;
  const sum = (years: readonly YearValue[]) =>
    years.reduce((total, { count }) => total + (count ?? 0), 0);
  const base = sum(before);
  const span = `${recent[0]?.year}—${last} 年申请 ${sum(recent)} 件`;
  if (base === 0) return sum(recent) === 0 ? null : `${span}，此前三年没有申请`;
  // Of a few a rate says nothing.
  if (!enoughFor(base)) return `${span}，此前三年 ${base} 件`;
  const change = Math.round(((sum(recent) - base) * 100) / base);
  if (Math.abs(change) < STEADY) return `${span}，与此前三年基本持平`;
  return `${span}，较此前三年${change > 0 ? '增长' : '下降'} ${Math.abs(change)}%`;
}
