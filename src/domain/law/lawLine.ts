import { NUMBER_CHARS, readChineseNumber } from './chineseNumber';
import type { DivisionKind } from './lawText';

/** A line of a law: trimmed, never empty. */
export interface SourceLine {
  readonly text: string;
  /** Number of `#` before it, where the text marks its headings so. */
  readonly marks: number;
  /** Stands before the mark `<!-- INFO END -->`. */
  readonly head: boolean;
}

const COMMENT = /^<!--.{0,200}-->$/;
const HEAD_END = /^<!--\s*INFO END\s*-->$/;

const UNSEEN = /[\s\u200b-\u200f\u2060\ufeff]/;

/** Without spaces of any width and marks that cannot be seen at both ends. */
function trimLine(line: string): string {
  let from = 0;
  let to = line.length;
  while (from < to && UNSEEN.test(line.charAt(from))) from++;
  while (to > from && UNSEEN.test(line.charAt(to - 1))) to--;
  return line.slice(from, to);
}

/** The lines of a text without empty ones, comments and the marks of headings. */
export function readSourceLines(text: string): SourceLine[] {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/).map(trimLine);
  const end = lines.findIndex((line) => HEAD_END.test(line));
  return lines.flatMap((line, i) => {
    if (line === '' || COMMENT.test(line)) return [];
    const marks = /^#{1,6}(?=\s)/.exec(line)?.[0].length ?? 0;
    const bare = trimLine(line.slice(marks));
    return bare === '' ? [] : [{ text: bare, marks, head: i < end }];
  });
}

/** The same as texts alone: what `lawLines` gives back. */
export function sourceLines(text: string): string[] {
  return readSourceLines(text).map((line) => line.text);
}

/** A line that begins as an article does. */
export interface ArticleStart {
  readonly number: number;
  readonly insert: number;
  readonly label: string;
  /** Behind the number, untrimmed. */
  readonly rest: string;
  /** A space, a bracket or the end of the line follows the number. */
  readonly separated: boolean;
}

const ARTICLE = new RegExp(`^第([${NUMBER_CHARS}]{1,9})条(?:之([${NUMBER_CHARS}]{1,5}))?`);

/** Reads the number at the beginning of a line; null where there is none. */
export function readArticleStart(line: string): ArticleStart | null {
  const match = ARTICLE.exec(line);
  if (!match) return null;
  const number = readChineseNumber(match[1] ?? '');
  const insert = match[2] === undefined ? 0 : readChineseNumber(match[2]);
  if (number === null || insert === null) return null;
  const rest = line.slice(match[0].length);
  const separated = /^(?:$|\s|【|[:：]|（[^（）]{1,30}）$)/.test(rest);
  return { number, insert, label: match[0], rest, separated };
}

/** Whether what follows a number shows that a sentence speaks of another article. */
export function speaksOfArticle(rest: string): boolean {
  return /^\s*(?:规定|所|的|至|到|、|和|与|或|及|以及|之|第|中|款|项|，|,|；|。)/.test(rest);
}

const KINDS: Readonly<Record<string, DivisionKind>> = {
  编: 'part',
  分编: 'subpart',
  章: 'chapter',
  节: 'section',
};

const DIVISION = new RegExp(
  `^(第[${NUMBER_CHARS}]{1,6}(编|分编|章|节)(?:之[${NUMBER_CHARS}]{1,3})?)([\\s\\S]*)$`,
);
const NUMBERED = /^([一二三四五六七八九十]{1,4})、(.*)$/;
const ANNEX = /^(?:附件|附录|附表|附)[一二三四五六七八九十\d]{0,3}(?:[:：\s].{0,60})?$/;
const LONGEST_HEADING = 80;
const SENTENCE_END = /[。；;：:，,！？]$/;

/** A line read as a heading. */
export interface Heading {
  readonly division: DivisionKind;
  readonly no: string;
  readonly title: string;
}

/** 附 则 and 总　　则 are spread over the line; a heading of several words keeps its spaces. */
function closeUp(title: string): string {
  const trimmed = title.trim();
  const words = trimmed.split(/\s+/);
  return words.every((word) => Array.from(word).length === 1) ? words.join('') : trimmed;
}

/** Reads 第一编, 第一分编, 第一章, 第一节 with their titles; null for a sentence that speaks of one. */
export function readDivision(line: string): Heading | null {
  if (line.length > LONGEST_HEADING) return null;
  const [, no = '', unit = '', rest = ''] = DIVISION.exec(line) ?? [];
  const division = KINDS[unit];
  if (division === undefined || SENTENCE_END.test(line)) return null;
  if (/^(?:规定|所|的|至|到|、|和|与|或|及|中|第)/.test(rest)) return null;
  return { division, no, title: closeUp(rest) };
}

/** Reads 一、标题; null for what is a sentence or an item of a list. */
export function readNumberedHeading(line: string): Heading | null {
  if (line.length > LONGEST_HEADING || SENTENCE_END.test(line)) return null;
  const [, no, title = ''] = NUMBERED.exec(line) ?? [];
  return no === undefined || title.trim() === ''
    ? null
    : { division: 'heading', no: `${no}、`, title: closeUp(title) };
}

/** Reads 附件1：名称. */
export function readAnnex(line: string): Heading | null {
  return ANNEX.test(line) ? { division: 'annex', no: '', title: line } : null;
}

/** Any line that the text itself marks as a heading. */
export function readMarkedHeading(line: string): Heading {
  return (
    readDivision(line) ??
    readNumberedHeading(line) ??
    readAnnex(line) ?? { division: 'heading', no: '', title: closeUp(line) }
  );
}

const ITEM = /^(?:[（(]([零〇一二三四五六七八九十百]{1,5})[）)]|([一二三四五六七八九十]{1,3})、)/;
const SUBITEM = /^(?:([\d０-９]{1,3})[.．、](?![\d０-９])|[（(]([\d０-９]{1,3})[）)]|[①-⑳])/;

/** The label at the beginning of a line, its number, and how deep it stands. */
export interface ItemLabel {
  readonly label: string;
  readonly no: number;
  readonly level: 'item' | 'subitem';
}

/** Reads （一） and 一、, and below them 1. and （1） and ①; null where a line has no label. */
export function readItemLabel(line: string): ItemLabel | null {
  const item = ITEM.exec(line);
  if (item) {
    const no = readChineseNumber(item[1] ?? item[2] ?? '');
    return no === null ? null : { label: item[0], no, level: 'item' };
  }
  const match = SUBITEM.exec(line);
  if (!match) return null;
  const digits = match[1] ?? match[2];
  const no = digits === undefined ? line.charCodeAt(0) - 0x245f : readChineseNumber(digits);
  return no === null ? null : { label: match[0], no, level: 'subitem' };
}
