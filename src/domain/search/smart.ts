import { type Node, someNode } from './ast';
import { findField } from './fields';
import { foldQuery, tokenize } from './lexer';
import { LIMITS } from './limits';
import { parseExpression } from './parser';
import { type CodeKind, readCodes, readSpacedCodes } from './smartCodes';

/** How a part of the smart box is read. */
export type SmartKind = CodeKind | 'name' | 'text' | 'expression';

/** A part of what was typed into the smart box. */
export interface SmartPart {
  readonly kind: SmartKind;
  /** As typed; of a text in quotes what stands between them. */
  readonly text: string;
  /** Place in the text as typed, quotes included: half-open, UTF-16 units from 0. */
  readonly from: number;
  readonly to: number;
  /** Set when the part was typed in quotes. */
  readonly quoted?: true;
  /** Set when a minus stands before it: what has it is left out. */
  readonly excluded?: true;
  /** The same in simplified characters, which is looked for as well. */
  readonly simplified?: string;
  /** A remark for the user, such as a wrong check digit. */
  readonly note?: string;
  /** The other kinds the part can be read as, likeliest first. */
  readonly alternatives: readonly SmartKind[];
}

/** A run of characters between separators. */
interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly quoted: boolean;
  readonly excluded: boolean;
  /** Whether only spaces stand between it and the piece before. */
  readonly joined: boolean;
}

const PIECES =
  /["“”„‟＂]([^"“”„‟＂]*)(?:["“”„‟＂]|$)|[^\s\u200b-\u200f\u2060\ufeff、，,；;"“”„‟＂]+/g;

/** Spaces, but neither tabs nor line breaks: these divide the cells of a spreadsheet. */
const SPACES = /^[^\S\t\r\n\v\f]+$/;

/** As many pieces as the longest spelling has: a company of seven words, 2021 年 3 月 5 日. */
const LONGEST_MERGE = 8;

/** Begin of a code in several pieces: digits, letters, or a label such as 专利号： before them. */
const CODE_START = /[0-9a-z０-９ａ-ｚ]|[:：]$/i;

/** Ends of the names of companies and institutions, behind at least two characters. */
const NAME =
  /\S{2}(?:公司|大学|研究院|研究所|学院|医院|厂|集团|(?:创新|研究|技术|服务)中心|合作社|事务所|实验室|株式会社)[)）]?$|^株式会社\S{2}/;

/** A company abroad: words that begin with a capital, and its legal form behind them. */
const FOREIGN_NAME =
  /^(?:[A-Z][\w&.'’-]*[,，]?\s+){1,6}(?:Inc|LLC|Ltd|Corp|Corporation|Company|Limited|GmbH|AG|PLC|B\.V|S\.A|Co\.?[,，]?\s?Ltd)\.?(?=$|[\s,，、;；])/;

/** A minus before a word: only behind a space, for `UTF-8` and `-20℃` are words. */
const EXCLUDED = /^[-－−](?=[^\d\s.-])/;

/** A telephone number of the mainland, with an area code or as a mobile. */
const TELEPHONE =
  /^(?:(?:\+|00)86[-\s]?)?(?:\(?0\d{2,3}\)?-\d{7,8}(?:-\d{1,6})?|1[3-9]\d-?\d{4}-?\d{4})$/;

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: typed, 1: content, index: from = 0 } of text.matchAll(PIECES)) {
    const joined = SPACES.test(text.slice(end, from));
    end = from + typed.length;
    const quoted = content !== undefined;
    const excluded = !quoted && pieces.length > 0 && EXCLUDED.test(typed);
    const word = (content ?? typed).trim().slice(excluded ? 1 : 0);
    if (word) pieces.push({ text: word, from, to: end, joined, quoted, excluded });
  }
  return pieces;
}

/** How many pieces from the first on make one code together; 1 when none do. */
function mergedCount(text: string, pieces: readonly Piece[]): number {
  const [first, ...others] = pieces;
  const name = first && !first.quoted && FOREIGN_NAME.exec(text.slice(first.from))?.[0];
  if (name) return pieces.filter(({ from }) => from < first.from + name.length).length;
  if (!first || first.quoted || !CODE_START.test(first.text)) return 1;
  const apart = others.findIndex(({ joined, quoted }) => !joined || quoted);
  const near = apart === -1 ? others : others.slice(0, apart);
  for (let i = near.length - 1; i >= 0; i--) {
    if (readSpacedCodes(text.slice(first.from, near[i]?.to)).length > 0) return i + 2;
  }
  return 1;
}

/** What looks like a number and is none: worth a remark, because as text it finds nothing. */
const NUMBER_LIKE = /^(?:(?:CN|ZL|WO)[\s-]?\d{5}|PCT\/[A-Z]{2}|\d{9,}(?:\.[\dX])?[A-Z]?\d?$)/i;

function readPiece({ text, from, to, quoted }: Piece, spaced: boolean): SmartPart {
  if (quoted) return { kind: 'text', text, from, to, quoted, alternatives: ['name'] };
  const [code, ...others] = spaced ? readSpacedCodes(text) : readCodes(text);
  if (code) {
    const alternatives: SmartKind[] = [...others.map(({ kind }) => kind), 'text'];
    const part = { kind: code.kind, text, from, to, alternatives };
    return code.note === undefined ? part : { ...part, note: code.note };
  }
  if (TELEPHONE.test(foldQuery(text))) {
    const note = '像是电话号码，专利里没有电话，按文字检索';
    return { kind: 'text', text, from, to, note, alternatives: ['name'] };
  }
  if (NAME.test(text) || FOREIGN_NAME.test(text)) {
    return { kind: 'name', text, from, to, alternatives: ['text'] };
  }
  const part = { kind: 'text', text, from, to, alternatives: ['name'] } as const;
  return NUMBER_LIKE.test(foldQuery(text))
    ? { ...part, note: '像是号码但格式有误，按文字检索' }
    : part;
}

