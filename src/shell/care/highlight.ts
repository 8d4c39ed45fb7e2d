import { rangeBetween, rangeOf, type Sentence } from './pageText';

const NAME = 'ipr-spoken';
const WORD = 'ipr-spoken-word';
const BLOCK = 'data-spoken';

/** Part of the window's height at which the sentence read is brought into sight. */
const READING_LINE = 0.35;

/** Whether the browser can mark a part of a text. */
const marksText = () =>
  typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight !== 'undefined';

/** Takes the mark of the sentence read away. */
export function unmark(): void {
  if (marksText()) {
    CSS.highlights.delete(NAME);
    CSS.highlights.delete(WORD);
  }
  for (const element of document.querySelectorAll(`[${BLOCK}]`)) element.removeAttribute(BLOCK);
}

/**
 * Marks the word that is being said, within its sentence; nothing where the voice does not tell it.
 *
 * @param at its first character in the sentence, from 0
 */
export function markWord(sentence: Sentence, at: number, length: number): void {
  if (!marksText() || sentence.field || at < 0 || !length) return;
  const start = sentence.placeAt(at, false);
  const end = sentence.placeAt(Math.min(at + length, sentence.text.length), true);
  const range = start && end && rangeBetween(start, end);
  if (!range) return;
  const word = new Highlight(range);
  word.priority = 1;
  CSS.highlights.set(WORD, word);
}

/**
 * Marks the sentence that is read and brings it into sight. Browsers that cannot mark a part of a
 * text get a line beside the element that it stands in.
 *
 * @returns false when the page has changed there, so that the sentence is no longer in it
 */
export function mark(sentence: Sentence): boolean {
  unmark();
  const range = rangeOf(sentence);
  const element = sentence.field ?? sentence.start.node.parentElement;
  if (!range || !element) return false;
  if (sentence.field || !marksText()) element.setAttribute(BLOCK, '');
  else CSS.highlights.set(NAME, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  const { innerHeight } = window;
  if (top < innerHeight * 0.15 || bottom > innerHeight * 0.7) {
    // Inside of a part that scrolls by itself first, then the page.
    element.scrollIntoView({ block: 'nearest' });
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({
      top: range.getBoundingClientRect().top - innerHeight * READING_LINE,
      behavior: still ? 'auto' : 'smooth',
    });
  }
  return true;
}
