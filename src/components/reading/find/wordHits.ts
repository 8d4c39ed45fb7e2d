import { findInText, foldText } from './foldedText';

/** A place of a word in a text, half-open; `group` is the place of the word in the search. */
interface WordHit {
  from: number;
  to: number;
  group: number;
}

const MOST = 50;

/** Where the words of a search stand in a text, in order and without overlap; width and case aside. */
export function wordHits(text: string, words: readonly string[]): WordHit[] {
  const folded = foldText(text);
  const found = words
    .flatMap((word, group) => findInText(folded, word, MOST).map((range) => ({ ...range, group })))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const kept: WordHit[] = [];
  for (const hit of found) {
    if (hit.from >= (kept[kept.length - 1]?.to ?? 0)) kept.push(hit);
  }
  return kept;
}
