import { toHalfWidth } from '../check';
import { type ArticlePlace, articleKey } from './articleKey';
import { NUMBER_CHARS, readChineseNumber } from './chineseNumber';

/** A place of a law as it is typed: the name of the law, the article, its paragraph and item. */
export interface TypedArticle extends ArticlePlace {
  /** Without 《》. */
  readonly law: string;
}

/** What the name of a law ends with. */
const LAW_NAME = /^(.{1,60}?(?:法典|法|条例|细则|规定|办法|解释|公约|条约|规则))(?:（.{1,4}）)?$/;

const N = `[${NUMBER_CHARS}]{1,9}`;
const PARTS = `(?:第?(${N})款)?(?:第?(?:（(${N})）|(${N}))项)?`;
/** 71, 第71条, 第七十一条, 66-1, 66条之1, 第六十六条之一, with 第二款第（三）项 behind. */
const DIGITS = new RegExp(`^第?(\\d{1,4})(?:-(\\d{1,3})条?|条?之(\\d{1,3})|条)?${PARTS}$`);
const WORDS = new RegExp(`^第?(${N})条(?:之(${N}))?${PARTS}$`);
/** The same in front of the name, where only what says of itself that it is an article counts. */
const HEAD = new RegExp(`^第?${N}条(?:(?:之|-)${N})?(?:第?${N}款)?(?:第?(?:（${N}）|${N})项)?`);

const numberOf = (text: string | undefined) =>
  text === undefined ? undefined : (readChineseNumber(text) ?? 0);

/** Reads 71, 第七十一条第二款; null when the text is no place, or one that no law has. */
function readPlace(text: string): ArticlePlace | null {
  const digits = DIGITS.exec(text);
  const match = digits ?? WORDS.exec(text);
  if (!match) return null;
  const [, article, ...rest] = match;
  const [insert, paragraph, item] = digits
    ? [rest[0] ?? rest[1], rest[2], rest[3] ?? rest[4]]
    : [rest[0], rest[1], rest[2] ?? rest[3]];
  const numbers = [article, insert, paragraph, item].map(numberOf);
  const [number = 0, added = 0, second, third] = numbers;
  if (numbers.some((one) => one === 0) || number > 9999) return null;
  return {
    article: articleKey({ number, insert: added }),
    ...(second !== undefined && { paragraph: second }),
    ...(third !== undefined && { item: third }),
  };
}

const named = (law: string, place: string): TypedArticle | null => {
  const read = LAW_NAME.test(law) ? readPlace(place) : null;
  return read && { law, ...read };
};

/**
 * Reads 专利法 71, 《专利法》第七十一条第二款, 专利法实施细则66-1 and 第七十一条 专利法, whatever the width of
 * digits and the spaces; null when the text is no such place.
 */
export function readTypedArticle(text: string): TypedArticle | null {
  const plain = toHalfWidth(text)
    .replace(/[\s《》〈〉]/g, '')
    .replace(/\(/g, '（')
    .replace(/\)/g, '）')
    .replace(/(?<=\d)[‐‑–—－](?=\d)/g, '-');
  if (plain.length > 120) return null;
  const head = HEAD.exec(plain)?.[0];
  if (head) return named(plain.slice(head.length).replace(/^的/, ''), head);
  // The name is the longest beginning behind which a place is left.
  for (let at = plain.length - 1; at > 1; at--) {
    const found = named(plain.slice(0, at), plain.slice(at));
    if (found) return found;
  }
  return null;
}
