import {
  type AndItem,
  andNode,
  type Comparison,
  type LeafNode,
  looseLeaves,
  NEAR_LEVELS,
  type NearOperator,
  type Node,
  orNode,
  type RangeNode,
  type Span,
  someNode,
  type TermNode,
} from './ast';
import { Cursor, type FieldHead, legacyReplacement } from './cursor';
import { type FieldCode, fieldName, fieldType, findField } from './fields';
import { setNumber, type Token } from './lexer';
import { LIMITS } from './limits';
import { nearProblem, suffixProblem } from './nearProblem';
import { hasWildcard, isOrdered, literalLength, readSingleDate, valueProblem } from './values';

/** The search history: queries by number. */
export type History = Readonly<Record<number, string>>;

/** The field a value belongs to, as far as it is known while reading. */
interface Scope {
  readonly fields: readonly FieldCode[];
  readonly comparison: Comparison;
}

/** One method for each rule of the grammar (domain reference 4.2); each throws a `Refusal`. */
class Grammar {
  private depth = 0;

  constructor(
    private readonly cursor: Cursor,
    private readonly history: History | undefined,
  ) {}

  query(): Node {
    const { cursor } = this;
    const node = this.or();
    const rest = cursor.peek();
    if (rest) cursor.failAfterOperand(rest);
    const range = looseLeaves(node).find((leaf) => leaf.kind === 'range');
    if (range) {
      const text = '区间须写在日期、年份或数字字段内，如 AD=(2020 TO 2022)';
      cursor.fail('E_RANGE_FIELD', range, text);
    }
    return node;
  }

  private or(scope?: Scope): Node {
    const { cursor } = this;
    const items: [Node, ...Node[]] = [this.and(scope)];
    for (let token = cursor.peek(); token && cursor.reserved() === 'OR'; token = cursor.peek()) {
      cursor.advance();
      cursor.requireOperand(token);
      items.push(this.and(scope));
    }
    return orNode(items);
  }

  private and(scope?: Scope): Node {
    const { cursor } = this;
    const first = this.near(0, scope);
    const rest: AndItem[] = [];
    for (let token = cursor.peek(); token; token = cursor.peek()) {
      const word = cursor.reserved();
      if (word !== 'AND' && word !== 'NOT') break;
      const not = word === 'AND' && cursor.reserved(1) === 'NOT' ? cursor.peek(1) : undefined;
      cursor.advance(not ? 2 : 1);
      cursor.requireOperand(not ?? token);
      rest.push({ negated: word === 'NOT' || not !== undefined, node: this.near(0, scope) });
    }
    return andNode(first, rest);
  }

  private near(level: number, scope?: Scope): Node {
    const { cursor } = this;
    const letters = NEAR_LEVELS[level];
    if (!letters) return this.unit(scope);
    let left = this.near(level + 1, scope);
    for (let token = cursor.peek(); token; token = cursor.peek()) {
      const sign = cursor.nearSign(letters);
      if (!sign) break;
      const distance = Number(sign.digits);
      if (sign.digits !== '' && (distance < 1 || distance > LIMITS.distance)) {
        cursor.fail('E_PROX_RANGE', token, `邻近距离须为 1~${LIMITS.distance}`);
      }
      this.checkNear(token, sign.operator, left, scope);
      cursor.advance();
      cursor.requireOperand(token);
      const right = this.near(level + 1, scope);
      this.checkNear(token, sign.operator, right, scope);
      const { operator } = sign;
      left = { kind: 'near', operator, distance, left, right, from: left.from, to: right.to };
    }
    return left;
  }

  private checkNear(token: Token, operator: NearOperator, side: Node, scope?: Scope): void {
    const sign = this.cursor.typed(token);
    const problem = nearProblem(sign, operator, side, scope?.fields ?? []);
    if (problem) this.cursor.fail('E_PROX_SCOPE', token, problem);
  }

