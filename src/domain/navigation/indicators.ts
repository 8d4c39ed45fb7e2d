import { grouped } from '../grouped';
import { firstLaggingYear, percentOf, yearOnYear } from '../statistics';
import { coverageText, enough, enoughFor, LEAST_KNOWN, LEAST_SHARE } from '../statistics/coverage';
import type { CityPosition } from './labels';

/** Years that are compared with as many before them. */
const WINDOW = 3;

/** Patents filed in a year. */
export interface YearTotal {
  readonly year: number;
  readonly count: number;
}

/** Patents filed in several years, both ends included. */
export interface YearsTotal {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The years compared by `growthOf`: the last three that are all published, both ends included. */
export function growthYears(asOf: string): { from: number; to: number } {
  const to = firstLaggingYear(asOf) - 1;
  return { from: to - WINDOW + 1, to };
}

/**
 * Filings of the last three years that are all published, and of the three before them; both ends
 * included.
 */
export function growthWindows(
  years: readonly YearTotal[],
  asOf: string,
): readonly [last: YearsTotal, before: YearsTotal] {
  const last = growthYears(asOf);
  const sum = (from: number, to: number): YearsTotal => ({
    from,
    to,
    count: years.reduce(
      (total, { year, count }) => (year >= from && year <= to ? total + count : total),
      0,
    ),
  });
  return [sum(last.from, last.to), sum(last.from - WINDOW, last.from - 1)];
}

/**
 * Growth of a node: filings of the last three years that are all published against the three
 * before them, in percent with one decimal, half up (domain reference 1.9, 1.10).
 *
 * @returns null when fewer were filed in the three years before than carry a rate
 */
export function growthOf(years: readonly YearTotal[], asOf: string): number | null {
  const [last, before] = growthWindows(years, asOf);
  return enoughFor(before.count) ? yearOnYear(last.count, before.count) : null;
}

/** A patent as its applicants are counted. */
export interface FiledPatent {
  readonly applicants: readonly string[];
  /** Of the filing; null when it is not known. */
  readonly year: number | null;
}

/** Applicants with their patents, the most frequent first, among equals by name. */
export function rankApplicants(
  patents: readonly FiledPatent[],
): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { applicants } of patents) {
    for (const name of new Set(applicants)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/**
 * Concentration CRn (domain reference 1.9): percent of the patents that at least one of the n most
 * frequent applicants has filed; a patent of several of them counts once, one without a known
 * applicant not at all. Null without patents.
 */
export function concentrationOf(patents: readonly FiledPatent[], n: number): number | null {
  const top = new Set(
    rankApplicants(patents)
      .slice(0, n)
      .map(({ name }) => name),
  );
  const known = patents.filter(({ applicants }) => applicants.length > 0);
  const held = known.filter(({ applicants }) => applicants.some((name) => top.has(name)));
  return percentOf(held.length, known.length);
}

/** An applicant that was not in the field before. */
export interface NewEntrant {
  readonly name: string;
  /** Year of its first filing. */
  readonly since: number;
  readonly count: number;
}

/**
 * Applicants whose first filing in a node lies in the last three complete years or later, the
 * most frequent first.
 */
export function newEntrants(patents: readonly FiledPatent[], asOf: string): NewEntrant[] {
  const { from } = growthYears(asOf);
  const first = new Map<string, number>();
  for (const { applicants, year } of patents) {
    if (year === null) continue;
    for (const name of applicants) first.set(name, Math.min(year, first.get(name) ?? year));
  }
  return rankApplicants(patents).flatMap(({ name, count }) => {
    const since = first.get(name);
    return since !== undefined && since >= from ? [{ name, since, count }] : [];
  });
}

/** Patents of a node and of the whole subject, everywhere and in the city, as far as known. */
export interface CityCounts {
  readonly total: number | undefined;
  readonly cityTotal: number | null | undefined;
  readonly subjectTotal: number | undefined;
  readonly subjectCityTotal: number | null | undefined;
  /** Patents of the node whose address is known; undefined where nobody says. */
  readonly addressed: number | undefined;
}

/** From here on a quotient is an advantage, and up to here a disadvantage. */
const STRONG_FROM = 1.2;
const WEAK_TO = 0.8;

/** The rule of `cityPosition` in words, shown with its result. */
export const CITY_POSITION_RULE =
  '区位商＝本市在该环节的专利占比 ÷ 本市在整个专题的专利占比；不低于 1.2 为优势，不高于 0.8 为劣势，其间为均势，没有本市专利为空白；地址已知的不到 10 件或不到 80% 时不判断。';

/**
 * The city's position in a node by its location quotient, its share of the node over its share of
 * the subject (domain reference 1.9; the limits are ours, see CITY_POSITION_RULE).
 *
 * @returns the quotient with two decimals; null position and quotient when the node or the
 *   subject has no patents, a count is not known, or too few addresses are (see coverage.ts)
 */
export function cityPosition(counts: CityCounts): {
  readonly position: CityPosition | null;
  readonly quotient: number | null;
} {
  const { total, cityTotal, subjectTotal, subjectCityTotal, addressed } = counts;
  const unknown = { position: null, quotient: null };
  if (!enough({ known: addressed, total })) return unknown;
  if (typeof cityTotal !== 'number' || typeof subjectCityTotal !== 'number') return unknown;
  if (!total || !subjectTotal) return unknown;
  if (cityTotal === 0) return { position: 'BLANK', quotient: 0 };
  if (subjectCityTotal <= 0) return unknown;
  const exact = (cityTotal * subjectTotal) / (total * subjectCityTotal);
  const position = exact >= STRONG_FROM ? 'STRONG' : exact <= WEAK_TO ? 'WEAK' : 'EVEN';
  return { position, quotient: Math.round(exact * 100) / 100 };
}

/**
 * What a location quotient was computed from, or why none is told; the counts in 件.
 *
 * @returns e.g. `（13÷15）÷（106÷163）`; where there is no quotient, `不判断：…`
 */
export function quotientBase(counts: CityCounts): string {
  const { total, cityTotal, subjectTotal, subjectCityTotal, addressed } = counts;
  const base = { known: addressed, total };
  if (!enough(base)) {
    const rule = `不到 ${LEAST_KNOWN} 件，或者不到全部的 ${LEAST_SHARE}%`;
    return `不判断：${coverageText(base, '地址')}，${rule}`;
  }
  if (typeof cityTotal !== 'number') return '不判断：本市有几件不详';
  if (typeof subjectCityTotal !== 'number' || !subjectTotal) {
    return '不判断：整个专题的本市件数不详';
  }
  if (cityTotal > 0 && subjectCityTotal <= 0) return '不判断：整个专题没有本市专利';
  const share = (part: number, whole: number | undefined) =>
    `（${grouped(part)}÷${grouped(whole ?? 0)}）`;
  return `${share(cityTotal, total)}÷${share(subjectCityTotal, subjectTotal)}`;
}
