import type { AndItem, ClauseNode, Node } from './ast';
import { type FieldCode, fieldName } from './fields';
import { printExpression } from './print';

/** A query whose `!=` leave out what has no value at all. */
export interface Unequal {
  /** The same query that keeps what has no value: `A AND PA!=x` as `A NOT PA=x`. */
  readonly withUnknown: string;
  /** Names of the fields that are compared, as messages show them. */
  readonly fields: readonly string[];
}

const isUnequal = (node: Node): node is ClauseNode =>
  node.kind === 'clause' && node.comparison === '!=';

/**
 * What a query leaves out unseen: `!=` finds only records that have a value (domain reference 4.4),
 * `NOT` also those that have none. Only conditions side by side are looked at, and only beside one
 * that is met: `NOT` alone is no query.
 *
 * @returns undefined when nothing is left out, or it cannot be asked for
 */
export function unequalOf(ast: Node): Unequal | undefined {
  if (ast.kind !== 'and') return undefined;
  const unequal = ast.items.filter(({ node, negated }) => !negated && isUnequal(node));
  const others = ast.items.filter((item) => !unequal.includes(item));
  if (unequal.length === 0 || others.every(({ negated }) => negated)) return undefined;
  const equal = unequal.map(({ node }): AndItem => {
    return { negated: true, node: { ...(node as ClauseNode), comparison: '=' } };
  });
  const fields = unequal.flatMap(({ node }): readonly FieldCode[] => (node as ClauseNode).fields);
  const met = others.filter(({ negated }) => !negated);
  const not = others.filter(({ negated }) => negated);
  return {
    withUnknown: printExpression({ ...ast, items: [...met, ...not, ...equal] }),
    fields: [...new Set(fields)].map(fieldName),
  };
}
