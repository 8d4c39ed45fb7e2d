import { isoDay, parseIsoDay, previousDay } from '../calendar';

/** Whether a version is in force (domain reference 1.2). */
export type Timeliness = 'IN_FORCE' | 'NOT_YET' | 'AMENDED' | 'REPEALED';

/** Colour family of a status; the word always stands beside it. */
export type TimelinessTone = 'good' | 'soon' | 'past' | 'ended' | 'unknown';

/** Word and tone of each status, in the order of a filter. */
export const TIMELINESS: Readonly<Record<Timeliness, { word: string; tone: TimelinessTone }>> = {
  IN_FORCE: { word: '现行有效', tone: 'good' },
  NOT_YET: { word: '尚未生效', tone: 'soon' },
  AMENDED: { word: '已被修改', tone: 'past' },
  REPEALED: { word: '已废止', tone: 'ended' },
};

/** Whether a version may have a last day: what is in force or to come has none that could be lacking. */
export const mayHaveEnded = ({ timeliness }: { readonly timeliness: string | null }): boolean =>
  timeliness !== 'IN_FORCE' && timeliness !== 'NOT_YET';

/**
 * The end of a version, by name: what another version replaced was in force to the day before, what
 * was repealed has lost its force on a day.
 */
export function endOf({
  timeliness,
  invalidDate,
}: {
  readonly timeliness: string | null;
  readonly invalidDate: string | null;
}): readonly [name: '施行至' | '失效日期', day: string | null] {
  const day = timeliness === 'AMENDED' && parseIsoDay(invalidDate ?? '');
  return day ? ['施行至', isoDay(previousDay(day))] : ['失效日期', invalidDate];
}

/** Why the days of a version do not tell whether it is in force, in words. */
export const DOUBTS = {
  NO_DAYS: '公布和施行日期都不详',
  NO_START: '施行日期不详',
  NEXT_NO_START: '后一版本的施行日期不详',
  NO_END: '失效日期不详',
  EARLY_START: '所列施行日期早于公布日期',
} as const;

export type Doubt = keyof typeof DOUBTS;

/** Whether a version is in force on a day; null where its days do not tell, with the reason. */
export interface Standing {
  readonly timeliness: Timeliness | null;
  readonly doubt?: Doubt;
}

/** Word and tone; what is not known, or no status of the portal's, cannot be determined. */
export function timelinessWord(status: string | null | undefined): {
  word: string;
  tone: TimelinessTone;
} {
  const known = Object.entries(TIMELINESS).find(([name]) => name === status);
  return known ? known[1] : { word: '不能确定', tone: 'unknown' };
}

/** The status with what it cannot be told for: 现行有效; 不能确定（施行日期不详）. */
export function standingInWords({
  timeliness,
  doubt,
}: {
  readonly timeliness: string | null | undefined;
  readonly doubt?: Doubt | null | undefined;
}): string {
  const { word, tone } = timelinessWord(timeliness);
  return tone === 'unknown' && doubt ? `${word}（${DOUBTS[doubt]}）` : word;
}

/** The days of a version, `YYYY-MM-DD`. What is not known is absent or null. */
export interface LawVersion {
  readonly id: string;
  readonly promulgationDate?: string | null | undefined;
  /** First day in force; never that of the promulgation in its place. */
  readonly effectiveDate?: string | null | undefined;
  /** First day no longer in force. */
  readonly invalidDate?: string | null | undefined;
  /** It is known to be out of force today, in this way, whether or not the day is. */
  readonly ended?: 'AMENDED' | 'REPEALED' | undefined;
}

/** The day a version is called by: 2009-12-27 公布. */
export function dayInWords({
  promulgationDate,
  effectiveDate,
}: Pick<LawVersion, 'promulgationDate' | 'effectiveDate'>): string {
  if (promulgationDate) return `${promulgationDate} 公布`;
  return effectiveDate ? `${effectiveDate} 施行` : '日期不明';
}

/**
 * The first day on which a version is known to have been in force. One that names a day before its
 * own promulgation, as a changed law may that keeps the first day of the law, was not there before.
 */
export function sureStart({ effectiveDate, promulgationDate }: LawVersion): string | null {
  if (!effectiveDate) return null;
  return promulgationDate && promulgationDate > effectiveDate ? promulgationDate : effectiveDate;
}

