import { toHalfWidth } from '../check';
import { readIpc } from '../classification/ipc';
import { readApplicationNumber } from '../numbers/applicationNumber';
import {
  readInternationalApplication,
  readInternationalPublication,
} from '../numbers/internationalNumber';
import { readPublicationNumber } from '../numbers/publicationNumber';
import { type DateSpan, readDate } from '../patentDates';

/** Kinds of numbers, dates and classes that the smart box knows. */
export type CodeKind =
  | 'applicationNumber'
  | 'publicationNumber'
  | 'internationalNumber'
  | 'date'
  | 'ipc';

/** One reading of a text as a code. */
export interface SmartCode {
  readonly kind: CodeKind;
  /** Expression that finds it. */
  readonly query: string;
  /** What is odd about it, for the user. */
  readonly note?: string;
}

/** What stands before a number in a letter or chat (申请号：), and the punctuation behind it. */
const LABEL = /^[\u4e00-\u9fff()]{0,8}[号日类]:/;
const TAIL = /[。.:!?)\]】]+$/;

/** Half width without label and closing punctuation. */
function bare(text: string): string {
  const half = toHalfWidth(text).trim().replace(LABEL, '');
  return half.includes('(') ? half : half.replace(TAIL, '');
}

function applicationNumber(text: string): SmartCode | null {
  const read = readApplicationNumber(text);
  if (!read) return null;
  const { body, check, checkOk, expectedCheck } = read;
  // Nine digits without a dot are an old number only if the last one is its check digit.
  if (body.length === 8 && checkOk === false && !text.includes('.')) return null;
  const kind = 'applicationNumber';
  if (checkOk !== false) return { kind, query: `AN=${check ? `${body}.${check}` : body}` };
  return { kind, query: `AN=${body}`, note: `校验位应为 ${expectedCheck}` };
}

function publicationNumber(text: string): SmartCode | null {
  const read = readPublicationNumber(text);
  return read && { kind: 'publicationNumber', query: `PN=${read.number}${read.kind ?? ''}` };
}

function internationalNumber(text: string): SmartCode | null {
  const application = readInternationalApplication(text);
  const publication = application ? null : readInternationalPublication(text);
  const query = application
    ? `IAN=${application.number}`
    : publication && `IPN=${publication.number}`;
  return query ? { kind: 'internationalNumber', query } : null;
}

/** A span of days as the language writes it, in years where it is made of whole ones. */
export function dateValue({ from, to, precision }: DateSpan): string {
  const compact = (day: string, length: number) => day.replace(/-/g, '').slice(0, length);
  if (precision !== 'range') return compact(from, { year: 4, month: 6, day: 8 }[precision]);
  const length = from.endsWith('-01-01') && to.endsWith('-12-31') ? 4 : 8;
  return `(${compact(from, length)} TO ${compact(to, length)})`;
}

function date(text: string): SmartCode | null {
  const span = readDate(text);
  if (!span) return null;
  const value = dateValue(span);
  return { kind: 'date', query: `(PD=${value} OR AD=${value})` };
}

/** From a class on, and that in capitals: `h` and `b12` are rather words. */
function ipc(text: string): SmartCode | null {
  const symbol = text.length > 2 ? readIpc(text)?.symbol : undefined;
  const word = symbol?.length === 3 && text !== text.toUpperCase();
  return symbol && !word ? { kind: 'ipc', query: `IC=${symbol}` } : null;
}

type Reader = (text: string) => SmartCode | null;

const READERS: readonly Reader[] = [
  applicationNumber,
  publicationNumber,
  internationalNumber,
  date,
  ipc,
];

/** Readings of a text without spaces, likeliest first. */
export function readCodes(text: string): SmartCode[] {
  const code = bare(text);
  return READERS.flatMap((read) => read(code) ?? []);
}

/** Whether spaces may be left out of a text when it is read as that kind. */
const JOINS: Readonly<Record<CodeKind, (text: string) => boolean>> = {
  // ZL 2021 1 9900001.9; otherwise only a right check digit shows that the pieces are one number.
  applicationNumber: (text) =>
    /^(?:CN|ZL)\s+\S+$/i.test(text) ||
    /^(?:(?:CN|ZL)\s*)?\d{4}\s+[12389]\s+\d{7}(?:\.[\dX])?$/i.test(text) ||
    readApplicationNumber(text)?.checkOk === true,
  publicationNumber: () => true,
  internationalNumber: () => true,
  date: (text) => /[-年至到~:\u2010-\u2015]|\bTO\b/i.test(text) && !/\d\s+\d/.test(text),
  // A61K 31/00; H01M 10 as well, but in `H01M 2020` the second piece is a year.
  ipc: (text) =>
    /^[A-H]\d\d[A-Z]\d*\s*(?:\d{1,4}\s*\/|\d{1,3}$|\/|\()/i.test(text) && !/\d\s+\d/.test(text),
};

/** Readings of a text with spaces in it, for which these must belong to the code. */
export function readSpacedCodes(text: string): SmartCode[] {
  const code = bare(text);
  return READERS.flatMap((read) => {
    const found = read(code);
    return found && JOINS[found.kind](code) ? found : [];
  });
}
