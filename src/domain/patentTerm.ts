import { grantDateOf, type Published } from './announcement';
import { addMonths, isoDay, parseIsoDay, previousDay } from './calendar';
import { kindOfPatentType, type PatentKind } from './patentLabels';

/** The amended Patent Law raised the term of designs filed on or after this day to 15 years. */
const LONG_DESIGN_TERM_FROM = '2021-06-01';

/** Term and its end, as `YYYY-MM-DD`. */
export interface PatentTerm {
  years: number;
  /** The day on which the term is over. */
  expiryDate: string;
  /** The last day on which the right is in force. */
  lastDayInForce: string;
}

/**
 * Term in years counted from the filing date: invention 20, utility model 10, design 15 or,
 * filed before 2021-06-01, 10 (Patent Law, Article 42).
 * @param filing `YYYY-MM-DD`
 */
export function termYears(kind: PatentKind, filing: string): number {
  if (kind === 'INVENTION') return 20;
  return kind === 'DESIGN' && filing >= LONG_DESIGN_TERM_FROM ? 15 : 10;
}

/**
 * Term of a patent; null when the filing date is not a `YYYY-MM-DD` of the calendar. Term
 * extension and compensation are not computed.
 */
export function patentTerm(kind: PatentKind, filing: string): PatentTerm | null {
  const start = parseIsoDay(filing);
  if (!start) return null;
  const years = termYears(kind, filing);
  const expiry = addMonths(start, years * 12);
  return { years, expiryDate: isoDay(expiry), lastDayInForce: isoDay(previousDay(expiry)) };
}

/** What tells when the term of a patent ends; what is not known is absent or null. */
interface Termed extends Published {
  readonly expiryDate?: string | null | undefined;
  readonly filingDate?: string | null | undefined;
}

/** Day on which the term ends: as recorded, else computed for a granted patent (Article 42). */
export function expiryOf(patent: Termed): { date: string; computed: boolean } | undefined {
  if (patent.expiryDate) return { date: patent.expiryDate, computed: false };
  const { patentType, filingDate } = patent;
  if (!patentType || !filingDate || !grantDateOf(patent)) return undefined;
  const term = patentTerm(kindOfPatentType(patentType), filingDate);
  return term ? { date: term.expiryDate, computed: true } : undefined;
}

/**
 * What the days of a right say against its being in force: its term is over, which its status does
 * not say yet. The computed term of an invention may have been extended (Article 42).
 *
 * @param today `YYYY-MM-DD`
 * @returns a sentence; undefined while the term runs, and where its end is not known
 */
export function endedTerm(
  patent: Termed & { readonly validity?: string | null | undefined },
  today: string,
): string | undefined {
  const end = patent.validity === 'VALID' ? expiryOf(patent) : undefined;
  if (!end || end.date > today) return undefined;
  const kind = patent.patentType && kindOfPatentType(patent.patentType);
  const extended = kind === 'INVENTION' ? '（未计期限补偿）' : '';
  return `${end.computed ? `按申请日推算${extended}，` : ''}期限已于 ${end.date} 届满`;
}

/** The term of a right that has ended otherwise: until when it would have lasted. */
export const formerTerm = (expiryDate: string): string => `已失效，原期限到 ${expiryDate}`;
