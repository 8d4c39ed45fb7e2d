import { rowsOf, textOf } from '../../form/asked';
import type { FormValues } from '../../form/description';
import { patentTerm } from '../../patentTerm';
import { isPatentKind } from '../fields/patent';

const DAYS_A_YEAR = 365.25;
const DAY = 86_400_000;

/** Years from a day to the end of a term, rounded up to one decimal; 0 when it is over. */
function yearsUntil(expiry: string, from: string): number {
  const days = (Date.parse(expiry) - Date.parse(from)) / DAY;
  return Math.max(0, Math.ceil((days / DAYS_A_YEAR) * 10) / 10);
}

/**
 * The remaining legal term in years on the base date: of several patents the longest, since the
 * package lives as long as one of them (domain reference 2.9).
 *
 * @param today `YYYY-MM-DD`, in place of a base date that is not told
 * @returns undefined while no patent has kind and filing date
 */
export function remainingTerm(
  { patents, baseDate }: FormValues,
  today: string,
): number | undefined {
  const told = textOf(baseDate);
  const from = Number.isNaN(Date.parse(told)) ? today : told;
  const years = rowsOf(patents).flatMap(({ values }) => {
    const kind = textOf(values.kind);
    const term = isPatentKind(kind) ? patentTerm(kind, textOf(values.filingDate)) : null;
    return term ? [yearsUntil(term.expiryDate, from)] : [];
  });
  return years.length ? Math.max(...years) : undefined;
}
