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
    .replace(/(?<=[\u4e00-\u9fa5（）]) (?=[\u4e00-\u9fa5（）])/g, '');
}

/** Whether two names are of one enterprise. */
export function sameEnterpriseName(one: string, other: string): boolean {
  return foldEnterpriseName(one) === foldEnterpriseName(other);
}

const LEGAL_FORM =
  /(?:股份有限公司|有限责任公司|集团有限公司|有限公司|集团公司|总公司|分公司|公司|集团|合伙企业|个人独资企业|普通合伙|有限合伙|厂|co\s?ltd|inc|llc|gmbh)+$/;

const PLACE = /^(?:中国)?(?:[\u4e00-\u9fa5]{2,3}(?:省|自治区))?(?:[\u4e00-\u9fa5]{2,4}[市县区])?/;

/** What is left of a folded name without its place and legal form. */
function enterpriseCore(name: string): string {
  const folded = foldEnterpriseName(name);
  const core = folded.replace(LEGAL_FORM, '').replace(PLACE, '');
  return core.length >= 2 ? core : folded;
}

/** Characters of a place without 市 that may stand before the first one of an abbreviation. */
const LONGEST_LEAD = 4;

/** Fewer characters leave out too much: any two stand in order in many names. */
const SHORTEST = 3;

/**
 * Whether characters could be the short form of a name: all stand in it in their order, and the
 * first one near its begin, as 琴川新材 for 常熟琴川新能源材料有限公司.
 */
export function isAbbreviationOf(short: string, name: string): boolean {
  const wanted = [...foldEnterpriseName(short)];
  const core = enterpriseCore(name);
  if (wanted.length < SHORTEST || wanted.length >= core.length) return false;
  let at = -1;
  for (const [index, char] of wanted.entries()) {
    at = core.indexOf(char, at + 1);
    if (at === -1 || (index === 0 && at > LONGEST_LEAD)) return false;
  }
  return true;
}
