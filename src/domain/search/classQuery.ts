import { readIpc } from '../classification/ipc';
import { readLoc } from '../classification/loc';
import { andNode, type ClauseNode, type Node, orNode } from './ast';
import { combineExpressions } from './combine';
import { type ParseResult, parseExpression } from './parser';
import { printExpression } from './print';

/** A classification with a search field of its own. */
export type PickScheme = 'IPC' | 'LOC';

/** A class of a query. */
export interface ClassPick {
  scheme: PickScheme;
  /** As the query has it: `H01M`, `H01M4/+`, `H01M10/0525`, `14`, `14-03`. */
  term: string;
}

/** How the classes are joined with the rest of a query. */
export type ClassOperator = 'AND' | 'OR' | 'NOT';

/** A query as the classes at its end and what stands before them. */
export interface ClassQuery {
  /** The query without the classes; '' when there is nothing else. */
  base: string;
  operator: ClassOperator;
  picks: readonly ClassPick[];
}

const FIELD_OF = { IPC: 'IC', LOC: 'LOC' } as const;

const WHOLE_GROUP = /\/\+$/;

/** What finds a class with everything below it: the main group `H01M4/00` is `H01M4/+`. */
export function termOfClass(code: string): string {
  return code.replace(/\/00$/, '/+');
}

/** The code that a classification table has for a term; null when the term names no class. */
export function classOfTerm({ scheme, term }: ClassPick): string | null {
  if (scheme === 'LOC') return readLoc(term)?.symbol ?? null;
  const read = readIpc(term.replace(WHOLE_GROUP, ''));
  if (!read) return null;
  const { symbol, level } = read;
  if (WHOLE_GROUP.test(term) && (level !== 'maingroup' || symbol.includes('/'))) return null;
  return level === 'maingroup' && !symbol.includes('/') ? `${symbol}/00` : symbol;
}

/** Whether a term finds what is below its class as well (domain 4.1: a prefix matches everything below). */
export function includesBelow({ term }: ClassPick): boolean {
  return WHOLE_GROUP.test(term) || !/[/-]/.test(term);
}

function termsOf(value: Node): string[] | null {
  const nodes = value.kind === 'or' ? value.items : [value];
  const terms = nodes.flatMap((node) => (node.kind === 'term' ? node.text : []));
  return terms.length === nodes.length ? terms : null;
}

function picksOfClause(node: Node, scheme: PickScheme): ClassPick[] | null {
  if (node.kind !== 'clause' || !isClassField(node, scheme)) return null;
  const picks = termsOf(node.value)?.map((term) => ({ scheme, term }));
  return picks?.every((pick) => classOfTerm(pick) !== null) ? picks : null;
}

function isClassField({ fields, comparison }: ClauseNode, scheme: PickScheme): boolean {
  return comparison === '=' && fields.length === 1 && fields[0] === FIELD_OF[scheme];
}

/** The classes of nodes that say nothing but one clause of each scheme, IPC first. */
function picksOf(nodes: readonly Node[]): ClassPick[] | null {
  const [one, other] = nodes;
  if (nodes.length === 1 && one) return picksOfClause(one, 'IPC') ?? picksOfClause(one, 'LOC');
  if (nodes.length !== 2 || !one || !other) return null;
  const [ipc, loc] = [picksOfClause(one, 'IPC'), picksOfClause(other, 'LOC')];
  return ipc && loc ? [...ipc, ...loc] : null;
}

const alternatives = (node: Node): readonly Node[] => (node.kind === 'or' ? node.items : [node]);

/** The classes at the end of alternatives, after at least one other. */
function orQuery(items: readonly Node[]): ClassQuery | null {
  for (const count of [2, 1]) {
    const [first, ...rest] = items.slice(0, -count);
    const picks = picksOf(items.slice(-count));
    if (first && picks)
      return { base: printExpression(orNode([first, ...rest])), operator: 'OR', picks };
  }
  return null;
}

/**
 * Reads a query as classes and the rest, so that classes can be added to it and taken away.
 * `writeClassQuery` of the outcome is the same query; one that ends with no classes, or cannot be
 * read, is all base.
 */
export function readClassQuery(text: string): ClassQuery {
  const none: ClassQuery = { base: text.trim(), operator: 'AND', picks: [] };
  const parsed = text.trim() === '' ? undefined : parseExpression(text);
  if (!parsed?.ok) return none;
  const { ast } = parsed;
  const whole = picksOf(alternatives(ast));
  if (whole) return { base: '', operator: 'AND', picks: whole };
  if (ast.kind === 'or') return orQuery(ast.items) ?? none;
  const last = ast.kind === 'and' ? ast.items[ast.items.length - 1] : undefined;
  const picks = last && picksOf(alternatives(last.node));
  if (ast.kind !== 'and' || !picks) return none;
  const [first, ...rest] = ast.items.slice(0, -1);
  if (!first) return none;
  const base = printExpression(andNode(first.node, rest));
  return { base, operator: last?.negated ? 'NOT' : 'AND', picks };
}

/** The clauses of classes: `IC=(H01M10/0525 OR H01M4/+) OR LOC=14-03`; '' when there are none. */
function clausesOf(picks: readonly ClassPick[]): string {
  const clauses = (['IPC', 'LOC'] as const).flatMap((scheme) => {
    const terms = picks.flatMap((pick) => (pick.scheme === scheme ? pick.term : []));
    return terms.length > 0 ? `${FIELD_OF[scheme]}=(${terms.join(' OR ')})` : [];
  });
  return clauses.join(' OR ');
}

/**
 * The query with its classes, those of both classifications as alternatives.
 *
 * @returns its tree and normal spelling, or its first error: of the base when that cannot be read,
 *   `E_TOO_LONG` when there are too many classes, `E_EMPTY_QUERY` without either
 */
export function writeClassQuery({ base, operator, picks }: ClassQuery): ParseResult {
  const joined = base.trim() === '' ? 'AND' : operator;
  return combineExpressions(base, joined, clausesOf(picks));
}
