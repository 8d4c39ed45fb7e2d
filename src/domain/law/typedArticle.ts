import { toHalfWidth } from '../check';
import { type ArticlePlace, articleKey } from './articleKey';
import { NUMBER_CHARS, readChineseNumber } from './chineseNumber';
import { COMMON_LAW_NAMES } from './lawName';

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
const BARE_WORDS = new RegExp(`^(${N})(?:之(${N}))?$`);
/** The same in front of the name, when it says of itself that it is an article. */
const HEAD = new RegExp(`^第?${N}条(?:(?:之|-)${N})?(?:第?${N}款)?(?:第?(?:（${N}）|${N})项)?`);

/** 71, 66-1, 七十一, 六十六之一: a number that says nothing of itself. */
const NUMBER = `(?:\\d{1,4}(?:-\\d{1,3})?|${N}(?:之[${NUMBER_CHARS}]{1,3})?)`;
const BARE = new RegExp(`^${NUMBER}$`);
const BARE_HEAD = new RegExp(`^${NUMBER}(?![\\d-])`);

/** Years that laws are versions of: 专利法 2020 asks for a version, and no law has so many articles. */
const YEAR = /^(?:19[5-9]|20\d)\d$/;

/** Names that nothing else has. */
const SURE_NAME = /(?:法典|条例|细则|公约)$/;

/** What laws are about that no method is about, beside the common ones: 广告法, but not 水热法. */
const LAW_MATTERS =
  /(?:保护|管理|促进|诉讼|处罚|许可|强制|安全|标准化|广告|海关|税|银行|保险|证券|票据|破产|劳动|教育|监督|责任|组织|农业|林业|渔业|企业|招标投标|采购|拍卖|管制|计量|档案|密码|审计|统计|会计|海商|旅游|电影|信托|期货|物权|国防)法$/;

/** Endings that names of laws share with numbered parts: 解释二 is the second interpretation. */
const NUMBERED_NAME = /^.{4,}(?:规定|办法|解释|条约|规则)(?:（.{1,4}）)?$/;

/** Words between a number and what is counted: 100 问专利法. */
const COUNTED = /^[个种条部篇问大类件项款号年月日版届起章节步点次]/;

/**
 * Whether a number without 第 and 条 beside a name can be meant as an article: beside 检测方法 it is
 * a word like others.
 */
function isBareArticle(law: string, number: string): boolean {
  const name = law.replace(/^中华人民共和国/, '');
  const digits = /^[\d-]+$/.test(number);
  const [main = ''] = number.split(/[-之]/);
  if (YEAR.test(String(readChineseNumber(main))) || COUNTED.test(name)) return false;
  if (COMMON_LAW_NAMES.includes(name) || SURE_NAME.test(name) || LAW_MATTERS.test(name))
    return true;
  return (name !== law && name.endsWith('法')) || (digits && NUMBERED_NAME.test(name));
}

const numberOf = (text: string | undefined) =>
  text === undefined ? undefined : (readChineseNumber(text) ?? 0);

/** Reads 71, 第七十一条第二款; null when the text is no place, or one that no law has. */
function readPlace(text: string): ArticlePlace | null {
  const digits = DIGITS.exec(text);
  const match = digits ?? WORDS.exec(text) ?? BARE_WORDS.exec(text);
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
  if (!LAW_NAME.test(law) || (BARE.test(place) && !isBareArticle(law, place))) return null;
  const read = readPlace(place);
  return read && { law, ...read };
};

/**
 * Reads 专利法 71, 《专利法》第七十一条第二款, 专利法实施细则66-1, 专利法 七十一, 第七十一条 专利法 and 71 专利法,
 * whatever the width of digits and the spaces; null when the text is no such place.
 */
export function readTypedArticle(text: string): TypedArticle | null {
  const plain = toHalfWidth(text)
    .replace(/[\s《》〈〉]/g, '')
    .replace(/\(/g, '（')
    .replace(/\)/g, '）')
    .replace(/(\d)[‐‑–—－](?=\d)/g, '$1-');
  if (plain.length > 120) return null;
  const head = HEAD.exec(plain)?.[0] ?? BARE_HEAD.exec(plain)?.[0];
  if (head) return named(plain.slice(head.length).replace(/^的/, ''), head);
  // The name is the longest beginning behind which a place is left.
  for (let at = plain.length - 1; at > 1; at--) {
    const found = named(plain.slice(0, at), plain.slice(at));
    if (found) return found;
  }
  return null;
}
