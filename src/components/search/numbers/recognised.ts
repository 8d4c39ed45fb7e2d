import { todayInChina } from '@/domain/calendar';
import { placeAddress, placeLabel } from '@/domain/law/articleKey';
import { readDocumentNumber } from '@/domain/law/documentNumber';
import { readTypedArticle } from '@/domain/law/typedArticle';
import { type NumberKind, readPatentNumber, tidyNumber } from '@/domain/numbers/anyNumber';
import { readApplicationNumber } from '@/domain/numbers/applicationNumber';
import { checkCaseNumber, readOldCaseNumber, tidyCaseNumber } from '@/domain/numbers/caseNumber';
import { withoutLabel } from '@/domain/numbers/label';
import { checkUscc } from '@/domain/numbers/uscc';
import { REQUEST_PROCESSES, requestLink } from '@/links/business';
import {
  type FoundInPart,
  findArticle,
  findCase,
  findCompany,
  findLawByNumber,
  findPatent,
  findRequest,
} from './findByNumber';

/** A text that is the number of a record. */
export interface RecognisedNumber {
  readonly key: string;
  /** What it is a record of. */
  readonly holding: 'patent' | 'law' | 'case' | 'enterprise' | 'request';
  /** What kind of number it is: 专利申请号, 案号. */
  readonly kind: string;
  /** What it is the number of, with the number in its normal spelling: 专利 202119900001.9. */
  readonly what: string;
  /** What else is to be said; '' for nothing. */
  readonly note: string;
  /** It is not what was typed: its check digit was wrong. */
  readonly corrected?: true;
  /** What is tried, where `what` would claim more than its number tells. */
  readonly attempt?: string;
  /** What is said when there is no such record, where that is not to check the number. */
  readonly missing?: string;
  /** Where the record stands, where that is known without asking. */
  readonly to?: string;
  /** The address of the record, or of a list where several may be it; undefined for none. */
  readonly find: (signal: AbortSignal) => Promise<string | FoundInPart | undefined>;
}

const PATENT_KINDS: Readonly<Record<NumberKind, string>> = {
  application: '专利申请号',
  publication: '专利公开（公告）号',
  internationalApplication: '国际申请号',
  internationalPublication: '国际公布号',
};

const REQUEST_NUMBER = new RegExp(`^(${REQUEST_PROCESSES.join('|')})-?(\\d{8})-?(\\d{6})$`);

/** A request by its number (domain reference 1.6), a listing among them. */
function requestNumbers(text: string): RecognisedNumber[] {
  const [, process, day, serial] = REQUEST_NUMBER.exec(tidyNumber(text).toUpperCase()) ?? [];
  if (!process) return [];
  const number = `${process}-${day}-${serial}`;
  const key = `request ${number}`;
  if (process === 'ZLJY') {
    const to = requestLink('ZLJY', number);
    return [
      {
        key,
        holding: 'request',
        kind: '交易信息编号',
        what: `交易信息 ${number}`,
        note: '',
        to,
        find: () => Promise.resolve(to),
      },
    ];
  }
  return [
    {
      key,
      holding: 'request',
      kind: '办件编号',
      what: `办件 ${number}`,
      note: '我的办件',
      find: (signal) => findRequest(number, signal),
    },
  ];
}

/** A patent by a number of any kind; one with a wrong check digit by the right one. */
function patentNumbers(text: string, today: string): RecognisedNumber[] {
  const read = readPatentNumber(text, { today });
  const mistyped = read ? null : readApplicationNumber(tidyNumber(text), { today });
  const number = read?.number ?? (mistyped && `${mistyped.body}.${mistyped.expectedCheck}`);
  if (!number) return [];
  return [
    {
      key: `patent ${number}`,
      holding: 'patent',
      kind: PATENT_KINDS[read?.kind ?? 'application'],
      what: `专利 ${number}`,
      note: read ? '' : '输入的校验位不正确，已改正',
      ...(!read && { corrected: true as const }),
      find: (signal) => findPatent(number, signal),
    },
  ];
}

/** A judgment by its case number, in the present form or the one before 2016. */
function caseNumbers(typed: string, today: string): RecognisedNumber[] {
  const text = tidyCaseNumber(typed);
  const checked = checkCaseNumber(text, { today });
  const number = checked.ok ? checked.value : readOldCaseNumber(text);
  if (!number) return [];
  return [
    {
      key: `case ${number}`,
      holding: 'case',
      kind: '案号',
      what: `裁判文书 ${number}`,
      note: '',
      find: (signal) => findCase(number, signal),
    },
  ];
}

/** An article of a law, as people type it: 专利法 71. */
function articles(text: string): RecognisedNumber[] {
  const place = readTypedArticle(text);
  if (!place) return [];
  return [
    {
      key: `article ${place.law} ${placeAddress(place)}`,
      holding: 'law',
      kind: '条号',
      what: `《${place.law}》${placeLabel(place)}`,
      attempt: `《${place.law}》，查找${placeLabel(place)}`,
      note: '今天的版本',
      missing: `法规库里没有查到《${place.law}》的${placeLabel(place)}，请核对法律名称和条号。`,
      find: (signal) => findArticle(place, signal),
    },
  ];
}

/** A law or an interpretation by the number under which it was issued: 法释〔2020〕19号. */
function documentNumbers(text: string): RecognisedNumber[] {
  const number = readDocumentNumber(text);
  if (!number) return [];
  return [
    {
      key: `law ${number}`,
      holding: 'law',
      kind: '法规文号',
      what: `法规 ${number}`,
      note: '',
      find: (signal) => findLawByNumber(number, signal),
    },
  ];
}

/** An enterprise by its credit code. */
function creditCodes(text: string): RecognisedNumber[] {
  const company = checkUscc(text);
  if (!company.ok) return [];
  const uscc = company.value;
  return [
    {
      key: `company ${uscc}`,
      holding: 'enterprise',
      kind: '统一社会信用代码',
      what: `企业 ${uscc}`,
      note: '统一社会信用代码',
      find: (signal) => findCompany(uscc, signal),
    },
  ];
}

/**
 * What a typed number is the number of: a patent (ZC 0006, ZC 0007, PCT and WO numbers), a judgment
 * by its case number, a law by the number of its document, a company by its credit code (GB 32100),
 * one's own request by its number; the rules are those of domain reference 3. What the number is
 * called may stand before it (专利号：ZL…).
 * A number with a wrong check digit is read as the right one, and says so.
 *
 * @param today `YYYY-MM-DD`: no number has a later year
 * @returns nothing when the text is no number
 */
export function recogniseNumbers(typed: string, today = todayInChina()): RecognisedNumber[] {
  const text = withoutLabel(typed);
  return [
    ...requestNumbers(text),
    ...patentNumbers(text, today),
    ...caseNumbers(text, today),
    ...articles(text),
    ...documentNumbers(text),
    ...creditCodes(text),
  ];
}
