import type { PhraseNode, Span, TermNode } from './ast';
import { foldName, foldText, isLatinAt, LATIN, LETTER } from './fold';

/** First place of a word in a folded text at or after `start`. */
export type Find = (text: string, start: number) => Span | undefined;

/** How a field is searched: running text, or names, whose wildcards and phrases mean all of it. */
export type Prose = 'text' | 'name';

const escapeForRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A literal text; a Latin one only as a whole word, so that `cte` is not found in `connected`. */
function literalFind(word: string): Find {
  const wholeLeft = isLatinAt(word, 0);
  const wholeRight = isLatinAt(word, word.length - 1);
  return (text, start) => {
    for (let from = text.indexOf(word, start); from !== -1; from = text.indexOf(word, from + 1)) {
      const to = from + word.length;
      const left = wholeLeft && isLatinAt(text, from - 1);
      if (!left && !(wholeRight && isLatinAt(text, to))) return { from, to };
    }
    return undefined;
  };
}

/** The regular expression of one wildcard over a class of characters. */
function wildcardSource(sign: string, letter: string): string {
  if (sign === '+') return `${letter}*?`;
  return sign === '#' ? letter : `${letter}?`;
}

/**
 * A word with wildcards in running text. Beside Latin letters a wildcard stands for Latin letters
 * and digits, elsewhere for letters of any script; it never crosses a space or punctuation mark.
 * `+` at the end of a Chinese word adds nothing, because Chinese does not mark where words end.
 */
function wildcardFind(word: string): Find {
  const trimmed = word.replace(/^\++(?=[^!-~])/, '').replace(/([^!-~])\++$/, '$1');
  const pieces = trimmed.match(/[+#?]|[^+#?]+/g) ?? [];
  if (pieces.length === 1) return literalFind(trimmed);
  const isWildcard = (piece: string | undefined) => /^[+#?]$/.test(piece ?? '');
  const letters = pieces.map((piece, i) => {
    if (!isWildcard(piece)) return '';
    const before = pieces
      .slice(0, i)
      .filter((other) => !isWildcard(other))
      .pop();
    const after = pieces.slice(i).find((other) => !isWildcard(other));
    const latin =
      (before === undefined || isLatinAt(before, before.length - 1)) &&
      (after === undefined || isLatinAt(after, 0));
    return latin ? LATIN : LETTER;
  });
  const source = pieces.map((piece, i) => {
    const letter = letters[i];
    return letter ? wildcardSource(piece, letter) : escapeForRegExp(piece);
  });
  const last = pieces.length - 1;
  const wholeLeft = letters[0] === LATIN || isLatinAt(pieces[0] ?? '', 0);
  const wholeRight =
    letters[last] === LATIN || isLatinAt(pieces[last] ?? '', (pieces[last] ?? '').length - 1);
  const pattern = new RegExp(source.join('') + (wholeRight ? `(?!${LATIN})` : ''), 'gu');
  return (text, start) => {
    pattern.lastIndex = start;
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
      const from = found.index;
      if (!wholeLeft || !isLatinAt(text, from - 1)) return { from, to: from + found[0].length };
      pattern.lastIndex = from + 1;
    }
    return undefined;
  };
}

/** The whole of a value, or nothing. */
function wholeFind(test: (text: string) => boolean): Find {
  return (text, start) => (start === 0 && test(text) ? { from: 0, to: text.length } : undefined);
}

/** A folded value as a whole against a pattern with wildcards. */
export function globTest(folded: string): (text: string) => boolean {
  const source = folded.replace(/[+#?]|[^+#?]+/g, (piece) =>
    /^[+#?]$/.test(piece) ? wildcardSource(piece, '.') : escapeForRegExp(piece),
  );
  const pattern = new RegExp(`^${source}$`, 'u');
  return (text) => pattern.test(text);
}

/**
 * Prepares a word for many folded texts.
 *
 * In text a word may stand anywhere. In names `华为` stands anywhere too, while a word with
 * wildcards and a phrase mean the whole name: `+大学` ends with 大学, `"华为公司"` is exactly that.
 */
export function compileFind(leaf: TermNode | PhraseNode, prose: Prose): Find {
  const cut = leaf.kind === 'term' && /[+#?]/.test(leaf.text);
  if (prose === 'text') {
    const folded = foldText(leaf.text);
    return cut ? wildcardFind(folded) : literalFind(folded);
  }
  const folded = foldName(leaf.text);
  if (cut) return wholeFind(globTest(folded));
  if (leaf.kind === 'phrase') return wholeFind((text) => text === folded);
  return folded === '' ? () => undefined : literalFind(folded);
}
