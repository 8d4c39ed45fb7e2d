import type { Node } from '@/domain/search/ast';
import { LIMITS } from '@/domain/search/limits';
import { type ParseResult, parseExpression } from '@/domain/search/parser';
import { readSmart, type SmartPart, smartExpression } from '@/domain/search/smart';
import type { PatentQuery } from '@/links/patent';

/** Kind of a part of a smart query. */
export type PartKind = SmartPart['kind'];

/** Why a query cannot be run. */
export interface QueryProblem {
  message: string;
  /** Place in the expression as typed; absent when the query was not typed as an expression. */
  from?: number;
  to?: number;
}

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

/** Search history is not kept yet, so no `#n` is known. */
export function parseQuery(text: string): ParseResult {
  return parseExpression(text, { history: {} });
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
  const parts = mode === 'smart' ? readSmart(q) : [];
  const kinds = parts.map((part, index) => chosenKind(part, as[index]));
  const text = mode === 'smart' ? smartExpression(parts, kinds) : q;
  if (leavesOut(parts, kinds, text)) {
    return { expression: '', ast: undefined, parts, problem: TOO_MUCH };
  }
  if (!text.trim()) return { expression: '', ast: undefined, parts, problem: undefined };
  const parsed = parseQuery(text);
  if (parsed.ok)
    return { expression: parsed.canonical, ast: parsed.ast, parts, problem: undefined };
  const { message, from, to } = parsed.error;
  const problem = mode === 'smart' ? { message } : { message, from, to };
  return { expression: '', ast: undefined, parts, problem };
}
