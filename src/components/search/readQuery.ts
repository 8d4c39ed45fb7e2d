import { type Node, someNode } from '@/domain/search/ast';
import { expandHistory } from '@/domain/search/combine';
import type { History } from '@/domain/search/grammar';
import { LIMITS } from '@/domain/search/limits';
import type { ParseError } from '@/domain/search/messages';
import { type ParseResult, parseExpression } from '@/domain/search/parser';
import { readSmart, type SmartPart, smartExpression } from '@/domain/search/smart';
import type { PatentQuery } from '@/links/patent';
import { withSimplified } from './simplified';
import { isTooLong, type QueryProblem, tooLong } from './tooLong';

/** The parts of a smart query; none of one that is too long. */
export const smartParts = (text: string): SmartPart[] =>
  isTooLong(text) ? [] : readSmart(text).map(withSimplified);

/** Kind of a part of a smart query. */
export type PartKind = SmartPart['kind'];

/** What a query of an address means. */
export interface ReadQuery {
  /** For the service; '' finds everything. */
  expression: string;
  /** Undefined when the query is empty or cannot be run. */
  ast: Node | undefined;
  /** Parts of a smart query as they are read, the user's choices included; empty for an expression. */
  parts: readonly SmartPart[];
  problem: QueryProblem | undefined;
}

/**
 * Reads an expression.
 *
 * @param history what `#n` stands for in this browser; none where the text comes from an address,
 *   which has to mean the same everywhere
 */
export function parseQuery(text: string, history: History = {}): ParseResult {
  return parseExpression(text, { history });
}

/** The text of an expression that may stand in an address, or why it cannot be run. */
export type SendableText = { ok: true; q: string } | { ok: false; error: ParseError };

/** An expression as typed, with the queries of the history in the places of their `#n`. */
export function sendableText(text: string, history: History): SendableText {
  const parsed = parseQuery(text, history);
  if (!parsed.ok) return parsed;
  if (!someNode(parsed.ast, ({ kind }) => kind === 'set')) return { ok: true, q: text.trim() };
  const expanded = expandHistory(text, history);
  return expanded.ok ? { ok: true, q: expanded.canonical } : expanded;
}

/** The expression with its `#n` replaced; undefined where it has none or cannot be run. */
export function expandedText(text: string, history: History): string | undefined {
  if (!/[#＃]/.test(text)) return undefined;
  const sendable = sendableText(text, history);
  return sendable.ok && sendable.q !== text.trim() ? sendable.q : undefined;
}

/** What is wrong with the expression of an address. */
function problemOf(
  { code, message, from, to }: ParseError,
  { mode, q }: PatentQuery,
): QueryProblem {
  if (code !== 'E_UNKNOWN_SET') return mode === 'smart' ? { message } : { message, from, to };
  if (mode === 'smart') {
    return { message: '“#”加数字是检索历史的编号，只在表达式检索里有意义。', face: 'expr' };
  }
  const sign = q.slice(from, to);
  return {
    message: `“${sign}”是检索历史的编号，只在当时那台电脑的浏览器里有意义，地址里不能使用。如果这里有“${sign}”这条历史，点“检索”即换成它的检索式；否则请改写。`,
    from,
    to,
  };
}

/** The kind in which a part is searched: the user's choice where the part allows it. */
export function chosenKind(part: SmartPart, choice: string | undefined): PartKind {
  return part.alternatives.find((kind) => kind === choice) ?? part.kind;
}

/** Below this nothing is left out, whatever brackets and operators add. */
const SURELY_FITS = LIMITS.length / 2;

/**
 * The language has a longest expression; smart search leaves out what goes beyond it, so that
 * another expression without the last part is the same.
 */
function leavesOut(parts: readonly SmartPart[], kinds: readonly PartKind[], whole: string) {
  if (parts.every(({ text }) => whole.length + text.length < SURELY_FITS)) return false;
  const texts = parts.map(({ text }) => text);
  // Of repeated parts only the first counts.
  const firsts = texts.flatMap((text, index) => (texts.indexOf(text) === index ? [index] : []));
  return smartExpression(parts.slice(0, firsts[firsts.length - 1]), kinds) === whole;
}

const TOO_MUCH: QueryProblem = {
  message: '条件过多，一次放不下；请减少一些词或号码，或者分几次检索。',
};

/** Reads a query as typed or as found in an address. */
export function readQuery({ mode, q, as }: PatentQuery): ReadQuery {
  if (mode === 'smart' && isTooLong(q)) {
    return { expression: '', ast: undefined, parts: [], problem: tooLong(q) };
  }
  const parts = mode === 'smart' ? smartParts(q) : [];
  const kinds = parts.map((part, index) => chosenKind(part, as[index]));
  const text = mode === 'smart' ? smartExpression(parts, kinds) : q;
  if (leavesOut(parts, kinds, text)) {
    return { expression: '', ast: undefined, parts, problem: TOO_MUCH };
  }
  if (!text.trim()) return { expression: '', ast: undefined, parts, problem: undefined };
  const parsed = parseQuery(text);
  if (parsed.ok)
    return { expression: parsed.canonical, ast: parsed.ast, parts, problem: undefined };
  const problem = problemOf(parsed.error, { mode, q, as });
  return { expression: '', ast: undefined, parts, problem };
}
