import { toHalfWidth } from '../check';

const DIGITS = '零一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = { 万: 10_000, 千: 1000, 百: 100, 十: 10 };

/** Characters of a number as laws write it, for patterns: 一百零五, 105, １０５. */
export const NUMBER_CHARS = '零〇○一二两三四五六七八九十百千万\\d０-９';

/** Largest number that is read or written: no law comes near it. */
export const LARGEST = 99_999;

function digitOf(char: string): number {
  if (char === '〇' || char === '○') return 0;
  return char === '两' ? 2 : DIGITS.indexOf(char);
}

/** Below the unit `limit`, e.g. 九千八百 for 万; null when units do not fall. */
function readGroup(text: string, limit: number): number | null {
  let sum = 0;
  let lowest = limit;
  let digit: number | null = null;
  for (const char of text) {
    const unit = UNITS[char];
    if (unit === undefined) {
      const value = digitOf(char);
      if (value < 0 || (digit !== null && digit !== 0)) return null;
      digit = value;
      continue;
    }
    if (unit >= lowest || digit === 0) return null;
    // Ten is written without 一 at the beginning, and by some within: 一百十.
    if (digit === null && unit !== 10) return null;
    sum += (digit ?? 1) * unit;
    lowest = unit;
    digit = null;
  }
  return sum + (digit ?? 0);
}

/**
 * Reads a whole number as laws write it: 一百零五, 一百十, 二〇二〇, 105 or １０５.
 *
 * @returns 0 to 99,999; null for anything else
 */
export function readChineseNumber(text: string): number | null {
  const half = toHalfWidth(text);
  if (/^\d{1,5}$/.test(half)) return Number(half);
  if (half === '' || half.length > 12) return null;
  const chars = Array.from(half);
  if (chars.every((char) => digitOf(char) >= 0 && char !== '两')) {
    if (chars.length > 5) return null;
    return Number(chars.map(digitOf).join(''));
  }
  const parts = half.split('万');
  if (parts.length > 2) return null;
  const [high = '', low] = parts;
  if (low === undefined) return readGroup(high, 10_000);
  const above = readGroup(high, 10_000);
  const below = readGroup(low, 10_000);
  if (above === null || below === null || above < 1 || above > 9) return null;
  return above * 10_000 + below;
}

/**
 * Writes a whole number as laws do: 十, 二十一, 一百零五, 一百一十, 一千零一.
 *
 * @throws RangeError outside 0 to 99,999
 */
export function writeChineseNumber(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > LARGEST) {
    throw new RangeError(`not a number of a law: ${value}`);
  }
  if (value === 0) return '零';
  let text = '';
  let rest = value;
  let gap = false;
  for (const [name, unit] of Object.entries(UNITS)) {
    const digit = Math.floor(rest / unit);
    rest %= unit;
    if (digit > 0) text += `${gap ? '零' : ''}${DIGITS.charAt(digit)}${name}`;
    gap = text !== '' && digit === 0;
  }
  if (rest > 0) text += `${gap ? '零' : ''}${DIGITS.charAt(rest)}`;
  return text.replace(/^一十/, '十');
}
