import { findField } from '@/domain/search/fields';
import { isReservedWord, setNumber, type Token } from '@/domain/search/lexer';

/** What a piece of an expression is, as far as it has a colour of its own. */
export type PieceKind = 'field' | 'operator' | 'comparison' | 'bracket' | 'phrase' | 'set';

const NEAR_SIGN = /^(?:\d{1,3}[WDwd]|[WDSPF])$/;

/** Whether a token joins two operands: AND, OR, NOT, TO, or a proximity sign behind an operand. */
function isOperator(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'word') return false;
  if (isReservedWord(token.text)) return true;
  return NEAR_SIGN.test(token.text) && endsOperand(tokens, index - 1);
}

/** Whether an operand ends with this token, so that an operator can follow. */
export function endsOperand(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind === 'phrase' || token?.kind === ')') return true;
  return token?.kind === 'word' && !isOperator(tokens, index);
}

/** Whether a word is in the list of fields before a comparison: both of `TI,AB=`. */
function standsBeforeComparison(tokens: readonly Token[], index: number): boolean {
  let next = index + 1;
  while (tokens[next]?.text === ',' && tokens[next + 1]?.kind === 'word') next += 2;
  return tokens[next]?.kind === 'comparison';
}

function pieceKind(tokens: readonly Token[], index: number): PieceKind | undefined {
  const token = tokens[index];
  switch (token?.kind) {
    case '(':
    case ')':
      return 'bracket';
    case 'comparison':
    case 'phrase':
      return token.kind;
    case 'word': {
      const suffix = token.text.startsWith('/') && findField(token.text.slice(1));
      const prefix = findField(token.text) && standsBeforeComparison(tokens, index);
      if (suffix || prefix) return 'field';
      if (isOperator(tokens, index)) return 'operator';
      return setNumber(token.text) === undefined ? undefined : 'set';
    }
    default:
      return undefined;
  }
}

/** The coloured pieces of an expression, in order; plain search words are left out. */
export function colouredPieces(
  tokens: readonly Token[],
): { kind: PieceKind; from: number; to: number }[] {
  return tokens.flatMap(({ from, to }, index) => {
    const kind = pieceKind(tokens, index);
    return kind ? [{ kind, from, to }] : [];
  });
}

/**
 * The bracket beside the caret and its partner, full and half width alike. Brackets in quotes are
 * text. A bracket without partner comes alone; no bracket beside the caret gives an empty list.
 *
 * @param at offset of the caret
 */
export function bracketPair(tokens: readonly Token[], at: number): readonly Token[] {
  const open: Token[] = [];
  const beside = ({ from, to }: Token) => from === at || to === at;
  for (const token of tokens) {
    if (token.kind === '(') open.push(token);
    if (token.kind !== ')') continue;
    const partner = open.pop();
    if (beside(token) || (partner && beside(partner))) return partner ? [partner, token] : [token];
  }
  return open.filter(beside).slice(0, 1);
}
