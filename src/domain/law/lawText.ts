/** A line under an item: 目 with its label (`1.`), or a further passage of the item without one. */
export interface LawSubitem {
  readonly label: string;
  readonly text: string;
}

/** An item (项) with what stands under it. */
export interface LawItem {
  /** As printed: `（一）`. */
  readonly label: string;
  /** Number in the label. */
  readonly no: number;
  readonly text: string;
  readonly subitems: readonly LawSubitem[];
}

/** A paragraph (款) of an article. */
export interface LawParagraph {
  /** From 1. */
  readonly no: number;
  readonly text: string;
  readonly items: readonly LawItem[];
}

/** An article (条). */
export interface LawArticle {
  readonly kind: 'article';
  /** Unique in the law: `66`, `66-1` (第六十六条之一), `f1a3` (in the first annex). */
  readonly key: string;
  readonly number: number;
  /** 0, or what follows 之. */
  readonly insert: number;
  /** As printed: 第六十六条之一. */
  readonly label: string;
  /** Heading of the article, where the text has one in brackets. */
  readonly caption?: string;
  /** What stands before the text of the first line, as printed, spaces included. */
  readonly lead: string;
  /** Whether the number stands in a line of its own. */
  readonly leadAlone: boolean;
  readonly paragraphs: readonly LawParagraph[];
}

/** What a division is: 编, 分编, 章, 节, a heading without such a word, an annex. */
export type DivisionKind = 'part' | 'subpart' | 'chapter' | 'section' | 'heading' | 'annex';

/** A heading of the text. */
export interface LawDivision {
  readonly kind: 'division';
  readonly division: DivisionKind;
  /** Unique in the law: `d1`, `d2` … in the order of the text. */
  readonly key: string;
  /** 第一章; empty where there is none. */
  readonly no: string;
  /** Without spaces between the characters: 附 则 is 附则. */
  readonly title: string;
  /** As printed. */
  readonly text: string;
}

/** A line that belongs to no article. */
interface LawPassage {
  readonly kind: 'passage';
  /** Unique in the law: `p1`, `p2` … */
  readonly key: string;
  readonly text: string;
}

export type LawBlock = LawDivision | LawArticle | LawPassage;

/** What a line before the body is; a printed table of contents is not shown, screens make their own. */
export type FrontRole = 'title' | 'note' | 'contents' | 'preamble';

/** A line before the first heading or article; notes are adoption, amendments, document number. */
export interface FrontLine {
  readonly role: FrontRole;
  readonly text: string;
}

/** The text of a law, taken apart without loss: `lawLines` gives every line of it back. */
export interface LawText {
  readonly front: readonly FrontLine[];
  readonly blocks: readonly LawBlock[];
}

/** The lines before the body that play one role, in order. */
export function frontLines({ front }: LawText, role: FrontRole): string[] {
  return front.filter((line) => line.role === role).map(({ text }) => text);
}

/** A paragraph as it is printed, line by line. */
function paragraphLines({ text, items }: LawParagraph): string[] {
  return [
    ...(text === '' ? [] : [text]),
    ...items.flatMap((item) => [
      item.label + item.text,
      ...item.subitems.map((sub) => sub.label + sub.text),
    ]),
  ];
}

/** The text of an article without its number, line by line. */
export function articleText({ paragraphs }: LawArticle): string {
  return paragraphs.flatMap(paragraphLines).join('\n');
}

function blockLines(block: LawBlock): string[] {
  if (block.kind !== 'article') return [block.text];
  const lines = block.paragraphs.flatMap(paragraphLines);
  if (block.leadAlone) return [block.lead, ...lines];
  const [first = '', ...rest] = lines;
  return [block.lead + first, ...rest];
}

/** Every line of a law in the order of its text (`sourceLines` of what was read). */
export function lawLines({ front, blocks }: LawText): string[] {
  return [...front.map(({ text }) => text), ...blocks.flatMap(blockLines)];
}

/** The articles in the order of the text, those of annexes included. */
export function articlesOf({ blocks }: LawText): LawArticle[] {
  return blocks.filter((block) => block.kind === 'article');
}