function readParts(text: string): SmartPart[] {
  const pieces = piecesOf(text);
  const parts: SmartPart[] = [];
  for (let i = 0, piece = pieces[0]; piece; piece = pieces[i]) {
    const count = mergedCount(text, pieces.slice(i, i + LONGEST_MERGE));
    const to = pieces[i + count - 1]?.to ?? piece.to;
    const merged = count > 1 ? { ...piece, text: text.slice(piece.from, to), to } : piece;
    const part = readPiece(merged, count > 1);
    parts.push(piece.excluded ? { ...part, excluded: true } : part);
    i += count;
  }
  return parts;
}

/** Operators, fields and history entries make an expression; near words may just be words. */
function isExpression(ast: Node): boolean {
  return someNode(ast, ({ kind }) => ['clause', 'set', 'and', 'or'].includes(kind));
}

/** Whether the user seems to have meant an expression that has an error. */
function seemsExpression(text: string): boolean {
  const tokens = tokenize(text);
  return tokens.some(({ kind, text: word }, i) => {
    if (kind !== 'word') return false;
    return (
      /^(?:AND|OR|NOT)$/.test(word) ||
      (tokens[i + 1]?.kind === 'comparison' && findField(word) !== undefined)
    );
  });
}

/**
 * Reads what was typed into the smart box: parts between spaces, commas, enumeration commas,
 * semicolons and line breaks, each with what it most likely is. `ZL 202119900001.9`, `A61K 31/00`
 * and `2021 年 3 月` stay one part, and so does a text in quotes. A query with an operator or field
 * is one part of kind `expression`; if it has an error, the part at the error carries the message.
 */
export function readSmart(text: string): SmartPart[] {
  const parsed = parseExpression(text);
  if (parsed.ok && isExpression(parsed.ast)) {
    const typed = text.trim();
    const from = text.indexOf(typed);
    const to = from + typed.length;
    return [{ kind: 'expression', text: typed, from, to, alternatives: ['text'] }];
  }
  const parts = readParts(text);
  if (parsed.ok || parsed.error.from >= LIMITS.length || !seemsExpression(text)) return parts;
  const { from, message } = parsed.error;
  const wrong = parts.findIndex(({ to }) => to > from);
  return parts.map((part, i) =>
    i === wrong && part.kind === 'text' ? { ...part, note: message } : part,
  );
}

/** Room that quotes, brackets and a field leave for a word. */
const LONGEST_WORD = LIMITS.length - 10;

/** A word as the language can hold it: in quotes unless it is an ordinary word. */
export function quoteWord(text: string, quoted = false): string {
  const folded = foldQuery(text);
  const parsed = quoted || /[+%*#?]/.test(folded) ? undefined : parseExpression(folded);
  if (parsed?.ok && parsed.ast.kind === 'term' && parsed.canonical === folded) return folded;
  const content = folded.replace(/"/g, ' ').slice(0, LONGEST_WORD).trim();
  return content && `"${content}"`;
}

/** Expressions for one part; several when the user takes an expression for plain words. */
function partQueries(
  { kind, text, quoted, simplified = '' }: SmartPart,
  chosen: SmartKind,
): string[] {
  if (kind === 'expression') {
    if (chosen === 'expression') return [text];
    return readParts(text).flatMap((part) => partQueries(part, part.kind));
  }
  const codes = quoted ? [] : [...readCodes(text), ...readSpacedCodes(text)];
  const code = codes.find((read) => read.kind === chosen);
  if (code) return [code.query];
  const typed = quoteWord(text, quoted);
  if (typed === '') return [];
  const word = simplified ? `(${typed} OR ${quoteWord(simplified)})` : typed;
  return [chosen === 'name' ? `PA=${word}` : word];
}

/** What leaves out everything that has the part. */
const without = (query: string) => `NOT (${query})`;

/** Any of the numbers will do, since no record has two; everything else must be met. */
function join(all: readonly string[]): string {
  const excluded = all.filter((query) => query.startsWith('NOT '));
  const queries = all.filter((query) => !query.startsWith('NOT '));
  if (excluded.length > 0) return [`(${join(queries)})`, ...excluded].join(' ');
  const isNumber = (query: string) => /^(?:AN|PN|IAN|IPN)=/.test(query);
  const [first, ...others] = queries;
  if (others.length === 0) return first ?? '';
  const numbers = queries.filter(isNumber).join(' OR ');
  const conditions = queries.map((query) => `(${isNumber(query) ? numbers : query})`);
  return [...new Set(conditions)].join(' AND ');
}

/**
 * The expression for the parts of the smart box, in its normal spelling. Parts are joined by AND,
 * except that any of several numbers will do; a date is looked for as publication or filing date,
 * a name as applicant, anything else in the default field. A minus before a part leaves out what
 * has it; the first part is never left out.
 *
 * @param overrides the kind the user has chosen, by place of the part; one that the part cannot be
 *   read as counts as text
 * @returns an expression that always parses, '' without parts; parts beyond the longest query are
 *   left out
 */
export function smartExpression(
  parts: readonly SmartPart[],
  overrides: readonly (SmartKind | undefined)[] = [],
): string {
  const queries = [
    ...new Set(
      parts.flatMap((part, i) => {
        const found = partQueries(part, overrides[i] ?? part.kind);
        return part.excluded ? found.map(without) : found;
      }),
    ),
  ];
  for (let count = queries.length; count > 0; count--) {
    const parsed = parseExpression(join(queries.slice(0, count)));
    if (parsed.ok) return parsed.canonical;
  }
  return '';
}
