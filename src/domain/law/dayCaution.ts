import type { Timeliness } from './timeliness';

/** A version of a law that was found for a day. */
interface FoundVersion {
  readonly effectiveDate: string | null;
  readonly timeliness: Timeliness | string | null;
}

/**
 * Whether a version is known to be the one in force on a day: one that is in force today and had
 * begun. Another one may have ended before.
 *
 * @param day `YYYY-MM-DD`; '' for today
 */
export function isTextOfDay({ effectiveDate, timeliness }: FoundVersion, day: string): boolean {
  return timeliness === 'IN_FORCE' && effectiveDate !== null && effectiveDate <= day;
}

/**
 * What is to be said of a version before it is opened for a day on which it is not known to have
 * been in force, without full stop.
 *
 * @param day `YYYY-MM-DD`; '' for today, of which nothing is said
 */
export function dayCaution(
  { effectiveDate, timeliness }: FoundVersion,
  day: string,
): string | undefined {
  if (!day) return undefined;
  if (effectiveDate === null) return '是否当日文本不能确定';
  if (effectiveDate <= day) return undefined;
  const shown = timeliness === 'IN_FORCE' ? '现行版本' : ` ${effectiveDate} 起施行的版本`;
  return `当日文本未收录，打开的是${shown}`;
}