  private unit(scope?: Scope): Node {
    const from = this.cursor.peek()?.from ?? 0;
    let node = this.primary(scope);
    for (let found = this.suffix(); found; found = this.suffix()) {
      const { fields } = found;
      if (scope || someNode(node, ({ kind }) => kind === 'clause' || kind === 'set')) {
        this.cursor.failNested(found);
      }
      this.checkSuffixed(node, fields);
      node = { kind: 'clause', fields, comparison: '=', value: node, from, to: this.cursor.end };
    }
    return node;
  }

  /** `/TI,AB` behind a value; the span is that of the names. */
  private suffix(): (Span & { fields: readonly FieldCode[] }) | undefined {
    const { cursor } = this;
    const token = cursor.peek();
    if (token?.kind !== 'word' || !token.text.startsWith('/')) return undefined;
    const from = token.from + 1;
    const first = findField(token.text.slice(1));
    if (!first) {
      // Apart from the value it is a word of its own, which then lacks an operator.
      const attached = cursor.end === token.from && from < token.to;
      return attached ? cursor.failUnknown({ from, to: token.to }) : undefined;
    }
    cursor.advance();
    const fields = new Set([first]);
    while (cursor.peek()?.text === ',') {
      const next = cursor.peek(1);
      const field = next?.kind === 'word' ? findField(next.text) : undefined;
      if (!field || cursor.peek(2)?.kind === 'comparison') break;
      fields.add(field);
      cursor.advance(2);
    }
    return { fields: [...fields], from, to: cursor.end };
  }

  private primary(scope?: Scope): Node {
    const { cursor } = this;
    const token = cursor.peek();
    if (token?.kind === 'word') return this.word(token, scope);
    if (token?.kind === '(') return this.group(token, scope);
    if (token?.kind !== 'phrase') return cursor.failStart();
    const { text, from, to } = token;
    if (text === '') cursor.fail('E_EMPTY_VALUE', token, '引号内没有检索词');
    cursor.advance();
    return this.leaf({ kind: 'phrase', text, from, to }, scope);
  }

  private group(open: Token, scope?: Scope): Node {
    const { cursor } = this;
    cursor.advance();
    if (++this.depth > LIMITS.depth) {
      cursor.fail('E_TOO_DEEP', open, `括号最多嵌套 ${LIMITS.depth} 层`);
    }
    const first = cursor.peek();
    if (first?.kind === ')') {
      cursor.fail('E_EMPTY_PAREN', { from: open.from, to: first.to }, '括号内没有检索词');
    }
    const node = first ? this.or(scope) : cursor.failUnclosed(open);
    const close = cursor.peek() ?? cursor.failUnclosed(open);
    if (close.kind !== ')') cursor.failAfterOperand(close);
    cursor.advance();
    this.depth--;
    return node;
  }

  private word(token: Token, scope?: Scope): Node {
    const { cursor } = this;
    const head = cursor.fieldHead();
    if (head) return scope ? cursor.failNested(head.names[0]) : this.clause(head);
    if (cursor.reserved()) cursor.failStart();
    cursor.refuseLegacy(token);
    if (token.text.startsWith('/') && findField(token.text.slice(1))) {
      cursor.fail('E_MISSING_OPERAND', token, `“${cursor.typed(token)}”左侧缺少检索词`);
    }
    const id = setNumber(token.text);
    if (id !== undefined) return this.set(token, id, scope);
    return this.leaf(this.range(token, scope) ?? this.term(token), scope);
  }

  private set(token: Token, id: number, scope?: Scope): Node {
    const { cursor } = this;
    const sign = cursor.typed(token);
    if (scope) cursor.fail('E_NESTED_FIELD', token, `字段内不能引用检索历史“${sign}”`);
    const known = !this.history || this.history[id] !== undefined;
    if (id > LIMITS.setId || !known) {
      cursor.fail('E_UNKNOWN_SET', token, `检索历史中没有“${sign}”`);
    }
    cursor.advance();
    return { kind: 'set', id, from: token.from, to: token.to };
  }

