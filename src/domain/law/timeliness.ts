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

/** Word and tone; a status the portal does not know is said to be unknown. */
export function timelinessWord(status: string | null | undefined): {
  word: string;
  tone: TimelinessTone;
} {
  const known = Object.entries(TIMELINESS).find(([name]) => name === status);
  return known ? known[1] : { word: '时效性不明', tone: 'unknown' };
}

/** The days of a version, `YYYY-MM-DD`. What is not known is absent or null. */
export interface LawVersion {
  readonly id: string;
  readonly promulgationDate?: string | null | undefined;
  /** First day in force. */
  readonly effectiveDate?: string | null | undefined;
  /** First day no longer in force. */
  readonly invalidDate?: string | null | undefined;
}

/** The day from which a version is in force; where it is not known, that of its promulgation. */
function startOf({ effectiveDate, promulgationDate }: LawVersion): string | null {
  return effectiveDate || promulgationDate || null;
}

/** Versions from the oldest; those without any day come first, as nothing tells when they began. */
export function orderVersions<Version extends LawVersion>(versions: readonly Version[]): Version[] {
  const key = (version: Version) => `${startOf(version) ?? ''}|${version.promulgationDate ?? ''}`;
  return [...versions].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** What was in force on a day, and what came before and comes after it. */
export interface AsOf<Version extends LawVersion> {
  /** Undefined where nothing was in force: before the first version, or after the law's end. */
  readonly version: Version | undefined;
  /** The change before: the version that this one replaced, or the last one before the day. */
  readonly previous: Version | undefined;
  /** The change after: the version that begins next. */
  readonly next: Version | undefined;
  /** Whether the first day of the version is not known and that of its promulgation was taken. */
  readonly assumedStart: boolean;
}

/**
 * The version of a law in force on a day.
 *
 * @param versions all versions of one law, in any order
 * @param day `YYYY-MM-DD`
 */
export function versionAsOf<Version extends LawVersion>(
  versions: readonly Version[],
  day: string,
): AsOf<Version> {
  const ordered = orderVersions(versions);
  let at = -1;
  ordered.forEach((version, i) => {
    if ((startOf(version) ?? '') <= day) at = i;
  });
  const begun = ordered[at];
  const next = ordered[at + 1];
  const ended = begun?.invalidDate ? begun.invalidDate <= day : false;
  if (!begun || ended) return { version: undefined, previous: begun, next, assumedStart: false };
  return { version: begun, previous: ordered[at - 1], next, assumedStart: !begun.effectiveDate };
}

/**
 * The status of one version on a day, from the days of all versions of its law.
 *
 * @returns null where its days do not tell
 */
export function timelinessOn<Version extends LawVersion>(
  version: Version,
  versions: readonly Version[],
  day: string,
): Timeliness | null {
  const start = startOf(version);
  if (start !== null && start > day) return 'NOT_YET';
  const ordered = orderVersions(versions);
  const at = ordered.findIndex(({ id }) => id === version.id);
  const replaced = ordered.slice(at + 1).some((later) => {
    const from = startOf(later);
    return from !== null && from <= day;
  });
  if (at >= 0 && replaced) return 'AMENDED';
  if (version.invalidDate && version.invalidDate <= day) return 'REPEALED';
  return start === null ? null : 'IN_FORCE';
}
