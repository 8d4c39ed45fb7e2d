import { foldCaseNumber } from '@/domain/adjudication/citation';
import { todayInChina } from '@/domain/calendar';
import { placeAddress, placeLabel } from '@/domain/law/articleKey';
import { foldDocumentNumber } from '@/domain/law/documentNumber';
import { quoteLawName } from '@/domain/law/lawName';
import type { TypedArticle } from '@/domain/law/typedArticle';
import { hasPatentNumber } from '@/domain/numbers/sameNumber';
import { adjudicationDetailLink, adjudicationListLink } from '@/links/adjudication';
import { REQUEST_PROCESSES, requestLink } from '@/links/business';
import { enterpriseLink, enterpriseSearchLink } from '@/links/enterprise';
import { lawDetailLink, lawListLink } from '@/links/law';
import { patentDetailLink, patentResultLink } from '@/links/patent';
import { CodeError } from '@/requests/errors';
import { searchPatents } from '@/services/cnipr';
import { findAdjudications } from '@/services/data/adjudication';
import { findEnterprises } from '@/services/data/enterprise';
import { findLaws, resolveArticle } from '@/services/data/law';
import { getApplication } from '@/services/data/process';

/** Who asks says itself when nobody answered. */
const IN_PLACE = { skipErrorHandler: true } as const;

/** Rows that are looked through: a back end may answer others beside the one, or before it. */
const SOME = 20;

/** The record of a patent by its number, or the list of all that may be it; undefined for none. */
export async function findPatent(number: string, signal: AbortSignal): Promise<string | undefined> {
  const request = { expression: '', numbers: [number], page: 0, size: SOME };
  const { content } = await searchPatents(request, { ...IN_PLACE, signal });
  const option = { today: todayInChina() };
  const asked = content.map((row) => ({ row, has: hasPatentNumber(row, number, option) }));
  const same = asked.filter(({ has }) => has === true);
  const [only, another] = same.length > 0 ? same : asked.filter(({ has }) => has === undefined);
  if (another || only?.row.id === '') return patentResultLink({ q: number });
  return only && patentDetailLink(only.row.id);
}

/** The judgment with a case number; the list of them where several have it; undefined for none. */
export async function findCase(number: string, signal: AbortSignal): Promise<string | undefined> {
  const { content } = await findAdjudications(
    { q: number, part: 'CASE_NUMBER', page: 0, size: 5 },
    { ...IN_PLACE, signal },
  );
  const folded = foldCaseNumber(number);
  const same = content.filter((row) => foldCaseNumber(row.caseNumber ?? '') === folded);
  const [only, another] = same;
  if (another || only?.id === '') {
    return adjudicationListLink({ q: number, part: 'CASE_NUMBER' });
  }
  return only && adjudicationDetailLink(only.id);
}

/** The enterprise with a credit code; the list where the service does not say; undefined for none. */
export async function findCompany(code: string, signal: AbortSignal): Promise<string | undefined> {
  const call = { ...IN_PLACE, signal };
  const { content } = await findEnterprises({ q: code, page: 0, size: SOME }, call);
  const found = content.find(({ uscc }) => uscc?.toUpperCase() === code);
  if (found?.enterpriseName) return enterpriseLink(found.enterpriseName);
  // One that does not tell its code may be the one: the reader decides.
  return found || content.some(({ uscc }) => !uscc) ? enterpriseSearchLink({ q: code }) : undefined;
}

/** Where the record of a number stands, when not all of the number is there. */
export interface FoundInPart {
  readonly to: string;
  /** What is not there, in a sentence without its end. */
  readonly lacks: string;
  /** What `to` leads to. */
  readonly offer: string;
}

/** The article in the version of today; the law where that version has no such article. */
export async function findArticle(
  place: TypedArticle,
  signal: AbortSignal,
): Promise<string | FoundInPart | undefined> {
  const found = await resolveArticle(place, '', { ...IN_PLACE, signal });
  if (!found) return undefined;
  // The page says itself that it has no such article.
  const to = lawDetailLink({ id: found.id, at: placeAddress(place) });
  if (found.article) return to;
  const lacks = `${quoteLawName(found.title)}今天的版本里没有查到${placeLabel({ article: place.article })}`;
  return { to, lacks, offer: '打开这部法规' };
}

/** The law with a document number; the list of them where several have it; undefined for none. */
export async function findLawByNumber(
  number: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { content } = await findLaws(
    { keyword: number, scope: 'title', match: 'fuzzy', page: 0, size: SOME },
    { ...IN_PLACE, signal },
  );
  const folded = foldDocumentNumber(number);
  const same = content.filter(({ docNumber }) => foldDocumentNumber(docNumber ?? '') === folded);
  const [only, another] = same;
  if (another || only?.id === '') return lawListLink({ q: number });
  return only && lawDetailLink({ id: only.id });
}

/** One's own request; somebody else's is not told from one that does not exist. */
export async function findRequest(
  number: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const found = await getApplication(number, { ...IN_PLACE, signal }).catch((error) => {
    if (error instanceof CodeError) return undefined;
    throw error;
  });
  // Its number says which service it is about.
  const process = REQUEST_PROCESSES.find((one) => number.startsWith(one));
  return found && process && requestLink(process, found.id || number);
}
