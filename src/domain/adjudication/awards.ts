import { LEAST_KNOWN } from '../statistics/coverage';
import {
  COURT_LEVELS,
  type CourtLevel,
  PROCEDURES,
  type Procedure,
  RIGHT_KINDS,
  type RightKind,
} from './labels';

/** What the statistics of awards need of a judgment; null where it does not say. */
export interface AwardedRow {
  readonly id: string;
  /** 元; 0 where nothing was awarded. */
  readonly awardAmount: number | null;
  /** 元. */
  readonly claimAmount: number | null;
  readonly rightKinds: readonly RightKind[];
  readonly court: string | null;
  readonly courtLevel: CourtLevel | null;
  readonly procedure: Procedure | null;
  /** `YYYY-MM-DD`. */
  readonly judgmentDate: string | null;
}

/** Fewest values of which a distribution is drawn: the base of every conclusion of the portal. */
export const LEAST_DRAWN = LEAST_KNOWN;

/** A distribution in five numbers, each in the unit of its values. */
export interface Spread {
  readonly least: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly most: number;
}

/**
 * The value below which a share of the values lies, between two of them in proportion (type 7 of
 * Hyndman and Fan, that of spreadsheets).
 *
 * @param sorted ascending, at least one
 * @param share 0 to 1
 */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] ?? 0;
  return low + ((sorted[below + 1] ?? low) - low) * (place - below);
}

/** Median, quartiles and range; null of fewer than `LEAST_DRAWN` values. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length < LEAST_DRAWN) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return {
    least: quantile(sorted, 0),
    lower: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upper: quantile(sorted, 0.75),
    most: quantile(sorted, 1),
  };
}

/** How much of the values, in whole percent, lies below one of them. */
export function shareBelow(values: readonly number[], value: number): number {
  return Math.round((values.filter((one) => one < value).length * 100) / values.length);
}

/** A sum awarded, in yuan; null where the document names none. Zero is a sum: nothing was awarded. */
export const awardOf = ({ awardAmount }: AwardedRow): number | null => awardAmount;

/** What was awarded of the sum claimed, in percent; null where one of the two is not stated. */
export function upheldOf({ awardAmount, claimAmount }: AwardedRow): number | null {
  if (awardAmount === null || claimAmount === null || claimAmount <= 0) return null;
  return (awardAmount * 100) / claimAmount;
}

/** What judgments are told apart by. */
export const AWARD_GROUPS = {
  year: '裁判年份',
  procedure: '审级',
  courtLevel: '法院级别',
  court: '审理法院',
  rightKind: '权利类型',
} as const;

export type AwardGrouping = keyof typeof AWARD_GROUPS;

/** The values of a row in a grouping; none where it does not say. */
const VALUES: Readonly<Record<AwardGrouping, (row: AwardedRow) => readonly string[]>> = {
  year: ({ judgmentDate }) => (judgmentDate ? [judgmentDate.slice(0, 4)] : []),
  procedure: ({ procedure }) => (procedure ? [procedure] : []),
  courtLevel: ({ courtLevel }) => (courtLevel ? [courtLevel] : []),
  court: ({ court }) => (court ? [court] : []),
  rightKind: ({ rightKinds }) => rightKinds,
};

const WORDS: Readonly<Record<string, string>> = { ...PROCEDURES, ...COURT_LEVELS, ...RIGHT_KINDS };
const ORDER = Object.keys(WORDS);

function labelOf(by: AwardGrouping, value: string): string {
  if (by === 'year') return `${value} 年`;
  const word = WORDS[value] ?? value;
  return by === 'courtLevel' ? `${word}法院` : word;
}

/** The rows of one value. */
export interface AwardGroup {
  readonly key: string;
  readonly label: string;
  readonly rows: readonly AwardedRow[];
}

/**
 * The rows by one of their facts: years newest first, courts by their number, codes in the order in
 * which they are offered. A row about two rights is in both; what does not say is in none.
 */
export function awardGroups(rows: readonly AwardedRow[], by: AwardGrouping): AwardGroup[] {
  const groups = new Map<string, AwardedRow[]>();
  for (const row of rows) {
    for (const value of VALUES[by](row)) groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  const found = [...groups].map(([key, inside]) => ({
    key,
    label: labelOf(by, key),
    rows: inside,
  }));
  if (by === 'year') return found.sort((a, b) => (a.key < b.key ? 1 : -1));
  if (by === 'court') return found.sort((a, b) => b.rows.length - a.rows.length);
  return found.sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key));
}
