import { toHalfWidth } from '../check';
import { foldName } from '../search/fold';

/** Signs in names that do not tell enterprises apart. */
const SIGNS = /[\s·・.,，。、'’"“”‘’《》<>\-—–_/&＆]|[\u200b-\u200f\u2060\ufeff]/g;

/**
 * A name as it is compared: width, case, brackets, spaces and punctuation do not matter, so that
 * 示例（深圳）有限公司 is the same as 示例深圳有限公司.
 */
export function foldEnterpriseName(name: string): string {
  return foldName(name).replace(SIGNS, '');
}

/** A name as the portal shows it: trimmed, Chinese brackets in full width, no doubled spaces. */
export function shownEnterpriseName(name: string): string {
  const text = name.trim().replace(/\s+/g, ' ');
  if (!/[\u4e00-\u9fa5]/.test(text)) return text;
  return toHalfWidth(text)
    .replace(/ *[([〔] */g, '（')
    .replace(/ *[)\]〕] */g, '）')
    .replace(/([\u4e00-\u9fa5（）]) (?=[\u4e00-\u9fa5（）])/g, '$1');
}

/** Whether two names are of one enterprise. */
export function sameEnterpriseName(one: string, other: string): boolean {
  return foldEnterpriseName(one) === foldEnterpriseName(other);
}

const LEGAL_FORM =
  /(?:股份有限公司|有限责任公司|集团有限公司|有限公司|集团公司|总公司|分公司|公司|集团|合伙企业|个人独资企业|普通合伙|有限合伙|厂|co\s?ltd|inc|llc|gmbh)+$/;

const PLACE = /^(?:中国)?(?:[\u4e00-\u9fa5]{2,3}(?:省|自治区))?(?:[\u4e00-\u9fa5]{2,4}[市县区])?/;

/** Fewer characters leave out too much: any two stand in order in many names. */
const SHORTEST = 3;

/** Characters of a place without 市 that may stand before the first one of an abbreviation. */
const LEADS = [0, 2, 3];

/** What is left out of a word of which the first character stands, and behind whole words. */
const REST_OF_WORD = 2;
const WHOLE_WORDS = 4;

/**
 * Whether the rest of a short form stands in a name behind a place in it: what is left out between
 * two characters is the rest of a word, or whole words behind a word that stands whole.
 */
function goesOn(wanted: string, name: string, at: number, whole: boolean): boolean {
  const [next, ...rest] = wanted;
  if (next === undefined) return true;
  const room = whole ? WHOLE_WORDS : REST_OF_WORD;
  for (let skip = 0; skip <= room; skip++) {
    const place = at + skip;
    if (name[place] === next && goesOn(rest.join(''), name, place + 1, skip === 0)) return true;
  }
  return false;
}

/**
 * Whether characters could be the short form of a name: letters are the initials of its words from
 * the first on; Chinese characters begin with the first one, with or without the place, and follow
 * from word to word, as 琴川新材 for 常熟琴川新能源材料有限公司 and 中科院 for 中国科学院.
 */
export function isAbbreviationOf(short: string, name: string): boolean {
  const wanted = foldEnterpriseName(short);
  if ([...wanted].length < SHORTEST) return false;
  if (/^[a-z]+$/.test(wanted)) {
    const initials = toHalfWidth(name).match(/[A-Za-z0-9]+/g) ?? [];
    return initials
      .map((word) => word.charAt(0).toLowerCase())
      .join('')
      .startsWith(wanted);
  }
  const bare = foldEnterpriseName(name).replace(LEGAL_FORM, '');
  const lead = PLACE.exec(bare)?.[0].length ?? 0;
  return (
    wanted.length < bare.length &&
    [0, ...LEADS.map((more) => lead + more)].some(
      (at) => bare[at] === wanted[0] && goesOn(wanted.slice(1), bare, at + 1, false),
    )
  );
}
