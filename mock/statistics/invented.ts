import type { StatisticsCode } from '../../src/domain/statistics/codes';
import { halfUp, isWholeYear } from '../../src/domain/statistics/figures';
import { mixSeed, Random } from '../data/random';
import { statisticsDay } from './facts';
import { CITY, COUNTRY, PREFECTURE, regionsBelow, TOWN_PEOPLE } from './regions';

/** First year of the invented figures. */
export const FIRST_YEAR = 2015;

/** What a town with ten thousand inhabitants has in the first year, and how it grows in a year. */
const LEVELS: Partial<Record<StatisticsCode, readonly [level: number, growth: number]>> = {
  PCT_APPLY: [0.9, 1.1],
  PLEDGE_AMT: [640, 1.16],
  TM_APPLY: [38, 1.09],
  TM_REG: [27, 1.1],
  TM_VALID: [150, 1.14],
  GI: [0.12, 1.06],
  IP_CASE: [2.4, 1.04],
  AID_CASE: [0.9, 1.15],
  ADMIN_RULING: [0.16, 1.2],
  AGENCY_CNT: [0.35, 1.05],
  EVAL_REPORT: [0.8, 1.22],
  PAT_APPLY: [21, 1.08],
  PAT_GRANT: [16, 1.09],
  INV_VALID: [8.3, 1.11],
  HV_INV: [2.9, 1.18],
  TRANSFER: [2.2, 1.07],
  LICENSE: [0.7, 1.1],
  OPEN_LICENSE: [0.2, 1.3],
  PLEDGE_CNT: [0.5, 1.15],
  ENT_WITH_PATENT: [3, 1.07],
};

const SINCE: Partial<Record<StatisticsCode, number>> = {
  EVAL_REPORT: 2021,
  HV_INV: 2021,
  OPEN_LICENSE: 2021,
};

const STOCKS: ReadonlySet<StatisticsCode> = new Set([
  'TM_VALID',
  'GI',
  'AGENCY_CNT',
  'INV_VALID',
  'HV_INV',
  'ENT_WITH_PATENT',
]);

const seedOf = (text: string) =>
  [...text].reduce((seed, sign) => mixSeed(seed, sign.codePointAt(0) ?? 0), 7);

/** Town whose statistics begin later: before it, it was no town of its own. */
const NEW_TOWN = { code: `${CITY}910`, since: 2018 };

/**
 * Inhabitants of a region at the end of a year, in 万人; null where they are not known, as of a year
 * that is not over.
 */
export function peopleOf(region: string, year: number): number | null {
  if (year < FIRST_YEAR || !isWholeYear(year, statisticsDay())) return null;
  return peopleIn(region, year);
}

function peopleIn(region: string, year: number): number | null {
  if (region === COUNTRY) return 140_000 + (2025 - year) * 25;
  if (region === PREFECTURE) return 1290 - (2025 - year) * 9;
  if (region === CITY) {
    const people = [...TOWN_PEOPLE.values()].reduce((sum, one) => sum + one, 0);
    return halfUp(people * 0.992 ** (2025 - year), 2);
  }
  const people = TOWN_PEOPLE.get(region);
  if (people === undefined) return null;
  if (region === NEW_TOWN.code && year < NEW_TOWN.since) return null;
  return halfUp(people * 0.992 ** (2025 - year), 2);
}

/** Part of a year that is over on the day of the data. */
function passed(year: number): number {
  const day = statisticsDay();
  return year === Number(day.slice(0, 4)) ? Number(day.slice(5, 7)) / 12 : 1;
}

/**
 * An invented figure, the same on every run: by inhabitants, growing, with some chance. The city
 * has what its towns have together.
 *
 * @returns null where there is no figure: before a figure or a town existed, or for the future
 */
export function invented(code: StatisticsCode, region: string, year: number): number | null {
  const level = LEVELS[code];
  const last = Number(statisticsDay().slice(0, 4));
  if (!level || year > last || year < Math.max(FIRST_YEAR, SINCE[code] ?? 0)) return null;
  if (region === CITY) {
    const parts = regionsBelow(CITY).map((town) => invented(code, town.code, year));
    return parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  }
  const people = peopleIn(region, year);
  if (people === null) return null;
  // A year whose report of one town never came.
  if (code === 'IP_CASE' && region === `${CITY}907` && year === 2020) return null;
  const random = new Random(mixSeed(seedOf(code + region), year));
  const grown = level[0] * level[1] ** (year - FIRST_YEAR);
  // Large regions and stocks move little from year to year.
  const spread = region === COUNTRY ? 0.03 : STOCKS.has(code) ? 0.06 : 0.3;
  const chance = 1 - spread / 2 + random.next() * spread;
  const share = STOCKS.has(code) ? 1 : passed(year);
  return Math.round(people * grown * chance * share);
}
