import {
  type ArticleStart,
  readAnnex,
  readArticleStart,
  type SourceLine,
  speaksOfArticle,
} from './lawLine';

/** An article found, and in which annex (from 1) it stands; 0 for the law itself. */
export type FoundArticle = ArticleStart & { readonly annex: number };

/** What begins an article, and a line that begins an annex, by the index of the line. */
export interface ArticleStarts {
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
export function findArticleStarts(lines: readonly SourceLine[]): ArticleStarts {
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
