import { type Decided, resultInWords, resultTone } from '@/domain/adjudication/appeal';
import {
  adjudicationCitation,
  adjudicationReference,
  type CitedAdjudication,
} from '@/domain/adjudication/citation';
import { LEADING_CASES, type LeadingCase } from '@/domain/adjudication/labels';
import { shownParty } from '@/domain/adjudication/persons';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import type { AdjudicationRow } from '@/services/data/adjudication';
import styles from './adjudication.module.css';

export const MISSING = '—';

/** Guiding or typical: a word that stands out by its frame as well. */
export function LeadingTag({ leading }: { leading: LeadingCase | null }) {
  if (!leading) return null;
  return (
    <span className={`ipr-tag ${styles.cseLeading}`} data-leading={leading}>
      {LEADING_CASES[leading]}
    </span>
  );
}

/** What came of a decision: word, shape and colour; nothing where it is not known. */
export function Outcome({ decided }: { decided: Decided }) {
  const words = resultInWords(decided);
  return (
    words && (
      <span className="ipr-status" data-status={resultTone(decided)}>
        {words}
      </span>
    )
  );
}

/** The parties by role, persons masked: `原告：甲公司；被告：张*、乙公司`. */
export function partiesText(parties: AdjudicationRow['parties']): string {
  const roles = new Map<string, string[]>();
  for (const party of parties) {
    if (!party.name) continue;
    roles.set(party.role, [...(roles.get(party.role) ?? []), shownParty(party)]);
  }
  return [...roles]
    .map(([role, names]) => [role, names.join('、')].filter(Boolean).join('：'))
    .join('；');
}

type Cited = CitedAdjudication & Pick<AdjudicationRow, 'parties'>;

/** How a document, or a paragraph of it such as `p12`, is cited; persons are masked. */
export function citationOf(cited: Cited, address?: string): string {
  return adjudicationCitation({ ...cited, title: shownTitle(cited) }, address);
}

/** The same as an entry of a list of references; persons are masked. */
export function referenceOf(cited: Cited): string {
  return adjudicationReference({ ...cited, title: shownTitle(cited) });
}
