import type { LawVersion } from './timeliness';

/** The days, both included, on which a version was in force; '' where it is open or not known. */
export interface VersionSpan {
  readonly from: string;
  readonly to: string;
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/**
 * When a version was in force, as far as its own first day and that of the next one tell it; null
 * when its first day, or that of the version which replaced it, is not known.
 *
 * @param next the version after it; undefined for the last one
 */
export function versionSpan(version: LawVersion, next: LawVersion | undefined): VersionSpan | null {
  const { effectiveDate, invalidDate } = version;
  if (!effectiveDate || (next && !next.effectiveDate)) return null;
  const end = next?.effectiveDate ?? invalidDate;
  return { from: effectiveDate, to: end ? dayBefore(end) : '' };
}