/** The first day that is known of a version: it cannot have been in force before. */
function startOf({ effectiveDate, promulgationDate }: LawVersion): string | null {
  return effectiveDate || promulgationDate || null;
}

/**
 * Versions from the oldest, as they were promulgated: the first day in force is not known of all.
 * Those without any day come first, as nothing tells when they began.
 */
export function orderVersions<Version extends LawVersion>(versions: readonly Version[]): Version[] {
  const key = ({ promulgationDate, effectiveDate }: Version) =>
    `${promulgationDate || effectiveDate || ''}|${effectiveDate || ''}`;
  return [...versions].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

const NEVER = '9999-12-31';

const doubtful = (doubt: Doubt): Standing => ({ timeliness: null, doubt });

/**
 * Whether one version is in force on a day, from the days of all versions of its law. A law begins
 * on the day that it names itself, which is its promulgation or later (Legislation Law, articles
 * 61 and 62); so between a promulgation and an unknown first day nobody can tell, neither of this
 * version nor of the one before it.
 *
 * @param today to know when a version ended that is known to have ended by now; `day` by default
 */
export function standingOn<Version extends LawVersion>(
  version: Version,
  versions: readonly Version[],
  day: string,
  today = day,
): Standing {
  const { invalidDate, ended } = version;
  const sure = sureStart(version);
  const start = startOf(version);
  if (start !== null && start > day) return { timeliness: 'NOT_YET' };
  const ordered = orderVersions(versions);
  const at = ordered.findIndex(({ id }) => id === version.id);
  const later = at < 0 ? [] : ordered.slice(at + 1);
  if (later.some((next) => (sureStart(next) ?? NEVER) <= day)) {
    return { timeliness: 'AMENDED' };
  }
  if (invalidDate && invalidDate <= day) return { timeliness: 'REPEALED' };
  if (ended && !invalidDate && day >= today) {
    const replaced = later.some((next) => (startOf(next) ?? '') <= day);
    return { timeliness: replaced ? 'AMENDED' : ended };
  }
  if (start === null) return doubtful('NO_DAYS');
  if (sure === null) return doubtful('NO_START');
  if (sure > day) return doubtful('EARLY_START');
  // Those that have surely begun are dealt with above; none begins before it is promulgated.
  if (later.some((next) => (startOf(next) ?? '') <= day && (next.promulgationDate ?? '') <= day)) {
    return doubtful('NEXT_NO_START');
  }
  // What came after it ended it, where that is known.
  if (ended && !invalidDate && !later.some((next) => next.effectiveDate)) return doubtful('NO_END');
  return { timeliness: 'IN_FORCE' };
}

/** What was in force on a day, and what came before and comes after it. */
export interface AsOf<Version extends LawVersion> {
  /** Undefined where none is known to have been in force. */
  readonly version: Version | undefined;
  /** Versions of which it cannot be told, with the reason of each. */
  readonly possible: readonly { readonly version: Version; readonly doubt: Doubt }[];
  /** The change before: the version that this one replaced, or the last one before the day. */
  readonly previous: Version | undefined;
  /** The change after: the version that begins next. */
  readonly next: Version | undefined;
}

/**
 * The version of a law in force on a day.
 *
 * @param versions all versions of one law, in any order
 * @param day `YYYY-MM-DD`
 * @param today as `standingOn` has it
 */
export function versionAsOf<Version extends LawVersion>(
  versions: readonly Version[],
  day: string,
  today = day,
): AsOf<Version> {
  const ordered = orderVersions(versions);
  const standings = ordered.map((version) => ({
    version,
    ...standingOn(version, ordered, day, today),
  }));
  const begun = standings.filter(({ timeliness }) => timeliness !== 'NOT_YET');
  const at = begun.findIndex(({ timeliness }) => timeliness === 'IN_FORCE');
  return {
    version: begun[at]?.version,
    possible: begun.flatMap(({ version, doubt }) => (doubt ? [{ version, doubt }] : [])),
    previous: at < 0 ? begun.at(-1)?.version : begun[at - 1]?.version,
    next: ordered[begun.length],
  };
}
