import { looseLeaves, type Node, type Span, someNode } from './ast';
import { type History, readQuery } from './grammar';
import { type Token, tokenize } from './lexer';
import { LIMITS } from './limits';
import { type ParseError, parseError, Refusal } from './messages';
import { printExpression } from './print';

/** Something the user should know about a query that can be run. */
export interface ParseWarning extends Span {
  readonly code: 'W_SCOPE';
  readonly message: string;
}

export interface ParseOptions {
  /** What `#n` may stand for; without it every number is accepted. */
  readonly history?: History;
}

export type ParseResult =
  | {
      readonly ok: true;
      readonly ast: Node;
      /** The query in its one normal spelling; parses to the same tree. */
      readonly canonical: string;
      readonly warnings: readonly ParseWarning[];
    }
  | { readonly ok: false; readonly error: ParseError };

/** The leftmost bracket or quote without its partner, found by looking at the tokens alone. */
function unclosed(tokens: readonly Token[]): ParseError | undefined {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.kind === '(') open.push(token);
    if (token.kind === ')') open.pop();
  }
  const quote = tokens.find(({ closed }) => !closed);
  const [bracket] = open;
  // An open quote may have swallowed the closing bracket; then the quote is the cause.
  if (bracket && !quote?.text.includes(')'))
    return parseError('E_UNCLOSED_PAREN', bracket, '左括号没有配对的右括号');
  return quote && parseError('E_UNCLOSED_QUOTE', quote, '引号没有配对，请补上右引号');
}

/** Words without a field beside clauses that have one: often a forgotten bracket. */
function scopeWarnings(source: string, ast: Node): ParseWarning[] {
  if (!someNode(ast, ({ kind }) => kind === 'clause')) return [];
  return looseLeaves(ast)
    .filter(({ kind }) => kind !== 'set')
    .map(({ from, to }) => ({
      code: 'W_SCOPE',
      from,
      to,
      message: `“${source.slice(from, to)}”未限定字段，将按默认字段（名称、摘要、权利要求）检索`,
    }));
}

/**
 * Reads a query of the search language (grammar and messages: domain reference 4). Never throws.
 * Offsets are UTF-16 units of the text as typed; of several errors the leftmost is reported.
 */
export function parseExpression(text: string, { history }: ParseOptions = {}): ParseResult {
  if (text.length > LIMITS.length) {
    const at = { from: LIMITS.length, to: text.length };
    const message = `检索式最长 ${LIMITS.length} 个字符，现有 ${text.length} 个`;
    return { ok: false, error: parseError('E_TOO_LONG', at, message) };
  }
  const tokens = tokenize(text);
  if (tokens.length === 0) {
    const message = '检索式为空，请输入检索词';
    return { ok: false, error: { code: 'E_EMPTY_QUERY', from: 0, to: text.length, message } };
  }
  const unbalanced = unclosed(tokens);
  try {
    const ast = readQuery(text, tokens, history);
    if (unbalanced) return { ok: false, error: unbalanced };
    return { ok: true, ast, canonical: printExpression(ast), warnings: scopeWarnings(text, ast) };
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const { error } = failure;
    const earlier = unbalanced && unbalanced.from <= error.from;
    // The grammar meets an open bracket only at the end; `unclosed` knows the cause.
    const cause = error.code === 'E_UNCLOSED_PAREN' || earlier ? unbalanced : undefined;
    return { ok: false, error: cause ?? error };
  }
}
