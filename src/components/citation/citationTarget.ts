import { resultInWords } from '@/domain/adjudication/appeal';
import { causesOf } from '@/domain/adjudication/labels';
import { placeAddress, placeLabel } from '@/domain/law/articleKey';
import { dayCaution, isTextOfDay } from '@/domain/law/dayCaution';
import type { Citation } from '@/domain/law/findCitations';
import { standingInWords } from '@/domain/law/timeliness';
import { VALIDITY } from '@/domain/patentLabels';
import { titleText } from '@/domain/titleText';
import { adjudicationDetailLink } from '@/links/adjudication';
import { lawDetailLink } from '@/links/law';
import { patentDetailLink } from '@/links/patent';
import type { PatentSummary } from '@/services/cnipr';
import type { AdjudicationRow } from '@/services/data/adjudication';
import type { ResolvedLaw } from '@/services/data/law';

/** What a citation leads to, and what can be said of it before going there. */
export interface CitationTarget {
  /** Address inside the portal. */
  readonly to: string;
  readonly title: string;
  /** Short facts, the most important first. */
  readonly facts: readonly string[];
  /** Words of the article, of an abstract. */
  readonly text?: string;
  /** What must be known before it is followed: that it is not the text of the day meant. */
  readonly caution?: string | undefined;
}

export type LawCitation = Extract<Citation, { kind: 'law' }>;

const known = (facts: readonly (string | null | undefined | false)[]) =>
  facts.filter((fact): fact is string => Boolean(fact));

/**
 * The page of a law that a citation names; null where the version has no such article. A version
 * that is not known to be the one in force on the day meant is read as of that day, where its page
 * says which one that was.
 *
 * @param asOf `YYYY-MM-DD`; undefined for today
 */
export function lawTarget(
  { place }: LawCitation,
  law: ResolvedLaw,
  asOf = '',
): CitationTarget | null {
  if (!law.id || (place && !law.article)) return null;
  const at = place && placeAddress(place);
  const caution = dayCaution(law, asOf);
  return {
    to: lawDetailLink({ id: law.id, ...(at && { at }), ...(!isTextOfDay(law, asOf) && { asOf }) }),
    title: titleText(law.title),
    facts: known([
      place && placeLabel(place),
      caution && `${asOf}：${caution}`,
      standingInWords(law),
      law.docNumber,
      law.effectiveDate && `${law.effectiveDate} 起施行`,
    ]),
    ...(law.article && { text: law.article.text }),
    caution,
  };
}

/** The page of a judgment or decision; null where it cannot be opened. */
export function caseTarget(row: AdjudicationRow): CitationTarget | null {
  if (!row.id) return null;
  return {
    to: adjudicationDetailLink(row.id),
    title: titleText(row.title),
    facts: known([
      row.caseNumber,
      row.court,
      row.judgmentDate,
      causesOf(row).join('、'),
      resultInWords(row),
    ]),
  };
}

/** The record of a patent; null where it cannot be opened. */
export function patentTarget(row: PatentSummary): CitationTarget | null {
  if (!row.id) return null;
  return {
    to: patentDetailLink(row.id),
    title: titleText(row.title),
    facts: known([
      row.applicationNumber,
      row.validity && VALIDITY[row.validity],
      row.applicants.map(({ name }) => name).join('、'),
      row.filingDate && `申请日 ${row.filingDate}`,
    ]),
    ...(row.abstract && { text: row.abstract }),
  };
}
