import { toHalfWidth } from '../check';
import { type CaseType, type DocType, documentName } from './labels';
import { readParagraphAddress } from './sections';

/** What a reference names of a document; what is not known is null. */
export interface CitedAdjudication {
  readonly title: string;
  readonly court: string | null;
  readonly caseNumber: string | null;
  readonly docType: DocType | null;
  readonly caseType: CaseType | null;
  /** `YYYY-MM-DD`. */
  readonly judgmentDate: string | null;
  readonly publishDate: string | null;
}

/** A case number as courts print it: full-width brackets, no spaces. */
export function shownCaseNumber(caseNumber: string): string {
  return toHalfWidth(caseNumber)
    .replace(/\s/g, '')
    .replace(/[([〔]/g, '（')
    .replace(/[)\]〕]/g, '）');
}

/** A case number as it is compared: brackets of any kind and width, spaces and 第 do not matter. */
export function foldCaseNumber(caseNumber: string): string {
  return toHalfWidth(caseNumber)
    .replace(/[\s()[\]〔〕【】]/g, '')
    .toUpperCase();
}

/** `2024年6月3日`. */
function chineseDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${year}年${Number(month)}月${Number(date)}日`;
}

/**
 * A document as lawyers cite it: court, case number, name of the document, day, and the paragraph
 * when an address such as `p12` is given. A decision of an office has its name after the number.
 */
export function adjudicationCitation(cited: CitedAdjudication, address = ''): string {
  const { title, court, caseNumber, docType, caseType, judgmentDate } = cited;
  const number = caseNumber ? shownCaseNumber(caseNumber) : '';
  const name = docType === null || number === '' ? '' : documentName(docType, caseType);
  const paragraph = readParagraphAddress(address);
  const head = number === '' ? `${court ?? ''}《${title}》` : `${court ?? ''}${number}${name}`;
  return [
    head,
    ...(judgmentDate ? [chineseDay(judgmentDate)] : []),
    ...(paragraph === null ? [] : [`第${paragraph}段`]),
  ].join('，');
}

/**
 * The same as an entry of a list of references (GB/T 7714-2015, annex B: a document of no named
 * kind is `Z`): `审理法院. 标题: 案号[Z]. 裁判日期.` The standard writes half-width signs.
 */
export function adjudicationReference(cited: CitedAdjudication): string {
  const { title, court, caseNumber, judgmentDate, publishDate } = cited;
  const document = caseNumber ? `${title}: ${shownCaseNumber(caseNumber)}` : title;
  const parts = [court, `${document}[Z]`, judgmentDate ?? publishDate];
  return `${parts.filter(Boolean).join('. ')}.`;
}
