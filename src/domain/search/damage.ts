import type { Span } from './ast';
import { type FieldCode, findField } from './fields';
import { isReservedWord, type Token, tokenize } from './lexer';
import type { ParseError } from './messages';

/** A corrected query that one click puts in place. */
export interface Repair {
  /** What the click does, in Chinese. */
  readonly label: string;
  /** The whole query after it. */
  readonly text: string;
}

/** A query with an error, cut into tokens, and the ways to change it there. */
export class Damage {
  readonly tokens: readonly Token[];
  /** Place of the first token of the error among the tokens. */
  readonly index: number;

  constructor(
    readonly text: string,
    readonly error: ParseError,
  ) {
    this.tokens = tokenize(text);
    const index = this.tokens.findIndex(({ to }) => to > error.from);
    this.index = index === -1 ? this.tokens.length : index;
  }

  /** A token counted from the first of the error. */
  token(offset = 0): Token | undefined {
    return this.tokens[this.index + offset];
  }

  typed({ from, to }: Span = this.error): string {
    return this.text.slice(from, to);
  }

  replace(label: string, { from, to }: Span, by: string): Repair {
    const before = this.text.slice(0, from);
    const after = this.text.slice(to);
    const gap = by === '' && /\s$/.test(before) ? after.replace(/^\s+/, '') : after;
    return { label, text: before + by + gap };
  }

  /** Without a piece. */
  remove(at: Span = this.error, what: string = this.typed(at)): Repair {
    const { text, label } = this.replace(`删除“${what}”`, at, '');
    return { label, text: text.trim() };
  }

  /** The comparison that the error stands behind, and the names before it. */
  head(): { names: Token; comparison: Token; field: FieldCode | undefined } | undefined {
    for (let i = this.index; i > 0; i--) {
      const comparison = this.tokens[i];
      const names = this.tokens[i - 1];
      if (comparison?.kind === 'comparison' && names) {
        return { names, comparison, field: findField(names.text) };
      }
    }
    return undefined;
  }

  /** Without the operand at the error and the operator that joined it. */
  dropOperand(): Repair {
    let { from, to } = this.error;
    let first = this.index;
    while (['comparison', 'sign'].includes(this.tokens[first - 1]?.kind ?? '')) first -= 2;
    from = Math.min(from, this.tokens[first]?.from ?? from);
    const before = this.tokens[first - 1];
    const after = this.tokens.find((token) => token.from >= to);
    const what = this.text.slice(from, to);
    if (before && isReservedWord(before.text)) from = before.from;
    else if (after && isReservedWord(after.text)) to = after.to;
    return this.remove({ from, to }, what);
  }
}
