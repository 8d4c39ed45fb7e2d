import { percentOf, yearOnYear } from '@/domain/statistics';
import { enoughFor } from '@/domain/statistics/coverage';
import type { ChartCategory } from './description';
import { percent, quantity } from './wording';

interface Counted {
  categories: readonly ChartCategory[];
  values: readonly (number | null)[];
  unit: string;
  /** What shares are taken of; left out where they would mean nothing. */
  whole?: number | undefined;
}

/** Names that a sentence can hold. */
const NAMED = 2;

/**
 * The category with the most, with its share: `2021 年最多，312 件，占 14.0%`; '' without any, and
 * where it may be one whose number is not known.
 */
export function mostSentence({ categories, values, unit, whole }: Counted, suffix = ''): string {
  const most = Math.max(0, ...values.map((value) => value ?? Number.POSITIVE_INFINITY));
  if (most === 0 || most === Number.POSITIVE_INFINITY) return '';
  const first = categories.filter((_, index) => values[index] === most);
  const amount = `${quantity(most)} ${unit}`;
  if (first.length > NAMED) return `并列最多的有 ${first.length} 个，各 ${amount}`;
  const names = first.map(({ label }) => `${label}${suffix}`).join('、');
  if (first.length > 1) return `${names}并列最多，各 ${amount}`;
  const share = whole === undefined ? null : percentOf(most, whole);
  return `${names}最多，${amount}${share === null ? '' : `，占 ${percent(share)}`}`;
}

/** How the last complete year compares with the one before; '' when that cannot be said, as of a few. */
function lastChange({ categories, values }: Counted): string {
  const last = categories.filter(({ lagging }) => !lagging).length - 1;
  const before = values[last - 1] ?? null;
  const change = last < 1 || !enoughFor(before) ? null : yearOnYear(values[last] ?? null, before);
  if (change === null) return '';
  const year = `${categories[last]?.label} 年`;
  if (change === 0) return `${year}与上年持平`;
  return `${year}比上年${change > 0 ? '增加' : '减少'} ${percent(Math.abs(change))}`;
}

/** What a trend over years says: the year with the most, and the last complete year's change. */
export function trendSentence(counted: Counted): string {
  return [mostSentence(counted, ' 年'), lastChange(counted)].filter(Boolean).join('；');
}
