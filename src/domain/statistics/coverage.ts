import { grouped } from '../grouped';

/** What a figure rests on: the records of which it is known what is counted, among all of them. */
export interface Coverage {
  readonly known: number;
  readonly total: number;
}

/** A coverage as an answer may have it; what it does not say is undefined or null. */
export interface AnsweredCoverage {
  readonly known: number | null | undefined;
  readonly total: number | null | undefined;
}

/** Fewest known records that carry a conclusion. */
export const LEAST_KNOWN = 10;

/** Smallest share of known records, in percent, that carries a conclusion. */
export const LEAST_SHARE = 80;

/**
 * Whether a base carries a conclusion. The one rule of the portal for every headline, rank, map,
 * share, rate, comparison and recommendation read from records (ours; no part of the
 * specification): at least LEAST_KNOWN records are known, and they are at least LEAST_SHARE percent
 * of all. A figure itself is shown on any base, with its coverage beside it.
 *
 * @param base undefined when nobody says what a figure rests on: that carries nothing
 */
export function enough(base: AnsweredCoverage | undefined): boolean {
  const { known, total } = base ?? {};
  if (typeof known !== 'number' || typeof total !== 'number') return false;
  return known >= LEAST_KNOWN && known * 100 >= total * LEAST_SHARE;
}

/** Whether a rate can be taken of a number of records: a change or share of fewer says nothing. */
export const enoughFor = (count: number | null | undefined): boolean =>
  typeof count === 'number' && count >= LEAST_KNOWN;

/** Whether all records are known; of an unknown number nobody can tell. */
export function allKnown(base: AnsweredCoverage | undefined): boolean {
  const { known, total } = base ?? {};
  return typeof known === 'number' && typeof total === 'number' && known >= total;
}

/**
 * A counted figure as far as it is known: none found is zero only where the records were known,
 * all of them or enough to carry a conclusion; elsewhere nothing was found because nothing is known.
 */
export function knownCount(
  count: number | null | undefined,
  base: AnsweredCoverage | undefined,
): number | null {
  if (count === null || count === undefined) return null;
  if (count !== 0) return count;
  return allKnown(base) || enough(base) ? 0 : null;
}

const number = (value: number | null | undefined) =>
  typeof value === 'number' ? grouped(value) : '不详';

/** `已知 3 / 共 457`; with what is known before it: `专利类型已知 3 / 共 457`. */
export function coverageText({ known, total }: AnsweredCoverage, what = ''): string {
  return `${what}已知 ${number(known)} / 共 ${number(total)}`;
}

/**
 * How little a base holds, in words: `仅 15% 有申请日`. The share is rounded down; where it would do
 * and the records are too few, their number stands.
 */
export function lackText({ known, total }: AnsweredCoverage, what = '所统计的内容'): string {
  if (typeof known !== 'number' || typeof total !== 'number') return `有多少${what}不详`;
  if (known === 0) return `均无${what}`;
  const share = total > 0 ? Math.floor((known * 100) / total) : 100;
  const part = share < 1 ? '不到 1% ' : `仅 ${share}% `;
  return `${share < LEAST_SHARE ? part : `仅 ${grouped(known)} 条`}有${what}`;
}

/** Said in place of a conclusion; the counts themselves stand in the definition. */
export const noConclusion = (lack: string): string => `数据不足（${lack}），不作比较`;
