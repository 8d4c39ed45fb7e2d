import type { Span } from './ast';
import type { ValueProblem } from './values';

/** What can be wrong with a query (domain reference 4.4). */
export type ParseErrorCode =
  | ValueProblem['code']
  | 'E_DOUBLE_OPERATOR'
  | 'E_EMPTY_PAREN'
  | 'E_EMPTY_QUERY'
  | 'E_EMPTY_VALUE'
  | 'E_EXTRA_RPAREN'
  | 'E_LEADING_NOT'
  | 'E_LEGACY_OPERATOR'
  | 'E_MISSING_OPERAND'
  | 'E_MISSING_OPERATOR'
  | 'E_NESTED_FIELD'
  | 'E_PROX_RANGE'
  | 'E_PROX_SCOPE'
  | 'E_TOO_DEEP'
  | 'E_TOO_LONG'
  | 'E_UNCLOSED_PAREN'
  | 'E_UNCLOSED_QUOTE'
  | 'E_UNEXPECTED_CHAR'
  | 'E_UNKNOWN_FIELD'
  | 'E_UNKNOWN_SET'
  | 'E_WILDCARD_SHORT';

/** The first error of a query; the range is what the editor underlines. */
export interface ParseError extends Span {
  readonly code: ParseErrorCode;
  /** Chinese sentence that begins with the place, counted from 1. */
  readonly message: string;
}

/** The error with the place put before its text. */
export function parseError(code: ParseErrorCode, at: Span, text: string): ParseError {
  return { code, from: at.from, to: at.to, message: `第 ${at.from + 1} 个字符：${text}` };
}

/** Carries the first error out of the recursion of the parser, which catches it. */
export class Refusal extends Error {
  constructor(readonly error: ParseError) {
    super(error.message);
  }
}
