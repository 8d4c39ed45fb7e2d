import { articleOfKey } from './articleKey';
import type { LawArticle, LawDivision, LawText } from './lawText';

/** A heading with the articles and headings under it. */
export interface ContentsEntry {
  readonly division: LawDivision;
  /** Articles directly under it. */
  readonly articles: readonly LawArticle[];
  readonly children: readonly ContentsEntry[];
  /** First and last article under it at any depth; undefined where there is none. */
  readonly first: LawArticle | undefined;
  readonly last: LawArticle | undefined;
}

/** The table of contents that a text has by its headings. */
export interface LawContents {
  /** Articles before any heading: all of them in a law without headings. */
  readonly articles: readonly LawArticle[];
  readonly entries: readonly ContentsEntry[];
}

/** A smaller number stands above a larger one. */
const RANKS: Readonly<Record<LawDivision['division'], number>> = {
  annex: 0,
  part: 1,
  subpart: 2,
  chapter: 3,
  section: 4,
  heading: 5,
};

/** Goes on to a heading: those of its rank and below are left, it becomes the last of the path. */
export function enterDivision(path: LawDivision[], division: LawDivision): void {
  const rank = RANKS[division.division];
  while (RANKS[path[path.length - 1]?.division ?? 'annex'] >= rank && path.length > 0) path.pop();
  path.push(division);
}

interface Growing {
  division: LawDivision;
  articles: LawArticle[];
  children: Growing[];
  first: LawArticle | undefined;
  last: LawArticle | undefined;
}

/** Makes the table of contents of a law from its headings. */
export function contentsOf({ blocks }: LawText): LawContents {
  const articles: LawArticle[] = [];
  const entries: Growing[] = [];
  const open: Growing[] = [];
  for (const block of blocks) {
    if (block.kind === 'division') {
      const rank = RANKS[block.division];
      while (
        open.length > 0 &&
        RANKS[open[open.length - 1]?.division.division ?? 'annex'] >= rank
      ) {
        open.pop();
      }
      const entry: Growing = {
        division: block,
        articles: [],
        children: [],
        first: undefined,
        last: undefined,
      };
      (open[open.length - 1]?.children ?? entries).push(entry);
      open.push(entry);
    } else if (block.kind === 'article') {
      (open[open.length - 1]?.articles ?? articles).push(block);
      for (const entry of open) {
        entry.first ??= block;
        entry.last = block;
      }
    }
  }
  return { articles, entries };
}

/** The headings an article stands under, from the top; none for a key that is not there. */
export function headingsAbove({ blocks }: LawText, key: string): LawDivision[] {
  const path: LawDivision[] = [];
  for (const block of blocks) {
    if (block.kind === 'article' && block.key === key) return path;
    if (block.kind === 'division') enterDivision(path, block);
  }
  return [];
}

/** `12`, `12-1`, as short as a rail needs it; annexes are told by their heading. */
export function shortNumber(key: string): string {
  const number = articleOfKey(key);
  if (!number) return key;
  return number.insert > 0 ? `${number.number}-${number.insert}` : String(number.number);
}

/** The articles under a heading: `1–19`; '' without any. */
export function articleSpan({ first, last }: ContentsEntry): string {
  if (!first || !last) return '';
  const [from, to] = [shortNumber(first.key), shortNumber(last.key)];
  return from === to ? from : `${from}–${to}`;
}
