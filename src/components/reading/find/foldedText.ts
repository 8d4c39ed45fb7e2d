/** A text as it is searched: width and case do not matter, and a run of white space is one space. */
export interface FoldedText {
  text: string;
  /** For every unit of `text` the offset in the original where it begins. */
  starts: readonly number[];
  /** And where it ends. */
  ends: readonly number[];
}

/** Folds a text and keeps where every part of it came from. */
export function foldText(original: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of original) {
    const end = at + character.length;
    const folded = /\s/.test(character) ? ' ' : character.normalize('NFKC').toLowerCase();
    if (folded === ' ' && text.endsWith(' ')) {
      ends[ends.length - 1] = end;
    } else {
      text += folded;
      for (let unit = 0; unit < folded.length; unit++) {
        starts.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  return { text, starts, ends };
}

/** Half-open range of offsets in the original text. */
export interface FoundRange {
  from: number;
  to: number;
}

/**
 * Where a word stands in a text, one after the other without overlap.
 *
 * @param wanted what the reader typed; blanks around it do not count
 * @param most no more are looked for
 */
export function findInText(folded: FoldedText, wanted: string, most: number): FoundRange[] {
  const word = foldText(wanted.trim()).text;
  const found: FoundRange[] = [];
  if (!word) return found;
  let at = folded.text.indexOf(word);
  while (at >= 0 && found.length < most) {
    const from = folded.starts[at];
    const to = folded.ends[at + word.length - 1];
    if (from !== undefined && to !== undefined) found.push({ from, to });
    at = folded.text.indexOf(word, at + word.length);
  }
  return found;
}
