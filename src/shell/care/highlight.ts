import { rangeOf, type Sentence } from './pageText';

const NAME = 'ipr-spoken';
const BLOCK = 'data-spoken';

/** Part of the window's height at which the sentence read is brought into sight. */
const READING_LINE = 0.35;

/** Takes the mark of the sentence read away. */
export function unmark(): void {
  if (typeof CSS !== 'undefined' && 'highlights' in CSS) CSS.highlights.delete(NAME);
  for (const element of document.querySelectorAll(`[${BLOCK}]`)) element.removeAttribute(BLOCK);
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
  const element = sentence.start.node.parentElement;
  if (!range || !element) return false;
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) element.setAttribute(BLOCK, '');
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
