import { foldText } from '../search/fold';

/** A place to be marked, in UTF-16 units. */
export interface TextRange {
  from: number;
  to: number;
}

/** Words that bind others and are looked for by nobody. */
const PARTICLES = /^[的之和与及或在对中等了者]$/;

const isSingle = (text: string) => Array.from(text).length === 1 && !/[\da-z]/i.test(text);

/** Segments that touch one another: single characters put together, one left alone to its neighbour. */
function joinSingles(segments: readonly string[]): string[] {
  const joined: string[] = [];
  segments.forEach((segment, i) => {
    const after = isSingle(segment) && i > 0 && isSingle(segments[i - 1] ?? '');
    if (after) joined.push(`${joined.pop()}${segment}`);
    else joined.push(segment);
  });
  const words: string[] = [];
  let head = '';
  for (const word of joined) {
    if (!isSingle(word)) {
      words.push(head + word);
      head = '';
    } else if (words.length > 0) words.push(`${words.pop()}${word}`);
    else head = word;
  }
  return head === '' ? words : [...words, head];
}

/**
 * Words of a stretch without spaces. Browsers cut what they do not know into single characters
 * (侵, 权), so these are put together, and a single one joins the word before it (专利法).
 */
function wordsIn(stretch: string): string[] {
  if (!('Segmenter' in Intl)) return [stretch];
  const rows: string[][] = [[]];
  for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(
    stretch,
  )) {
    if (isWordLike && !PARTICLES.test(segment)) rows[rows.length - 1]?.push(segment);
    else rows.push([]);
  }
  const words = rows.flatMap(joinSingles);
  return words.length > 0 ? words : [stretch];
}

/**
 * What a keyword looks for in laws, folded: itself when exact, else each of its words.
 *
 * @returns none for a keyword of spaces
 */
export function searchedWords(keyword: string, match: 'exact' | 'fuzzy'): string[] {
  const folded = foldText(keyword).trim();
  if (folded === '') return [];
  if (match === 'exact') return [folded];
  return [...new Set(folded.split(/\s+/).flatMap(wordsIn))];
}

/** Where the words stand in a folded text: in order, not overlapping, touching ones joined. */
export function wordPlaces(folded: string, words: readonly string[]): TextRange[] {
  const found = words.flatMap((word) => {
    const places: TextRange[] = [];
    if (word === '') return places;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      places.push({ from: at, to: at + word.length });
    }
    return places;
  });
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  const joined: TextRange[] = [];
  for (const { from, to } of found) {
    const last = joined[joined.length - 1];
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** Whether a folded text has every one of the words. */
export function hasEveryWord(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
