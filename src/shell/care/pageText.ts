import { dialogOver } from '@/components/dialog/dialogOver';
import styles from '@/components/state/state.module.css';
import { sentencesOf } from '@/domain/sentences';
import { MAIN_ID } from '../mainId';

/** A place in the page's text. */
export interface Place {
  readonly node: Node;
  readonly offset: number;
}

/** A sentence as it stands in the page. */
export interface Sentence {
  /** What is said: the words of the page, white space as single blanks, one for one. */
  readonly text: string;
  /** Said before it: the head of the column in which it stands; '' for nothing. */
  readonly before: string;
  readonly start: Place;
  readonly end: Place;
  /** Number of the paragraph, cell or heading that it belongs to. */
  readonly block: number;
  /** The field whose answer it is. */
  readonly field?: Element | undefined;
  /** The place of one of its characters. */
  readonly placeAt: (at: number, end: boolean) => Place | undefined;
}

/** Buttons, drawings and what is not shown to the eye are not read. */
const SKIPPED = `script, style, noscript, svg, canvas, button, nav, [hidden], [aria-hidden="true"], [aria-busy="true"], .ipr-visually-hidden, .${styles.skeleton}`;

/** Kinds of boxes that stand within a line; inline is what an element is when nothing says otherwise. */
const INLINE = /^(inline|contents|$)/;

/** A dialog that is open in front of the page. */

/** What is read: the dialog that is open, else the main content. */
export function readableRoot(): HTMLElement | null {
  return dialogOver() ?? document.getElementById(MAIN_ID);
}

interface Block {
  text: string;
  /** Head of its column; '' for none. */
  before: string;
  parts: { node: Text; at: number }[];
  field?: Element;
}

/** What a field holds, in words; '' for one that is empty, not ticked or secret. */
function answerOf(field: Element): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text.trim() ?? '';
  if (field instanceof HTMLTextAreaElement) return field.value.trim();
  if (!(field instanceof HTMLInputElement)) return '';
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked ? '已选中' : '';
  return /^(hidden|password|file)$/.test(field.type) ? '' : field.value.trim();
}

/** The head of the column in which a cell of a table stands; '' for none. */
function columnOf(cell: Element): string {
  if (cell.tagName !== 'TD' || !cell.parentElement) return '';
  const place = Array.from(cell.parentElement.children).indexOf(cell);
  const head = cell.closest('table')?.querySelector('thead tr:last-child')?.children[place];
  return head?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** The shown text of an element, block by block: paragraphs, cells, headings, items. */
function blocksOf(root: Element): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let column = '';
  const walk = (element: Element, row: boolean) => {
    if (element.matches(SKIPPED)) return;
    const { display, visibility } = getComputedStyle(element);
    if (display === 'none' || visibility === 'hidden') return;
    if (element.matches('input, select, textarea')) {
      const text = answerOf(element);
      if (!text) return;
      blocks.push({ text, before: column, parts: [], field: element });
      column = '';
      open = undefined;
      return;
    }
    const cell = element.matches('td, th');
    const apart = row || cell || !INLINE.test(display);
    if (apart) open = undefined;
    if (cell) column = columnOf(element);
    const folded = element instanceof HTMLDetailsElement && !element.open;
    for (const child of element.childNodes) {
      if (child instanceof Text) {
        if (!child.data.trim()) continue;
        if (!open) {
          open = { text: '', before: column, parts: [] };
          column = '';
          blocks.push(open);
        }
        open.parts.push({ node: child, at: open.text.length });
        open.text += child.data;
      } else if (child instanceof Element && !(folded && child.tagName !== 'SUMMARY')) {
        walk(child, /flex|grid/.test(display));
      }
    }
    if (apart) open = undefined;
    if (cell) column = '';
  };
  walk(root, true);
  return blocks;
}

function placeIn({ parts, field }: Block, at: number, end: boolean): Place | undefined {
  if (field?.parentNode) {
    const index = Array.from(field.parentNode.childNodes).indexOf(field as HTMLElement);
    return { node: field.parentNode, offset: end ? index + 1 : index };
  }
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index];
    if (part && (end ? part.at < at : part.at <= at))
      return { node: part.node, offset: at - part.at };
  }
  return undefined;
}

/** The sentences that an element shows, in the order of the page. */
export function sentencesIn(root: Element): Sentence[] {
  return blocksOf(root).flatMap((block, index) =>
    sentencesOf(block.text).flatMap(({ from, to }) => {
      const start = placeIn(block, from, false);
      const end = placeIn(block, to, true);
      if (!start || !end) return [];
      return [
        {
          text: block.text.slice(from, to).replace(/\s/g, ' '),
          before: from === 0 || !block.text.slice(0, from).trim() ? block.before : '',
          start,
          end,
          block: index,
          field: block.field,
          placeAt: (at: number, atEnd: boolean) => placeIn(block, from + at, atEnd),
        },
      ];
    }),
  );
}

/** The place of a sentence as a range; undefined when the page has changed there. */
export function rangeOf({ start, end, text, field }: Sentence): Range | undefined {
  if (!start.node.isConnected || !end.node.isConnected) return undefined;
  const range = rangeBetween(start, end);
  // Other words may have taken its place.
  const same = field || range?.toString().replace(/\s/g, ' ') === text;
  return same ? range : undefined;
}

/** The range between two places; undefined when the page has become shorter there. */
export function rangeBetween(start: Place, end: Place): Range | undefined {
  try {
    const range = document.createRange();
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
    return range;
  } catch {
    return undefined;
  }
}

/** Number of the sentence that stands at a place or next after it; the first when none does. */
export function sentenceAt(sentences: readonly Sentence[], place: Place): number {
  if (!place.node.isConnected) return 0;
  const index = sentences.findIndex((sentence) => {
    const range = rangeOf(sentence);
    // Its end lies behind the place.
    return range !== undefined && range.comparePoint(place.node, place.offset) <= 0;
  });
  return Math.max(0, index);
}

/** The text that an element shows, a line for each block. */
export function plainTextOf(root: Element): string[] {
  return blocksOf(root).map(({ text, before }) => {
    const words = text.replace(/\s+/g, ' ').trim();
    return before ? `${before}：${words}` : words;
  });
}

interface CaretDocument {
  caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null;
  caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

/** The place in the text under a point of the screen. */
export function placeAtPoint(x: number, y: number): Place | undefined {
  const { caretPositionFromPoint, caretRangeFromPoint } = document as CaretDocument;
  const caret = caretPositionFromPoint?.call(document, x, y);
  if (caret) return { node: caret.offsetNode, offset: caret.offset };
  const range = caretRangeFromPoint?.call(document, x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

const isInside = (target: EventTarget | null): target is Element =>
  target instanceof Element && (readableRoot()?.contains(target) ?? false);

/** Where in the page was pressed, for 从此处读; undefined outside of it. */
export function placeOfPress({ target, clientX, clientY }: PointerEvent): Place | undefined {
  if (!isInside(target)) return undefined;
  const place = placeAtPoint(clientX, clientY);
  return place && target.contains(place.node) ? place : { node: target, offset: 0 };
}

/** Where in the page the focus came; it takes the focus itself when it opens, which is no place within it. */
export function placeOfFocus({ target }: FocusEvent): Place | undefined {
  return isInside(target) && target !== readableRoot() ? { node: target, offset: 0 } : undefined;
}
