import { DEFAULT_FIELD, type FieldCode } from './fields';

/** Where a node stands in the text as typed: half-open, in UTF-16 units, counted from 0. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A word: `+` stands for any string, `#` for one character, `?` for none or one. */
export interface TermNode extends Span {
  readonly kind: 'term';
  readonly text: string;
}

/** A text in quotes, taken literally. */
export interface PhraseNode extends Span {
  readonly kind: 'phrase';
  /** Without the quotes. */
  readonly text: string;
}

/** Dates, years or numbers between two, both included; the ends as typed. */
export interface RangeNode extends Span {
  readonly kind: 'range';
  readonly low: TermNode;
  readonly high: TermNode;
}

/** An entry of the search history, `#1`. */
interface SetNode extends Span {
  readonly kind: 'set';
  readonly id: number;
}

export type Comparison = '=' | '!=' | '>' | '>=' | '<' | '<=';

/** A value looked for in one field or in any of several. */
export interface ClauseNode extends Span {
  readonly kind: 'clause';
  readonly fields: readonly FieldCode[];
  readonly comparison: Comparison;
  readonly value: Node;
}

/** W in this order, D in any, at most `distance` characters apart; S sentence, P paragraph, F field. */
export type NearOperator = 'W' | 'D' | 'S' | 'P' | 'F';

/** Two operands close to one another in one field. */
export interface NearNode extends Span {
  readonly kind: 'near';
  readonly operator: NearOperator;
  /** Of W and D only: 0 (written without a number) to 99. */
  readonly distance: number;
  readonly left: Node;
  readonly right: Node;
}

/** At least two alternatives. */
interface OrNode extends Span {
  readonly kind: 'or';
  readonly items: readonly Node[];
}

/** An operand of AND, or of NOT when `negated`. */
export interface AndItem {
  readonly negated: boolean;
  readonly node: Node;
}

/** At least two operands, the first never negated: `A AND B NOT C`. */
interface AndNode extends Span {
  readonly kind: 'and';
  readonly items: readonly AndItem[];
}

export type LeafNode = TermNode | PhraseNode | RangeNode | SetNode;

export type Node = LeafNode | ClauseNode | NearNode | OrNode | AndNode;

function span(nodes: readonly Node[]): Span {
  return { from: nodes[0]?.from ?? 0, to: nodes[nodes.length - 1]?.to ?? 0 };
}

/** Alternatives without needless nesting: `(A OR B) OR C` is `A OR B OR C`. */
export function orNode(nodes: readonly [Node, ...Node[]]): Node {
  if (nodes.length === 1) return nodes[0];
  const items = nodes.flatMap((node) => (node.kind === 'or' ? node.items : [node]));
  return { kind: 'or', items, ...span(nodes) };
}

/** `first` and the rest without needless nesting: `A AND (B NOT C)` is `A AND B NOT C`. */
export function andNode(first: Node, rest: readonly AndItem[]): Node {
  if (rest.length === 0) return first;
  const all = [{ negated: false, node: first }, ...rest];
  const items = all.flatMap((item) =>
    !item.negated && item.node.kind === 'and' ? item.node.items : [item],
  );
  return { kind: 'and', items, ...span(all.map(({ node }) => node)) };
}

/** The nodes directly below a node. */
function childNodes(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'or':
      return node.items;
    case 'and':
      return node.items.map((item) => item.node);
    case 'near':
      return [node.left, node.right];
    case 'clause':
      return [node.value];
    default:
      return [];
  }
}

/** Whether a node or one below it passes the test. */
export function someNode(node: Node, test: (node: Node) => boolean): boolean {
  return test(node) || childNodes(node).some((child) => someNode(child, test));
}

/** Fields that a query names, each once, as they stand in it. */
export function fieldsOf(node: Node): FieldCode[] {
  const own = node.kind === 'clause' ? node.fields : [];
  return [...new Set([...own, ...childNodes(node).flatMap(fieldsOf)])];
}

/** Values below a node that stand in no clause of their own. */
export function looseLeaves(node: Node): LeafNode[] {
  if (node.kind === 'clause') return [];
  const children = childNodes(node);
  return children.length > 0 ? children.flatMap(looseLeaves) : [node as LeafNode];
}

/** Proximity operators from wide to narrow; those of one entry bind alike. */
export const NEAR_LEVELS: readonly string[] = ['F', 'P', 'S', 'WD'];

function nearLevel(operator: NearOperator): number {
  return NEAR_LEVELS.findIndex((letters) => letters.includes(operator));
}

/** What may not stand beside a proximity operator, or undefined when the node may. */
export function misplacedBeside(operator: NearOperator, node: Node): Node | undefined {
  if (node.kind === 'term' || node.kind === 'phrase') return undefined;
  const narrow = node.kind === 'near' && nearLevel(node.operator) >= nearLevel(operator);
  if (!narrow && node.kind !== 'or') return node;
  for (const child of childNodes(node)) {
    const misplaced = misplacedBeside(operator, child);
    if (misplaced) return misplaced;
  }
  return undefined;
}

/** A value that documents are meant to hold, with the fields it is looked for in. */
export interface WantedLeaf {
  readonly leaf: LeafNode;
  readonly fields: readonly FieldCode[];
}

/** The values a query asks for, from left to right: nothing behind NOT or `!=`. */
export function positiveLeaves(
  node: Node,
  fields: readonly FieldCode[] = [DEFAULT_FIELD],
): WantedLeaf[] {
  switch (node.kind) {
    case 'clause':
      return node.comparison === '!=' ? [] : positiveLeaves(node.value, node.fields);
    case 'and':
      return node.items
        .filter(({ negated }) => !negated)
        .flatMap((item) => positiveLeaves(item.node, fields));
    case 'or':
    case 'near':
      return childNodes(node).flatMap((child) => positiveLeaves(child, fields));
    default:
      return [{ leaf: node, fields }];
  }
}
