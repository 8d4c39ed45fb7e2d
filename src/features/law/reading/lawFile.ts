import { downloadFile } from '@/components/export/downloadFile';
import { lawCitation } from '@/domain/law/citationText';
import { lawLines } from '@/domain/law/lawText';
import { titleText } from '@/domain/titleText';
import { citedLaw } from './citedLaw';
import type { ReadLaw } from './lawRecords';

interface FileContext {
  readonly asOf: string;
  readonly address: string;
  readonly today: string;
}

/**
 * The text of a version as a plain file: its citation, days and address first, then every line of
 * the text as it is printed.
 *
 * @param asOf the day that is read, `YYYY-MM-DD`; '' for none
 * @param address absolute address of the version
 * @param today day of the download, `YYYY-MM-DD`
 */
function lawFile(
  { record, text }: ReadLaw,
  { asOf, address, today }: FileContext,
): { name: string; content: string } {
  const { title, promulgationDate, effectiveDate, source } = record;
  const head = [
    lawCitation(citedLaw(record, asOf)),
    `公布日期：${promulgationDate ?? '—'}；施行日期：${effectiveDate ?? '—'}`,
    `下载日期：${today}；网址：${address}`,
    ...(source ? [`来源：${source}`] : []),
  ];
  const lines = text ? lawLines(text) : [];
  return {
    name: `${titleText(title)}${promulgationDate ? `（${promulgationDate}公布）` : ''}.txt`,
    content: `${[...head, '', ...lines].join('\r\n')}\r\n`,
  };
}

/** Hands the file to the reader. */
export function downloadLaw(law: ReadLaw, context: FileContext): void {
  const { name, content } = lawFile(law, context);
  // Older programs read a plain file as Chinese only behind this mark.
  downloadFile(name, `\ufeff${content}`, 'text/plain;charset=utf-8');
}
