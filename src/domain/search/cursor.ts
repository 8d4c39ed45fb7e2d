import type { NearOperator, Span } from './ast';
import { findField, similarFieldNames } from './fields';
import { isReservedWord, type Token } from './lexer';
import { type ParseErrorCode, parseError, Refusal } from './messages';

/** Signs that older systems took for operators, with what replaces them. */
const LEGACY_OPERATORS: ReadonlyMap<string, string> = new Map([
  ['+', 'OR'],
  ['|', 'OR'],
  ['||', 'OR'],
  ['*', 'AND'],
  ['&', 'AND'],
  ['&&', 'AND'],
  ['-', 'NOT'],
]);

/** The operator that replaces a sign of older systems; undefined when the text is none. */
export function legacyReplacement(text: string): string | undefined {
  return LEGACY_OPERATORS.get(text);
}

/** Names and comparison at the begin of a clause: `TI,AB=`. */
export interface FieldHead {
  readonly names: readonly [Token, ...Token[]];
  readonly comparison: Token;
}

/** A proximity operator as written; without digits the operands touch. */
export interface NearSign {
  readonly operator: NearOperator;
  readonly digits: string;
}

/** The place reached in the tokens: what stands there, and the refusals that depend on it. */
export class Cursor {
  private at = 0;

  constructor(
    private readonly source: string,
    private readonly tokens: readonly Token[],
  ) {}

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  /** Goes on by some tokens. */
  advance(count = 1): void {
    this.at += count;
  }

  /** End of the token before this place. */
  get end(): number {
    return this.tokens[this.at - 1]?.to ?? 0;
  }

  typed({ from, to }: Span): string {
    return this.source.slice(from, to);
  }

  fail(code: ParseErrorCode, at: Span, text: string): never {
    throw new Refusal(parseError(code, at, text));
  }

  /** AND, OR, NOT or TO at this place, in upper case. */
  reserved(ahead = 0): string | undefined {
    const token = this.peek(ahead);
    if (token?.kind !== 'word' || !isReservedWord(token.text)) return undefined;
    return token.text.toUpperCase();
  }

  /** Whether a value could begin there. */
  private startsOperand(ahead: number): boolean {
    const token = this.peek(ahead);
    if (token?.kind !== 'word') return token?.kind === 'phrase' || token?.kind === '(';
    return !this.reserved(ahead) && !LEGACY_OPERATORS.has(token.text);
  }

  /** One of the proximity operators in `letters`, if it stands here as an operator. */
  nearSign(letters: string): NearSign | undefined {
    const token = this.peek();
    if (token?.kind !== 'word' || this.peek(1)?.kind === 'comparison') return undefined;
    const [, digits = '', letter = ''] = /^(\d*)([WDSPF])$/i.exec(token.text) ?? [];
    const operator = letter.toUpperCase();
    if (operator === '' || !letters.includes(operator)) return undefined;
    const counted = digits !== '' && 'WD'.includes(operator);
    // A letter alone is an operator only in upper case and between two operands.
    const alone = digits === '' && letter === operator && this.startsOperand(1);
    return counted || alone ? { operator: operator as NearOperator, digits } : undefined;
  }

  /** The begin of a clause at this place. */
  fieldHead(): FieldHead | undefined {
    const first = this.peek();
    if (first?.kind !== 'word' || isReservedWord(first.text)) return undefined;
    const names: [Token, ...Token[]] = [first];
    let next = this.peek(1);
    for (let ahead = 1; next?.text === ','; next = this.peek(ahead)) {
      const name = this.peek(ahead + 1);
      if (name?.kind !== 'word') return undefined;
      names.push(name);
      ahead += 2;
    }
    if (next?.kind !== 'comparison') return undefined;
    // `电池，TI=隔膜` is a wrong separator rather than a field named 电池.
    const separated =
      names.length > 1 && !findField(first.text) && !/^[a-z]{1,5}$/i.test(first.text);
    return separated ? undefined : { names, comparison: next };
  }

  /** The operator just passed needs something to its right. */
  requireOperand(operator: Token): void {
    const next = this.peek();
    const sign = this.typed(operator);
    if (!next || next.kind === ')') {
      this.fail('E_MISSING_OPERAND', operator, `运算符“${sign}”右侧缺少检索词`);
    }
    if (this.reserved()) {
      const text = `连续出现了两个运算符“${sign}”和“${this.typed(next)}”`;
      this.fail('E_DOUBLE_OPERATOR', next, text);
    }
  }

  /** What stands here cannot begin a value. */
  failStart(): never {
    const token = this.peek();
    if (!token) this.fail('E_EMPTY_QUERY', { from: this.end, to: this.end }, '缺少检索词');
    const sign = this.typed(token);
    if (token.kind === 'comparison') {
      this.fail('E_UNEXPECTED_CHAR', token, `“${sign}”左侧缺少字段`);
    }
    if (token.kind === 'sign') this.fail('E_UNEXPECTED_CHAR', token, `多余的“${sign}”`);
    if (this.reserved() === 'NOT') {
      this.fail('E_LEADING_NOT', token, `${sign} 左侧缺少检索词，${sign} 不能单独使用`);
    }
    if (this.reserved()) this.fail('E_MISSING_OPERAND', token, `运算符“${sign}”左侧缺少检索词`);
    this.failAfterOperand(token);
  }

  /** A token that cannot follow a value. */
  failAfterOperand(token: Token): never {
    const sign = this.typed(token);
    if (token.kind === ')') this.fail('E_EXTRA_RPAREN', token, '多余的右括号');
    if (token.kind === 'comparison') this.fail('E_UNEXPECTED_CHAR', token, `多余的“${sign}”`);
    if (token.kind === 'sign') {
      const joined = `不支持用“${sign}”连接检索词，请使用 OR 或 AND`;
      this.fail('E_UNEXPECTED_CHAR', token, token.text === '!' ? `多余的“${sign}”` : joined);
    }
    this.refuseLegacy(token);
    if (token.text.toUpperCase() === 'TO') this.failRange(token);
    this.fail('E_MISSING_OPERATOR', token, `“${sign}”之前缺少运算符（AND、OR、NOT）`);
  }

  /** Refuses a sign that older systems took for an operator. */
  refuseLegacy(token: Token): void {
    const instead = token.kind === 'word' ? legacyReplacement(token.text) : undefined;
    if (!instead) return;
    const text = `不支持用“${this.typed(token)}”作运算符，请使用 ${instead}`;
    this.fail('E_LEGACY_OPERATOR', token, text);
  }

  failRange(separator: Span): never {
    const text = `“${this.typed(separator)}”两侧应是日期、年份或数字`;
    this.fail('E_RANGE_FIELD', separator, text);
  }

  failNested(field: Span): never {
    this.fail('E_NESTED_FIELD', field, `字段内不能再嵌套字段“${this.typed(field)}”`);
  }

  failUnclosed(open: Span): never {
    this.fail('E_UNCLOSED_PAREN', open, '左括号没有配对的右括号');
  }

  failUnknown(name: Span): never {
    const typed = this.typed(name);
    const [similar] = similarFieldNames(typed);
    const text = `未知字段“${typed}”${similar ? `，您是不是要输入“${similar}”` : ''}`;
    this.fail('E_UNKNOWN_FIELD', name, text);
  }
}
