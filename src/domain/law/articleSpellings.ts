import { type ArticleNumber, articleLabel, articleOfKey } from './articleKey';
import type { TextRange } from './keywords';
import { findLawMentions } from './lawCitations';
import { citedAs, codeOf, foldLawName } from './lawName';

/** 第66条之一: digits as some texts write them; what is inserted stays in characters. */
function labelInDigits(number: ArticleNumber): string {
  const words = articleLabel(number);
  return words.replace(/^第.+?条/, `第${number.number}条`);
}

/** An article of a part of a code is named as one of the code: 民法典第一千一百八十五条. */
function nameInTexts(title: string): string {
  const { name } = foldLawName(citedAs(title));
  return codeOf(name) ?? name;
}

/**
 * The words of a text that names an article behind others of its law: 专利法第五条、第二十五条 holds
 * none of its spellings.
 *
 * @returns '' for an article that has no spellings
 */
export function wordsOfListed(title: string, key: string): string {
  const number = articleOfKey(key);
  const name = nameInTexts(title);
  return number && name && !key.startsWith('f') ? `${name} ${articleLabel(number)}` : '';
}

/** Where a text names an article, also behind others of its law. */
export function listedPlaces(text: string, title: string, key: string): TextRange[] {
  const name = nameInTexts(title);
  return findLawMentions(text, { names: [name] })
    .filter((mention) => mention.name === name && mention.place?.article === key)
    .map(({ from, to }) => ({ from, to }));
}

/**
 * How texts name an article of a law, each as one word to look for: 专利法》第七十一条 (which
 * 《中华人民共和国专利法》第七十一条 holds as well), 专利法第七十一条, and both with digits.
 *
 * @param title of the law
 * @param key of the article, `71`, `66-1`
 * @returns none for an article of an annex, which texts do not name like this, and for no key
 */
export function articleSpellings(title: string, key: string): string[] {
  const number = articleOfKey(key);
  const name = nameInTexts(title);
  if (!number || !name || key.startsWith('f')) return [];
  return [articleLabel(number), labelInDigits(number)].flatMap((label) => [
    `${name}》${label}`,
    `${name}${label}`,
  ]);
}

/** A spelling as texts have it: of a name in brackets the end alone is searched for. */
export const shownSpelling = (spelling: string): string =>
  spelling.includes('》') ? `《…${spelling}` : spelling;

/**
 * Whether a text names the article in one of the spellings, and not one that was inserted behind
 * it: 第六十六条之一 is not 第六十六条.
 */
export function namesArticle(text: string, spellings: readonly string[]): boolean {
  return spellings.some((spelling) =>
    // 第六十六条之规定 is the article itself.
    text
      .split(spelling)
      .slice(1)
      .some((behind) => !/^之[一二三四五六七八九十\d]/.test(behind)),
  );
}
