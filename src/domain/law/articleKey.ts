import { NUMBER_CHARS, readChineseNumber, writeChineseNumber } from './chineseNumber';

/** Number of an article: 第六十六条之一 is 66 with the insert 1. */
export interface ArticleNumber {
  readonly number: number;
  /** 0 for none. */
  readonly insert: number;
}

/** A place in a law: an article, one of its paragraphs (款), an item (项) of that. */
export interface ArticlePlace {
  /** `66`, `66-1`; `f2a3` is article 3 of the second annex. */
  readonly article: string;
  /** From 1. */
  readonly paragraph?: number;
  /** From 1. */
  readonly item?: number;
}

const LABEL = new RegExp(`^第([${NUMBER_CHARS}]{1,9})条(?:之([${NUMBER_CHARS}]{1,5}))?$`);

const ADDRESS = /^((?:f\d{1,3}a)?\d{1,5}(?:-\d{1,3})?)(?:\.(\d{1,3})(?:\.(\d{1,3}))?)?$/;

/** The key of an article: `66`, `66-1`; with the annex (from 1) it stands in, `f1a66`. */
export function articleKey({ number, insert }: ArticleNumber, annex = 0): string {
  return `${annex > 0 ? `f${annex}a` : ''}${number}${insert > 0 ? `-${insert}` : ''}`;
}

/** Reads 第六十六条之一 or 第66条; null when the text is not the number of an article. */
export function readArticleNumber(label: string): ArticleNumber | null {
  const match = LABEL.exec(label.replace(/\s+/g, ''));
  if (!match) return null;
  const number = readChineseNumber(match[1] ?? '');
  const insert = match[2] === undefined ? 0 : readChineseNumber(match[2]);
  return number === null || insert === null ? null : { number, insert };
}

/** 第六十六条之一, as laws write it. */
export function articleLabel({ number, insert }: ArticleNumber): string {
  const tail = insert > 0 ? `之${writeChineseNumber(insert)}` : '';
  return `第${writeChineseNumber(number)}条${tail}`;
}

/** The number in a key; null when the text is no key. The annex is left out. */
export function articleOfKey(key: string): ArticleNumber | null {
  const match = /^(?:f\d{1,3}a)?(\d{1,5})(?:-(\d{1,3}))?$/.exec(key);
  return match ? { number: Number(match[1]), insert: Number(match[2] ?? 0) } : null;
}

/** 第六十五条第二款第（三）项; empty when the key is none. */
export function placeLabel({ article, paragraph, item }: ArticlePlace): string {
  const number = articleOfKey(article);
  if (number === null) return '';
  const second = paragraph === undefined ? '' : `第${writeChineseNumber(paragraph)}款`;
  const third = item === undefined ? '' : `第（${writeChineseNumber(item)}）项`;
  return articleLabel(number) + second + third;
}

/** A place as an address carries it: `66-1`, `66-1.2` (second paragraph), `66-1.2.3` (third item). */
export function placeAddress({ article, paragraph, item }: ArticlePlace): string {
  if (paragraph === undefined) return item === undefined ? article : `${article}.1.${item}`;
  return item === undefined ? `${article}.${paragraph}` : `${article}.${paragraph}.${item}`;
}

/** Reads a place from an address; null when it is none, such as one typed by hand. */
export function readPlaceAddress(text: string): ArticlePlace | null {
  const match = ADDRESS.exec(text);
  if (!match) return null;
  const [, article = '', paragraph, item] = match;
  return {
    article,
    ...(paragraph !== undefined && { paragraph: Number(paragraph) }),
    ...(item !== undefined && { item: Number(item) }),
  };
}

/** The id of the element that shows a place; it is also the fragment of its address. */
export function placeAnchor(place: ArticlePlace): string {
  return `art-${placeAddress(place)}`;
}
