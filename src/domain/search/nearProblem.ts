import { misplacedBeside, type NearOperator, type Node, someNode } from './ast';
import { type FieldCode, fieldName } from './fields';
import { isProse } from './values';

/**
 * Why a proximity operator cannot stand beside an operand (domain reference 4.2): it joins terms
 * and OR groups of one text field only.
 *
 * @param sign the operator as typed, e.g. `3D`
 * @param side the operand on one side
 * @param fields the fields the operator stands in, as far as they are known
 * @returns the sentence for the user, or undefined when nothing is wrong
 */
export function nearProblem(
  sign: string,
  operator: NearOperator,
  side: Node,
  fields: readonly FieldCode[],
): string | undefined {
  const field = fields.find((candidate) => !isProse(candidate));
  if (field) return `字段“${fieldName(field)}”不支持“${sign}”`;
  const misplaced = misplacedBeside(operator, side);
  if (!misplaced) return undefined;
  return misplaced.kind === 'near'
    ? `“${sign}”两侧的括号内不能有范围更宽的“${misplaced.operator}”`
    : `“${sign}”两侧必须是同一字段括号内的检索词，如 TI=(锂 ${sign} 电池)`;
}

/**
 * Why brackets with proximity operators cannot take a field behind them.
 *
 * @returns the sentence for the user, or undefined when nothing is wrong
 */
export function suffixProblem(node: Node, fields: readonly FieldCode[]): string | undefined {
  const field = fields.find((candidate) => !isProse(candidate));
  if (!field || !someNode(node, ({ kind }) => kind === 'near')) return undefined;
  return `字段“${fieldName(field)}”不支持邻近运算`;
}
