import { articleKey } from './articleKey';
import { type FoundArticle, findArticleStarts } from './articleStarts';
import { readFront } from './front';
import {
  type Heading,
  readAnnex,
  readDivision,
  readItemLabel,
  readMarkedHeading,
  readNumberedHeading,
  readSourceLines,
  type SourceLine,
} from './lawLine';
import type { LawArticle, LawBlock, LawItem, LawParagraph, LawSubitem, LawText } from './lawText';

/**
 * Puts the lines of an article together. A line without label begins a new paragraph, unless the
 * next label counts on: then it belongs to the item before it.
 */
function readParagraphs(lines: readonly string[]): LawParagraph[] {
  const paragraphs: (LawParagraph & { items: OpenItem[] })[] = [];
  const labels = lines.map(readItemLabel);
  const nextItem = (from: number) =>
    labels.slice(from).find((label) => label?.level === 'item')?.no;
  lines.forEach((line, i) => {
    const found = labels[i];
    const items = paragraphs[paragraphs.length - 1]?.items;
    const item = items?.[items.length - 1];
    if (!found) {
      if (item && nextItem(i + 1) === item.no + 1) item.subitems.push({ label: '', text: line });
      else paragraphs.push({ no: paragraphs.length + 1, text: line, items: [] });
      return;
    }
    const { label, no, level } = found;
    const text = line.slice(label.length);
    if (level === 'subitem' && item) item.subitems.push({ label, text });
    else if (items) items.push({ label, no, text, subitems: [] });
    else paragraphs.push({ no: 1, text: '', items: [{ label, no, text, subitems: [] }] });
  });
  return paragraphs;
}

type OpenItem = LawItem & { subitems: LawSubitem[] };

/** An article from its first line and those that follow. */
function makeArticle(start: FoundArticle, lines: readonly string[]): LawArticle {
  const { number, insert, label, annex, rest } = start;
  const [line = '', ...more] = lines;
  const bracket = /^\s*(?:【([^】]{1,30})】|（([^（）]{1,30})）$)\s*/.exec(rest);
  const text = bracket ? rest.slice(bracket[0].length) : rest.replace(/^[:：\s]+/, '');
  const caption = bracket?.[1] ?? bracket?.[2];
  return {
    kind: 'article',
    key: articleKey({ number, insert }, annex),
    number,
    insert,
    label,
    ...(caption !== undefined && { caption }),
    lead: line.slice(0, line.length - text.length),
    leadAlone: text === '',
    paragraphs: readParagraphs(text === '' ? more : [text, ...more]),
  };
}

/** Whether a line is a heading: by its mark, its word, or as 一、标题 before articles. */
function headingAt(
  lines: readonly SourceLine[],
  i: number,
  articles: ReadonlyMap<number, FoundArticle>,
  annexes: ReadonlySet<number>,
): Heading | null {
  const line = lines[i];
  if (!line) return null;
  if (line.marks > 0) return readMarkedHeading(line.text);
  if (annexes.has(i)) return readAnnex(line.text);
  const division = readDivision(line.text);
  if (division) return division;
  return articles.size === 0 || articles.has(i + 1) ? readNumberedHeading(line.text) : null;
}

/**
 * Takes the text of a law apart: 编, 章, 节, 条 with paragraphs (款), items (项) and what is listed
 * under these (目), one line of the text being one paragraph or item. Headings may be marked by `#`.
 * Never throws; what is not understood stays as a passage, and no line is lost.
 */
export function parseLaw(text: string): LawText {
  const lines = readSourceLines(text);
  const { articles, annexes } = findArticleStarts(lines);
  const [firstArticle = lines.length] = articles.keys();
  const front = readFront(lines, firstArticle, articles.size > 0);
  const blocks: LawBlock[] = [];
  let divisions = 0;
  let passages = 0;
  for (let i = front.length; i < lines.length; ) {
    const text = lines[i]?.text ?? '';
    const start = articles.get(i);
    const heading = start ? null : headingAt(lines, i, articles, annexes);
    i++;
    if (start) {
      const own = [text];
      for (; i < lines.length; i++) {
        if (articles.has(i) || headingAt(lines, i, articles, annexes)) break;
        own.push(lines[i]?.text ?? '');
      }
      blocks.push(makeArticle(start, own));
    } else if (heading) {
      divisions++;
      blocks.push({ kind: 'division', key: `d${divisions}`, text, ...heading });
    } else {
      passages++;
      blocks.push({ kind: 'passage', key: `p${passages}`, text });
    }
  }
  return { front, blocks };
}
