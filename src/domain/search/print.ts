import type { Node } from './ast';

/** How tightly the parts of a query bind; brackets are needed around a looser part. */
const LEVEL = { or: 0, and: 1, F: 2, P: 3, S: 4, W: 5, D: 5, operand: 6 } as const;

function print(node: Node, context: number): string {
  const enclose = (level: number, text: string) => (level < context ? `(${text})` : text);
  switch (node.kind) {
    case 'or':
      return enclose(LEVEL.or, node.items.map((item) => print(item, LEVEL.and)).join(' OR '));
    case 'and': {
      const [first, ...rest] = node.items.map((item, i) => {
        const operator = item.negated ? 'NOT ' : 'AND ';
        return (i === 0 ? '' : operator) + print(item.node, LEVEL.F);
      });
      return enclose(LEVEL.and, [first, ...rest].join(' '));
    }
    case 'near': {
      const level = LEVEL[node.operator];
      const operator = `${node.distance > 0 ? node.distance : ''}${node.operator}`;
      const text = `${print(node.left, level)} ${operator} ${print(node.right, level + 1)}`;
      return enclose(level, text);
    }
    case 'clause': {
      const value = print(node.value, LEVEL.or);
      const single = node.value.kind === 'term' || node.value.kind === 'phrase';
      return `${node.fields.join(',')}${node.comparison}${single ? value : `(${value})`}`;
    }
    case 'range':
      return `${node.low.text} TO ${node.high.text}`;
    case 'phrase':
      return `"${node.text}"`;
    case 'set':
      return `#${node.id}`;
    default:
      return node.text;
  }
}

/**
 * The query in its one normal spelling: codes instead of names, prefix form, half width, upper-case
 * operators, only the brackets that are needed. Parses to the same tree.
 */
export function printExpression(node: Node): string {
  return print(node, LEVEL.or);
}
