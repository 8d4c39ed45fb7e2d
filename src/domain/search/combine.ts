import { andNode, type Node, orNode, type Span, someNode } from './ast';
import type { History } from './grammar';
import { LIMITS } from './limits';
import { parseError, Refusal } from './messages';
import { type ParseResult, parseExpression } from './parser';
import { printExpression } from './print';

/**
 * Search within results: both queries are met, either of them, or the first and not the second. An
 * empty query adds nothing. Each is taken as a whole, whatever operators it has.
 *
 * @returns the combination with its one tree, or the error of the first query that cannot be read
 *   (places refer to that query) or of a combination that is too long
 */
export function combineExpressions(
  first: string,
  operator: 'AND' | 'OR' | 'NOT',
  second: string,
): ParseResult {
  if (second.trim() === '') return parseExpression(first);
  const right = parseExpression(second);
  if (!right.ok) return right;
  if (first.trim() === '' && operator !== 'NOT') return right;
  const left = parseExpression(first);
  if (!left.ok) return left;
  const item = { negated: operator === 'NOT', node: right.ast };
  const both = operator === 'OR' ? orNode([left.ast, right.ast]) : andNode(left.ast, [item]);
  return parseExpression(printExpression(both));
}

/**
 * Puts the entries of the history in their places.
 *
 * @param below entries from that number on count as missing: an entry is made of older ones, and a
 *   circle of references would never end
 * @param place where the user wrote the number that led here
 * @throws Refusal at an entry that is missing, broken or too long
 */
function replaceSets(node: Node, history: History, below: number, place?: Span): Node {
  const replace = (child: Node) => replaceSets(child, history, below, place);
  switch (node.kind) {
    case 'set': {
      const query = node.id < below ? history[node.id] : undefined;
      const entry = query === undefined ? undefined : parseExpression(query);
      const at = place ?? node;
      const whole = entry?.ok ? replaceSets(entry.ast, history, node.id, at) : undefined;
      if (whole && printExpression(whole).length <= LIMITS.length) return whole;
      throw new Refusal(parseError('E_UNKNOWN_SET', at, `检索历史“#${node.id}”无法使用`));
    }
    case 'or': {
      const [first, ...rest] = node.items.map(replace);
      return first ? orNode([first, ...rest]) : node;
    }
    case 'and': {
      const [first, ...rest] = node.items.map((item) => ({ ...item, node: replace(item.node) }));
      return first ? andNode(first.node, rest) : node;
    }
    default:
      return node;
  }
}

/**
 * Replaces `#n` by the queries of the search history, so that the query means the same elsewhere.
 *
 * @returns the whole query, or its first error: an entry that is missing or broken is
 *   `E_UNKNOWN_SET` at the place of its number; a result that is too long is `E_TOO_LONG` over the
 *   whole text
 */
export function expandHistory(text: string, history: History): ParseResult {
  const parsed = parseExpression(text, { history });
  if (!parsed.ok || !someNode(parsed.ast, ({ kind }) => kind === 'set')) return parsed;
  try {
    const ast = replaceSets(parsed.ast, history, Number.POSITIVE_INFINITY);
    const expanded = printExpression(ast);
    if (expanded.length <= LIMITS.length) return parseExpression(expanded);
    const message = `检索历史展开后有 ${expanded.length} 个字符，最长 ${LIMITS.length} 个`;
    const at = { from: 0, to: text.length };
    return { ok: false, error: parseError('E_TOO_LONG', at, message) };
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    return { ok: false, error: failure.error };
  }
}