  private term({ text, from, to }: Pick<Token, 'text' | 'from' | 'to'>): TermNode {
    this.cursor.advance();
    return { kind: 'term', text: text.replace(/[%*]/g, '+'), from, to };
  }

  /** `2020 TO 2022`, or `2020:2022` where dates are expected or stand on both sides. */
  private range(token: Token, scope?: Scope): RangeNode | undefined {
    const { cursor } = this;
    const { from, to, text } = token;
    const dated = scope?.fields.every((field) => ['date', 'year'].includes(fieldType(field)));
    const colon = text.indexOf(':');
    const parts = [text.slice(0, colon), text.slice(colon + 1)] as const;
    if (colon !== -1 && (dated || parts.every((part) => readSingleDate(part)))) {
      const low = this.term({ text: parts[0], from, to: from + colon });
      const high = { ...low, text: parts[1], from: from + colon + 1, to };
      return { kind: 'range', low, high, from, to };
    }
    const separator = cursor.peek(1);
    const spaced = dated && separator?.text === ':';
    if (!separator || (!spaced && cursor.reserved(1) !== 'TO')) return undefined;
    const low = this.term(token);
    cursor.advance();
    cursor.requireOperand(separator);
    const next = cursor.peek();
    if (next?.kind !== 'word' || legacyReplacement(next.text) || cursor.fieldHead()) {
      return cursor.failRange(separator);
    }
    return { kind: 'range', low, high: this.term(next), from, to: next.to };
  }

  private clause({ names, comparison }: FieldHead): Node {
    const { cursor } = this;
    const { from } = names[0];
    const [first = cursor.failUnknown(names[0]), ...others] = names.map(
      (name) => findField(name.text) ?? cursor.failUnknown(name),
    );
    const fields = [...new Set([first, ...others])];
    const sign = comparison.text as Comparison;
    const unordered = fields.find((field) => !isOrdered(field));
    if (unordered && sign !== '=' && sign !== '!=') {
      const typed = cursor.typed(comparison);
      const text = `字段“${fieldName(unordered)}”不支持“${typed}”，请使用“=”`;
      cursor.fail('E_CMP_FIELD', comparison, text);
    }
    cursor.advance(names.length * 2);
    const next = cursor.peek();
    if (next?.kind === 'comparison') cursor.failAfterOperand(next);
    if (!next || next.kind === ')' || cursor.reserved()) {
      const text = `字段“${fieldName(first)}”没有填写检索词`;
      cursor.fail('E_EMPTY_VALUE', { from, to: comparison.to }, text);
    }
    const value = this.primary({ fields, comparison: sign });
    return { kind: 'clause', fields, comparison: sign, value, from, to: cursor.end };
  }

  private leaf<Leaf extends LeafNode>(node: Leaf, scope?: Scope): Leaf {
    const { cursor } = this;
    const cut = node.kind === 'term' && hasWildcard(node.text);
    if (cut && literalLength(node.text) < LIMITS.literals) {
      cursor.fail('E_WILDCARD_SHORT', node, `使用截词符时至少保留 ${LIMITS.literals} 个字符`);
    }
    if (scope) this.checkValue(node, scope);
    return node;
  }

  private checkValue(leaf: LeafNode, { fields, comparison }: Scope): void {
    for (const field of fields) {
      const problem = valueProblem(field, comparison, leaf);
      if (problem) this.cursor.fail(problem.code, problem, problem.text);
    }
  }

  /** What was read before its field was known. */
  private checkSuffixed(node: Node, fields: readonly FieldCode[]): void {
    const problem = suffixProblem(node, fields);
    if (problem) this.cursor.fail('E_PROX_SCOPE', node, problem);
    for (const leaf of looseLeaves(node)) this.checkValue(leaf, { fields, comparison: '=' });
  }
}

/**
 * Reads tokens as a query.
 * @param source the text the tokens were made of
 * @throws Refusal with the first error met, reading from left to right
 */
export function readQuery(
  source: string,
  tokens: readonly Token[],
  history: History | undefined,
): Node {
  return new Grammar(new Cursor(source, tokens), history).query();
}
