import { type CitedLaw, dayLabel } from '@/domain/law/citationText';
import type { LawRow } from '@/services/data/law';

/**
 * What a citation of a row says, with the day whose versions are listed.
 *
 * @param asOf `YYYY-MM-DD`; '' for none
 */
export const citedRow = (law: LawRow, asOf: string): CitedLaw =>
  asOf && law.onDay ? { ...law, dayRead: dayLabel(asOf, law.onDay) } : law;
