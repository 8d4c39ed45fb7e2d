import { foldCaseNumber } from '@/domain/adjudication/citation';
import { todayInChina } from '@/domain/calendar';
import { placeLabel } from '@/domain/law/articleKey';
import { readTypedArticle, type TypedArticle } from '@/domain/law/typedArticle';
import { readPatentNumber, tidyNumber } from '@/domain/numbers/anyNumber';
import { readApplicationNumber } from '@/domain/numbers/applicationNumber';
import { checkCaseNumber, readOldCaseNumber } from '@/domain/numbers/caseNumber';
import { hasPatentNumber } from '@/domain/numbers/sameNumber';
import { checkUscc } from '@/domain/numbers/uscc';
import { adjudicationDetailLink, adjudicationListLink } from '@/links/adjudication';
import { REQUEST_PROCESSES, requestLink } from '@/links/business';
import { enterpriseLink, enterpriseSearchLink } from '@/links/enterprise';
import { lawDetailLink } from '@/links/law';
import { patentDetailLink, patentResultLink } from '@/links/patent';
import { CodeError } from '@/requests/errors';
import { searchPatents } from '@/services/cnipr';
import { findAdjudications } from '@/services/data/adjudication';
import { findEnterprises } from '@/services/data/enterprise';
import { resolveLaws } from '@/services/data/law';
import { getApplication } from '@/services/data/process';
import type { Entry } from './entries';

/** The list says itself when nobody answered. */
const IN_PLACE = { skipErrorHandler: true } as const;

/** Rows that are looked through: a back end may answer others beside the one, or before it. */
const SOME = 20;

async function findPatent(number: string, signal: AbortSignal): Promise<string | undefined> {
  const request = { expression: '', numbers: [number], page: 0, size: SOME };
  const { content } = await searchPatents(request, { ...IN_PLACE, signal });
  const option = { today: todayInChina() };
  const asked = content.map((row) => ({ row, has: hasPatentNumber(row, number, option) }));
  const same = asked.filter(({ has }) => has === true);
  const [only, another] = same.length > 0 ? same : asked.filter(({ has }) => has === undefined);
  if (another || only?.row.id === '') return patentResultLink({ q: number });
  return only && patentDetailLink(only.row.id);
}

async function findCase(number: string, signal: AbortSignal): Promise<string | undefined> {
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

async function findCompany(code: string, signal: AbortSignal): Promise<string | undefined> {
  const call = { ...IN_PLACE, signal };
  const { content } = await findEnterprises({ q: code, page: 0, size: SOME }, call);
  const found = content.find(({ uscc }) => uscc?.toUpperCase() === code);
  if (found?.enterpriseName) return enterpriseLink(found.enterpriseName);
  // One that does not tell its code may be the one: the reader decides.
  return found || content.some(({ uscc }) => !uscc) ? enterpriseSearchLink({ q: code }) : undefined;
}

/** The article in the version of today; the law's own page where that version has no such article. */
async function findArticle(
  { law, article }: TypedArticle,
  signal: AbortSignal,
): Promise<string | undefined> {
  const call = { ...IN_PLACE, signal };
  const [found] = await resolveLaws([{ name: law, article }], undefined, call);
  // The page says itself that it has no such article.
  return found?.id ? lawDetailLink({ id: found.id, at: article }) : undefined;
}

/** One's own request; somebody else's is not told from one that does not exist. */
async function findRequest(number: string, signal: AbortSignal): Promise<string | undefined> {
  const found = await getApplication(number, { ...IN_PLACE, signal }).catch((error) => {
    if (error instanceof CodeError) return undefined;
    throw error;
  });
  // Its number says which service it is about.
  const process = REQUEST_PROCESSES.find((one) => number.startsWith(one));
  return found && process && requestLink(process, found.id || number);
}

const REQUEST_NUMBER = new RegExp(`^(${REQUEST_PROCESSES.join('|')})-?(\\d{8})-?(\\d{6})$`);

/** A request by its number (domain reference 1.6), a listing among them. */
function requestEntries(text: string): Entry[] {
  const [, process, day, serial] = REQUEST_NUMBER.exec(tidyNumber(text).toUpperCase()) ?? [];
  if (!process) return [];
  const number = `${process}-${day}-${serial}`;
  const listing = process === 'ZLJY';
  return [
    {
      key: `request ${number}`,
      title: `打开${listing ? '交易信息' : '办件'} ${number}`,
      note: listing ? '' : '我的办件',
      action: listing
        ? { kind: 'go', to: requestLink('ZLJY', number) }
        : { kind: 'find', find: (signal) => findRequest(number, signal) },
    },
  ];
}

function patentEntry(number: string, note = ''): Entry {
  return {
    key: `patent ${number}`,
    title: `打开专利 ${number}`,
    note,
    action: { kind: 'find', find: (signal) => findPatent(number, signal) },
  };
}

/**
 * What a typed number opens: a patent (ZC 0006, ZC 0007, PCT and WO numbers), a judgment by its
 * case number, a company by its credit code (GB 32100), one's own request by its number; the rules
 * are those of domain reference 3.
 * A number with a wrong check digit is offered with the right one, and says so.
 *
 * @param today `YYYY-MM-DD`: no number has a later year
 * @returns nothing when the text is no number
 */
export function numberEntries(text: string, today = todayInChina()): Entry[] {
  const entries = requestEntries(text);
  const patent = readPatentNumber(text, { today });
  if (patent) entries.push(patentEntry(patent.number));
  const application = patent ? null : readApplicationNumber(tidyNumber(text), { today });
  if (application) {
    const { body, expectedCheck } = application;
    entries.push(patentEntry(`${body}.${expectedCheck}`, '输入的校验位不正确，已改正'));
  }
  const judgment = checkCaseNumber(text, { today });
  const number = judgment.ok ? judgment.value : readOldCaseNumber(text);
  if (number) {
    entries.push({
      key: `case ${number}`,
      title: `打开裁判文书 ${number}`,
      note: '',
      action: { kind: 'find', find: (signal) => findCase(number, signal) },
    });
  }
  const place = readTypedArticle(text);
  if (place) {
    const { law, article } = place;
    const label = placeLabel(place);
    entries.push({
      key: `article ${law} ${article}`,
      title: `打开《${law}》${label}`,
      note: '今天的版本',
      action: { kind: 'find', find: (signal) => findArticle(place, signal) },
    });
  }
  const company = checkUscc(text);
  if (company.ok) {
    const uscc = company.value;
    entries.push({
      key: `company ${uscc}`,
      title: `打开企业 ${uscc}`,
      note: '统一社会信用代码',
      action: { kind: 'find', find: (signal) => findCompany(uscc, signal) },
    });
  }
  return entries;
}
