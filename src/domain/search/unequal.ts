import type { AndItem, ClauseNode, Node } from './ast';
import { type FieldCode, fieldName } from './fields';
import { printExpression } from './print';

/** A query whose `!=` leave out what has no value at all. */
export interface Unequal {
  /** The same query that keeps what has no value, `A AND PA!=x` as `A NOT PA=x`; undefined where none can be asked. */
  readonly withUnknown: string | undefined;
  /** Names of the fields that are compared, as messages show them. */
  readonly fields: readonly string[];
}

const isUnequal = (node: Node): node is ClauseNode =>
  node.kind === 'clause' && node.comparison === '!=';

const namesOf = (fields: readonly FieldCode[]) => [...new Set(fields)].map(fieldName);

/** Fields that are compared by `!=` anywhere but under a `NOT`, which keeps what has no value. */
function unequalFields(node: Node): readonly FieldCode[] {
  if (node.kind === 'or') return node.items.flatMap(unequalFields);
  if (node.kind === 'and') {
    return node.items.flatMap((item) => (item.negated ? [] : unequalFields(item.node)));
  }
  return isUnequal(node) ? node.fields : [];
}

/**
 * What a query leaves out unseen: `!=` finds only records that have a value (domain reference 4.4),
 * `NOT` also those that have none. It can be asked for where conditions stand side by side, one of
 * them met: `NOT` alone is no query.
 *
 * @returns undefined when nothing is left out
 */
export function unequalOf(ast: Node): Unequal | undefined {
  const all = unequalFields(ast);
  if (all.length === 0) return undefined;
  const unasked = { withUnknown: undefined, fields: namesOf(all) };
  if (ast.kind !== 'and') return unasked;
  const unequal = ast.items.filter(({ node, negated }) => !negated && isUnequal(node));
  const others = ast.items.filter((item) => !unequal.includes(item));
  if (unequal.length === 0 || others.every(({ negated }) => negated)) return unasked;
  const equal = unequal.map(({ node }): AndItem => {
    return { negated: true, node: { ...(node as ClauseNode), comparison: '=' } };
  });
  const fields = unequal.flatMap(({ node }): readonly FieldCode[] => (node as ClauseNode).fields);
  const met = others.filter(({ negated }) => !negated);
  const not = others.filter(({ negated }) => negated);
  return {
    withUnknown: printExpression({ ...ast, items: [...met, ...not, ...equal] }),
    fields: namesOf(fields),
  };
}
