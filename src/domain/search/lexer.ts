import { toHalfWidth } from '../check';
import type { Span } from './ast';
import { BRACKETED_NAMES, fieldType, findField } from './fields';

/**
 * `sign` is a character the language has no use for at that place: comma, semicolon, enumeration
 * comma, lone exclamation mark.
 */
type TokenKind = 'word' | 'phrase' | '(' | ')' | 'comparison' | 'sign';

/** A piece of the query. */
export interface Token extends Span {
  readonly kind: TokenKind;
  /** Half-width, as the parser reads it; of a phrase the text between the quotes. */
  readonly text: string;
  /** Of a phrase: whether the closing quote is there. */
  readonly closed: boolean;
}

const SPACE = /[\s\u200b-\u200f\u2060\ufeff]/;
const RESERVED = /[()=<>"!,;、]/;
const COMPARISON = /^(?:!=|>=|<=|[=<>])/;
const FIELD_FOLLOWS = /^[\s\u200b-\u200f\u2060\ufeff]*(?:[=<>,]|!=)/;

/**
 * The query in half width with straight quotes. Every character keeps its place, so an offset into
 * the result is one into the text as typed.
 */
export function foldQuery(text: string): string {
  return toHalfWidth(text).replace(/[“”„‟]/g, '"');
}

/**
 * Length of a field name with brackets such as 申请(专利权)人 at that place, or 0. Only where a
 * field can stand: before a comparison, after the slash of a suffix, in a list of fields.
 */
function bracketedName(folded: string, at: number, inList: boolean): number {
  const name = BRACKETED_NAMES.find((candidate) => folded.startsWith(candidate, at));
  if (!name) return 0;
  const rest = folded.slice(at + name.length);
  const complete = rest === '' || SPACE.test(rest.charAt(0)) || RESERVED.test(rest.charAt(0));
  return FIELD_FOLLOWS.test(rest) || (inList && complete) ? name.length : 0;
}

function wordEnd(folded: string, start: number, inList: boolean): number {
  let at = start;
  while (at < folded.length) {
    const afterSlash = folded[at - 1] === '/';
    const name = at === start || afterSlash ? bracketedName(folded, at, inList || afterSlash) : 0;
    const char = folded.charAt(at);
    if (name === 0 && (SPACE.test(char) || RESERVED.test(char))) break;
    at += name || 1;
  }
  return at;
}

/** A name with brackets in it and nothing that could be an operator: 腾讯科技(深圳)有限公司. */
const NAME_WITH_BRACKETS = /^[^\s()=<>"!,;、/]+(?:\([^\s()=<>"!,;、/]+\)[^\s()=<>"!,;、/]*)+/;

/**
 * Length of such a name at that place, or 0. Only behind the comparison of a field that holds
 * names: elsewhere a bracket behind a word is a group.
 */
function nameLength(folded: string, at: number, tokens: readonly Token[]): number {
  const [field, comparison] = tokens.slice(-2);
  const code = comparison?.kind === 'comparison' && field ? findField(field.text) : undefined;
  if (!code || fieldType(code) !== 'name') return 0;
  return NAME_WITH_BRACKETS.exec(folded.slice(at))?.[0].length ?? 0;
}

/** Where suffixes begin in a word: `锂/TI` at 1; none when no tail is a field. */
function suffixStart(word: string): number {
  const slash = word.lastIndexOf('/');
  if (slash === -1 || !findField(word.slice(slash + 1))) return word.length;
  return slash;
}

/**
 * Splits a query into tokens; never throws, and every character but spaces belongs to one. The
 * suffix of a word is a token of its own: `锂/TI` is `锂` and `/TI`.
 */
export function tokenize(text: string): Token[] {
  const folded = foldQuery(text);
  const tokens: Token[] = [];
  let at = 0;
  const push = (kind: TokenKind, to: number, content = folded.slice(at, to), closed = true) => {
    tokens.push({ kind, text: content, closed, from: at, to });
    at = to;
  };
  const pushWord = (to: number) => {
    const stops = [to];
    let stem = folded.slice(at, to);
    for (let end = suffixStart(stem); end < stem.length; end = suffixStart(stem)) {
      stem = stem.slice(0, end);
      if (end > 0) stops.unshift(at + end);
    }
    for (const stop of stops) push('word', stop);
  };
  while (at < folded.length) {
    const char = folded.charAt(at);
    const comparison = COMPARISON.exec(folded.slice(at, at + 2))?.[0];
    const name = nameLength(folded, at, tokens);
    if (name > 0) push('phrase', at + name);
    else if (SPACE.test(char)) at++;
    else if (char === '(' || char === ')') push(char, at + 1);
    else if (comparison) push('comparison', at + comparison.length);
    else if (char === '"') {
      const end = folded.indexOf('"', at + 1);
      const to = end === -1 ? folded.length : end + 1;
      const content = folded.slice(at + 1, end === -1 ? to : end);
      push('phrase', to, content.trim().replace(/\s+/g, ' '), end !== -1);
    } else if (RESERVED.test(char)) push('sign', at + 1);
    else pushWord(wordEnd(folded, at, tokens[tokens.length - 1]?.text === ','));
  }
  return tokens;
}

/** Operators and the word of ranges, which are no search words in any case. */
export function isReservedWord(word: string): boolean {
  return /^(?:AND|OR|NOT|TO)$/i.test(word);
}

/** `#12`, an entry of the search history. */
export function setNumber(word: string): number | undefined {
  const digits = /^#(\d+)$/.exec(word)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
