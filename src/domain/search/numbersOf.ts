import { looseLeaves, type Node, positiveLeaves, someNode } from './ast';
import type { FieldCode } from './fields';

const NUMBER_FIELDS: ReadonlySet<FieldCode> = new Set(['AN', 'PN', 'IAN', 'IPN']);

/**
 * The numbers of a query that asks for any of some numbers and for nothing else.
 *
 * @returns none for any other query, or for a single number
 */
export function numbersOf(ast: Node): string[] {
  const other = someNode(ast, (node) =>
    node.kind === 'clause'
      ? node.comparison !== '=' || !node.fields.every((field) => NUMBER_FIELDS.has(field))
      : !['or', 'term', 'phrase'].includes(node.kind),
  );
  if (other || looseLeaves(ast).length > 0) return [];
  const leaves = positiveLeaves(ast).flatMap(({ leaf }) => ('text' in leaf ? [leaf.text] : []));
  const wild = leaves.some((text) => /[+#?]/.test(text));
  return wild || leaves.length < 2 ? [] : [...new Set(leaves)];
}
