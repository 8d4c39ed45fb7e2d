import { articleKey } from './articleKey';
import { readFront } from './front';
import {
  type ArticleStart,
  type Heading,
  readAnnex,
  readArticleStart,
  readDivision,
  readItemLabel,
  readMarkedHeading,
  readNumberedHeading,
  readSourceLines,
  type SourceLine,
  speaksOfArticle,
} from './lawLine';
import type { LawArticle, LawBlock, LawItem, LawParagraph, LawSubitem, LawText } from './lawText';

/** An article found, and in which annex (from 1) it stands; 0 for the law itself. */
type FoundArticle = ArticleStart & { readonly annex: number };

/** What begins an article, and a line that begins an annex, by the index of the line. */
interface ArticleStarts {
  readonly articles: ReadonlyMap<number, FoundArticle>;
  readonly annexes: ReadonlySet<number>;
}

/** Whether the start is the next one after the last, so that even a number without a space counts. */
function isNext(start: ArticleStart, last: ArticleStart | null): boolean {
  if (last === null) return start.number === 1 && start.insert === 0;
  if (start.insert > 0) return start.number === last.number && start.insert === last.insert + 1;
  return start.number === last.number + 1;
}

/** Whether a start that is not the next one may still be an article, if its number rises. */
function rises(start: ArticleStart, last: ArticleStart | null): boolean {
  if (last === null) return true;
  return start.number === last.number ? start.insert > last.insert : start.number > last.number;
}

/**
 * Which lines begin an article. A paragraph may begin like one (第十条 规定的期限); it is told by
 * what follows the number, and by the numbers, which rise through the law and begin anew in annexes.
 */
function findArticleStarts(lines: readonly SourceLine[]): ArticleStarts {
  const starts = lines.map(({ text, marks, head }) =>
    marks === 0 && !head ? readArticleStart(text) : null,
  );
  const lastLine = new Map<number, number>();
  starts.forEach((start, i) => {
    if (start?.separated && start.insert === 0) lastLine.set(start.number, i);
  });
  const articles = new Map<number, FoundArticle>();
  const annexes = new Set<number>();
  let last: ArticleStart | null = null;
  starts.forEach((start, i) => {
    if (start === null) {
      const line = lines[i];
      if (last !== null && line && !line.head && readAnnex(line.text)) {
        annexes.add(i);
        last = null;
      }
      return;
    }
    const speaks = speaksOfArticle(start.rest);
    const skipped = last === null ? -1 : (lastLine.get(last.number + 1) ?? -1);
    const accepted = isNext(start, last)
      ? start.separated || !speaks
      : start.separated && !speaks && rises(start, last) && skipped <= i;
    if (!accepted) return;
    articles.set(i, { ...start, annex: annexes.size });
    last = start;
  });
  return { articles, annexes };
}

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
