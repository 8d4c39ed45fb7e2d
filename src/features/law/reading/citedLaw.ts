import { todayInChina } from '@/domain/calendar';
import { type CitedLaw, dayLabel } from '@/domain/law/citationText';
import { standingOn } from '@/domain/law/timeliness';
import type { ReadLaw } from './lawRecords';

/**
 * What a citation of the version on the screen says: which version it is, and how it stood on the
 * day that is read.
 *
 * @param asOf `YYYY-MM-DD`; '' when no day is read
 */
export function citedLaw(record: ReadLaw['record'], asOf: string): CitedLaw {
  const { versions, id, revisions } = record;
  const version = versions.find((one) => one.id === id);
  const step = revisions.find(({ lawId }) => lawId === id);
  const cited = { ...record, note: record.note ?? version?.note ?? step?.note };
  if (!asOf) return cited;
  const standing = standingOn(version ?? record, versions, asOf, todayInChina());
  return { ...cited, dayRead: dayLabel(asOf, standing) };
}
