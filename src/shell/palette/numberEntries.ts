import { foldCaseNumber } from '@/domain/adjudication/citation';
import { todayInChina } from '@/domain/calendar';
import { readPatentNumber, tidyNumber } from '@/domain/numbers/anyNumber';
import { readApplicationNumber } from '@/domain/numbers/applicationNumber';
import { checkCaseNumber } from '@/domain/numbers/caseNumber';
import { checkUscc } from '@/domain/numbers/uscc';
import { adjudicationDetailLink, adjudicationListLink } from '@/links/adjudication';
import { enterpriseLink } from '@/links/enterprise';
import { patentDetailLink, patentResultLink } from '@/links/patent';
import { searchPatents } from '@/services/cnipr';
import { findAdjudications } from '@/services/data/adjudication';
import { findEnterprises } from '@/services/data/enterprise';
import type { Entry } from './entries';

/** The list says itself when nobody answered. */
const IN_PLACE = { skipErrorHandler: true } as const;

async function findPatent(number: string, signal: AbortSignal): Promise<string | undefined> {
  const request = { expression: '', numbers: [number], page: 0, size: 2 };
  const { content } = await searchPatents(request, { ...IN_PLACE, signal });
  const [only, another] = content;
  if (another) return patentResultLink({ q: number });
  return only && patentDetailLink(only.id);
}

async function findCase(number: string, signal: AbortSignal): Promise<string | undefined> {
  const { content } = await findAdjudications(
    { q: number, part: 'CASE_NUMBER', page: 0, size: 5 },
    { ...IN_PLACE, signal },
  );
  const folded = foldCaseNumber(number);
  const same = content.filter((row) => foldCaseNumber(row.caseNumber ?? '') === folded);
  const [only, another] = same;
  if (another) return adjudicationListLink({ q: number, part: 'CASE_NUMBER' });
  return only && adjudicationDetailLink(only.id);
}

async function findCompany(uscc: string, signal: AbortSignal): Promise<string | undefined> {
  const { content } = await findEnterprises({ q: uscc, page: 0, size: 1 }, { ...IN_PLACE, signal });
  return content[0] && enterpriseLink(content[0].enterpriseName);
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
 * case number, a company by its credit code (GB 32100); the rules are those of domain reference 3.
 * A number with a wrong check digit is offered with the right one, and says so.
 *
 * @param today `YYYY-MM-DD`: no number has a later year
 * @returns nothing when the text is no number
 */
export function numberEntries(text: string, today = todayInChina()): Entry[] {
  const entries: Entry[] = [];
  const patent = readPatentNumber(text, { today });
  if (patent) entries.push(patentEntry(patent.number));
  const application = patent ? null : readApplicationNumber(tidyNumber(text), { today });
  if (application) {
    const { body, expectedCheck } = application;
    entries.push(patentEntry(`${body}.${expectedCheck}`, '输入的校验位不正确，已改正'));
  }
  const judgment = checkCaseNumber(text, { today });
  if (judgment.ok) {
    const number = judgment.value;
    entries.push({
      key: `case ${number}`,
      title: `打开裁判文书 ${number}`,
      note: '',
      action: { kind: 'find', find: (signal) => findCase(number, signal) },
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
