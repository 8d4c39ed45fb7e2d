import { toHalfWidth } from '../check';
import { articleKey, readArticleNumber } from './articleKey';

/** An article as it is typed: the name of a law and a number. */
export interface TypedArticle {
  /** Without 《》. */
  readonly law: string;
  /** Key of the article: `71`, `66-1`. */
  readonly article: string;
}

/** What the name of a law ends with. */
const LAW_NAME = /^(.{1,60}?(?:法典|法|条例|细则|规定|办法|解释|公约|条约|规则))(?:（.{1,4}）)?$/;

/** 71, 71条, 第71条, 第七十一条, 66-1, 66条之1, 六十六条之一. */
const NUMBER =
  /(?:第?(\d{1,4})条?(?:(?:-|之)(\d{1,3}))?|(第?[零〇一二三四五六七八九十百千]+条(?:之[一二三四五六七八九十]+)?))$/;

/** Reads 专利法 71, 《专利法》第七十一条, 专利法实施细则66-1; null when the text is no such place. */
export function readTypedArticle(text: string): TypedArticle | null {
  const plain = toHalfWidth(text)
    .replace(/[\s《》〈〉]/g, '')
    .replace(/\(/g, '（')
    .replace(/\)/g, '）');
  const match = NUMBER.exec(plain);
  const law = match && LAW_NAME.exec(plain.slice(0, match.index))?.[0];
  if (!match || !law) return null;
  const [, digits, insert, words = ''] = match;
  const number =
    digits === undefined
      ? readArticleNumber(words.startsWith('第') ? words : `第${words}`)
      : { number: Number(digits), insert: Number(insert ?? 0) };
  return number && number.number > 0 ? { law, article: articleKey(number) } : null;
}
