import { type FoundRange, findInText, foldText } from './foldedText';

/** Elements that run on within a line; every other one ends the text before it. */
const INLINE =
  'a, abbr, b, button, code, del, em, i, ins, kbd, label, mark, q, s, small, span, strong, sub, sup, time, u';

/** Not seen by the reader, or no text to read. */
const SKIPPED = '.ipr-visually-hidden, [hidden], [role="search"], script, style, noscript, svg';

/** Texts of one block, which a word may span. */
interface Block {
  nodes: readonly Text[];
  text: string;
}

function blockOf(node: Text, root: Element): Element {
  let element = node.parentElement ?? root;
  while (element !== root && element.matches(INLINE)) element = element.parentElement ?? root;
  return element;
}

function readBlocks(root: Element): Block[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const blocks: { nodes: Text[]; text: string }[] = [];
  let last: Element | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest(SKIPPED)) continue;
    const block = blockOf(node, root);
    const open = blocks[blocks.length - 1];
    if (open && block === last) {
      open.nodes.push(node);
      open.text += node.data;
    } else blocks.push({ nodes: [node], text: node.data });
    last = block;
  }
  return blocks;
}

/** The text node and the offset in it that stand at an offset of a block. */
function placeIn(nodes: readonly Text[], offset: number, end: boolean): [Text, number] | undefined {
  let left = offset;
  for (const node of nodes) {
    if (end ? left <= node.length : left < node.length) return [node, left];
    left -= node.length;
  }
  return undefined;
}

/** Where words stand in one text, in order; of two that overlap the one that begins first. */
function placesOf(text: string, words: readonly string[], most: number): FoundRange[] {
  const folded = foldText(text);
  const [only] = words;
  if (words.length < 2) return findInText(folded, only ?? '', most);
  const found = words.flatMap((word) => findInText(folded, word, most));
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  const kept: FoundRange[] = [];
  for (const place of found) {
    if (place.from >= (kept[kept.length - 1]?.to ?? 0)) kept.push(place);
  }
  return kept.slice(0, most);
}

/**
 * Where words stand below an element, in the order of the page. A word may run over marks, links
 * and the like, but not from one paragraph into the next.
 *
 * @param most no more are looked for
 */
export function findRanges(root: Element, words: readonly string[], most: number): Range[] {
  const ranges: Range[] = [];
  if (words.every((word) => !word.trim())) return ranges;
  for (const { nodes, text } of readBlocks(root)) {
    for (const { from, to } of placesOf(text, words, most - ranges.length)) {
      const start = placeIn(nodes, from, false);
      const end = placeIn(nodes, to, true);
      if (!start || !end) continue;
      const range = document.createRange();
      range.setStart(...start);
      range.setEnd(...end);
      ranges.push(range);
    }
    if (ranges.length >= most) break;
  }
  return ranges;
}

/** Characters told around a hit. */
const AROUND = 16;

/** A hit with the words around it. */
export function wordsAround(range: Range): { before: string; hit: string; after: string } {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const before = startContainer.textContent?.slice(Math.max(0, startOffset - AROUND), startOffset);
  const after = endContainer.textContent?.slice(endOffset, endOffset + AROUND);
  return { before: before ?? '', hit: range.toString(), after: after ?? '' };
}
