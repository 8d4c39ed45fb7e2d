import { type ArticlePlace, articleKey } from './articleKey';
import { NUMBER_CHARS, readChineseNumber } from './chineseNumber';

/** A place found in a text, with its range. */
export interface FoundPlace {
  readonly from: number;
  readonly to: number;
  readonly place: ArticlePlace;
}

const N = `[${NUMBER_CHARS}]`;
const TAIL = `(?:第(${N}{1,4})款)?(?:第[（(]?(${N}{1,4})[）)]?项)?`;
const ARTICLE = new RegExp(`第(${N}{1,9})条(?:之(${N}{1,4}))?${TAIL}`, 'y');
const OF_SAME = new RegExp(`第(?:(${N}{1,4})款)(?:第[（(]?(${N}{1,4})[）)]?项)?`, 'y');
const ITEM_OF_SAME = new RegExp(`第[（(]?(${N}{1,4})[）)]?项`, 'y');
const JOINED = /\s?(?:、|，|和|与|或者|或|及|以及|至|到|[－—~～-]{1,2})\s?(?=第)/y;
/** More in one row are an attack, or a list that nobody follows. */
const MOST_IN_ROW = 60;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const read = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : (readChineseNumber(text) ?? undefined);

function placeOf(
  article: string,
  paragraph: number | undefined,
  item: number | undefined,
): ArticlePlace {
  return {
    article,
    ...(paragraph !== undefined && { paragraph }),
    ...(item !== undefined && { item }),
  };
}

/** 第十条之一第二款第（三）项 at a place of the text; null where there is none. */
function articleAt(text: string, at: number): FoundPlace | null {
  const match = matchAt(ARTICLE, text, at);
  const number = read(match?.[1]);
  if (!match || number === undefined) return null;
  const article = articleKey({ number, insert: read(match[2]) ?? 0 });
  const place = placeOf(article, read(match[3]), read(match[4]));
  return { from: at, to: at + match[0].length, place };
}

/** 第二款 or 第（三）项 alone, of the article named before. */
function sameArticleAt(text: string, at: number, last: ArticlePlace): FoundPlace | null {
  const match = matchAt(OF_SAME, text, at);
  if (match) {
    const place = placeOf(last.article, read(match[1]), read(match[2]));
    return { from: at, to: at + match[0].length, place };
  }
  const item = matchAt(ITEM_OF_SAME, text, at);
  if (!item) return null;
  const place = placeOf(last.article, last.paragraph, read(item[1]));
  return { from: at, to: at + item[0].length, place };
}

/**
 * The places that begin there and those joined to them: 第十一条、第十二条第二款和第三款. A 款 or 项
 * alone belongs to the article before it.
 *
 * @param own the article the text itself stands in, for a row that begins with 第二款 (本条第二款)
 */
export function readPlaces(text: string, at: number, own?: string): FoundPlace[] {
  const first =
    articleAt(text, at) ?? (own === undefined ? null : sameArticleAt(text, at, { article: own }));
  if (first === null) return [];
  const found = [first];
  while (found.length < MOST_IN_ROW) {
    const last = found[found.length - 1] ?? first;
    const joined = matchAt(JOINED, text, last.to);
    if (!joined) break;
    const next = last.to + joined[0].length;
    const place = articleAt(text, next) ?? sameArticleAt(text, next, last.place);
    if (place === null) break;
    found.push(place);
  }
  return found;
}
