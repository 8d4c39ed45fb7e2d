import { toHalfWidth } from '../check';

/**
 * Text as it is compared: half width and lower case. Every UTF-16 unit keeps its place, so an
 * offset into the result is one into the text.
 */
export function foldText(text: string): string {
  const half = toHalfWidth(text);
  const lower = half.toLowerCase();
  if (lower.length === half.length) return lower;
  // A few capitals (Turkish dotted I) have a longer small form; they stay as they are.
  return Array.from(half, (char) => {
    const small = char.toLowerCase();
    return small.length === char.length ? small : char;
  }).join('');
}

/** Name as it is compared: as text, and 华为（深圳）公司 is the same as 华为深圳公司. */
export function foldName(text: string): string {
  return foldText(text).replace(/[()[\]〔〕【】]/g, '');
}

/** A letter or digit of a script with spaces between words: source of a regular expression. */
export const LATIN = '[a-z0-9\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u1fff]';

/** A letter or digit of any script: source of a Unicode regular expression. */
export const LETTER = '[\\p{L}\\p{N}]';

/** Whether the unit of folded text at that place is one of `LATIN`; not so outside the text. */
export function isLatinAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return (unit >= 48 && unit <= 57) || (unit >= 97 && unit <= 122);
  return unit >= 0xc0 && unit < 0x2000 && unit !== 0xd7 && unit !== 0xf7;
}

/** Chinese, Japanese and Korean characters; of a rare one in two units the first. */
function isIdeograph(unit: number): boolean {
  return (
    (unit >= 0x3400 && unit <= 0xdbff) ||
    (unit >= 0x3041 && unit <= 0x31ff) ||
    (unit >= 0x3005 && unit <= 0x3007) ||
    (unit >= 0xf900 && unit <= 0xfaff)
  );
}

/**
 * Whether something begins there that distances are measured in (domain reference 4.2): a Chinese
 * character, or a word of another script. Punctuation and spaces count nothing.
 */
export function beginsUnit(text: string, at: number): boolean {
  return isLatinAt(text, at) ? !isLatinAt(text, at - 1) : isIdeograph(text.charCodeAt(at));
}
