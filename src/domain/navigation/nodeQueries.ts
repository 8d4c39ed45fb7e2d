import { applicantsQuery } from '../enterprise/basket';
import { PATENT_TYPES, type PatentType, VALIDITY, type Validity } from '../patentLabels';
import { andNode, type Node } from '../search/ast';
import { combineExpressions } from '../search/combine';
import { fieldQuery } from '../search/fieldQuery';
import { LIMITS } from '../search/limits';
import { parseExpression } from '../search/parser';
import { printExpression } from '../search/print';

/** A number of the page of a node: what it counts besides the node itself. */
export type NodeElement =
  | { readonly kind: 'all' }
  | { readonly kind: 'type'; readonly value: PatentType }
  | { readonly kind: 'validity'; readonly value: Validity }
  | { readonly kind: 'filingYear'; readonly year: number }
  /** Both ends included. */
  | { readonly kind: 'filingYears'; readonly from: number; readonly to: number }
  /** One of several applicants, by their whole names. */
  | { readonly kind: 'applicants'; readonly names: readonly string[] }
  | { readonly kind: 'inventor'; readonly name: string }
  /** Name of a province or country as records carry it. */
  | { readonly kind: 'region'; readonly value: string }
  /** 转让, 诉讼 … as the search field OP has them. */
  | { readonly kind: 'operation'; readonly value: string };

function clauseOf(element: NodeElement): string | undefined {
  switch (element.kind) {
    case 'all':
      return '';
    case 'type':
      return `PT=${PATENT_TYPES[element.value]}`;
    case 'validity':
      return `LSS=${VALIDITY[element.value]}`;
    case 'filingYear':
      return `AY=${element.year}`;
    case 'filingYears':
      return `AY=(${element.from} TO ${element.to})`;
    case 'applicants':
      return applicantsQuery(element.names);
    case 'inventor':
      return fieldQuery('IN', element.name);
    case 'region':
      return fieldQuery('CO', element.value);
    case 'operation':
      return `OP=${element.value}`;
  }
}

/** Queries remembered; a node has some hundred numbers, all of them within the same query. */
const MOST_READ = 400;

const read = new Map<string, Node | undefined>();

/** The tree of a query; undefined for one that cannot be read. */
function treeOf(text: string): Node | undefined {
  if (read.has(text)) return read.get(text);
  const parsed = parseExpression(text);
  const tree = parsed.ok ? parsed.ast : undefined;
  if (read.size >= MOST_READ) read.clear();
  read.set(text, tree);
  return tree;
}

/** Brackets inside one another, those in quotes too; never fewer than the parser counts. */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const char of text) {
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}

/** All of the queries at once, read from their texts. */
function together(texts: readonly string[]): string | undefined {
  let whole: string | undefined;
  for (const text of texts) {
    const both = combineExpressions(whole ?? '', 'AND', text);
    if (!both.ok) return undefined;
    whole = both.canonical;
  }
  return whole;
}

/**
 * The query that finds exactly the patents a number of a node counts, to open their list. The
 * queries of a node and the city are read once and not for each number; a page has hundreds.
 *
 * @param expression of the node
 * @param within a further query, such as the city's; '' for none
 * @returns in canonical form; undefined when the search language cannot say it within its length
 */
export function nodeQuery(
  expression: string,
  element: NodeElement,
  within = '',
): string | undefined {
  const clause = clauseOf(element);
  if (clause === undefined) return undefined;
  const texts = [expression, within, clause].filter((text) => text.trim() !== '');
  const trees = texts.flatMap((text) => treeOf(text) ?? []);
  const [first, ...rest] = trees;
  if (!first || trees.length < texts.length) return undefined;
  const whole = printExpression(
    andNode(
      first,
      rest.map((node) => ({ negated: false, node })),
    ),
  );
  // Near the limits of the language the parser decides.
  const plain = whole.length <= LIMITS.length && depthOf(whole) < LIMITS.depth;
  return plain ? whole : together(texts);
}

/**
 * The query of a node's patents that are not known to be of the city: those of other places, and
 * those whose address nobody knows.
 *
 * @param city query of the city
 * @returns undefined when the search language cannot say it
 */
export function elsewhereQuery(expression: string, city: string): string | undefined {
  if (expression.trim() === '' || city.trim() === '') return undefined;
  const both = combineExpressions(expression, 'NOT', city);
  return both.ok ? both.canonical : undefined;
}
