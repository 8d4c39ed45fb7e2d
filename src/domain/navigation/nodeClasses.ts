import { type Node, positiveLeaves } from '../search/ast';
import { parseExpression } from '../search/parser';

/** A subclass or a group, e.g. `H01M` or `H01M10/0525`. */
const CLASS = /^[A-H]\d{2}[A-Z](?:\d{1,4}\/\d{2,6})?$/;

/** Classes named at once. */
const MOST_CLASSES = 4;

const classesIn = (node: Node): string[] => [
  ...new Set(
    positiveLeaves(node).flatMap(({ leaf, fields }) =>
      leaf.kind === 'term' &&
      fields.some((field) => field === 'IC' || field === 'MIC') &&
      CLASS.test(leaf.text)
        ? [leaf.text]
        : [],
    ),
  ),
];

/** The operands of a query that narrow it one after the other, the last one first. */
function operandsOf(expression: string): Node[] {
  const parsed = parseExpression(expression);
  if (!parsed.ok) return [];
  const { ast } = parsed;
  if (ast.kind !== 'and') return [ast];
  return ast.items.flatMap(({ negated, node }) => (negated ? [] : [node])).reverse();
}

/**
 * The classes of a node: those of the last part of its query that names any, since the query of a
 * node is that of the node above narrowed further; at most four, none where the query has none.
 */
export function classesOf(expression: string): string[] {
  const found = operandsOf(expression).map(classesIn);
  return (found.find((classes) => classes.length > 0) ?? []).slice(0, MOST_CLASSES);
}

/**
 * What listings of a node are looked for by, one after the other until something is found: its
 * name, then the class that its own part of the query begins with. The class of a node above is
 * not asked for: it would answer for all of its branches.
 */
export function listingQueries(node: {
  readonly name: string;
  readonly expression: string;
}): string[] {
  const [own] = operandsOf(node.expression);
  const classes = own ? classesIn(own) : [];
  return [node.name, ...classes.slice(0, 1)].filter((text) => text !== '');
}
