import type { SectionKey } from './types';

/** The parts of a document as plain paragraphs. */
export type Writing = Partial<Record<SectionKey, readonly string[]>>;

/** `2024年6月3日`. */
export function spokenDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${year}年${Number(month)}月${Number(date)}日`;
}

const DIGITS = '〇一二三四五六七八九';

function spelled(count: number): string {
  if (count < 10) return DIGITS.charAt(count);
  const tens = Math.floor(count / 10);
  const rest = count % 10;
  return `${tens === 1 ? '' : DIGITS.charAt(tens)}十${rest === 0 ? '' : DIGITS.charAt(rest)}`;
}

/** `二〇二四年六月三日`, as documents are dated. */
function signedDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const digits = [...year].map((digit) => DIGITS.charAt(Number(digit))).join('');
  return `${digits}年${spelled(Number(month))}月${spelled(Number(date))}日`;
}

/** `民 事 判 决 书`. */
export const spread = (name: string): string => [...name].join(' ');

/** `审　判　长`: every role as wide as the widest. */
const wide = (role: string): string => [...role].join('　');

/** The signatures under a document. */
export function closing(judges: readonly { role: string; name: string }[], day: string): string[] {
  const clerk = judges.filter(({ role }) => role === '书记员');
  const bench = judges.filter(({ role }) => role !== '书记员');
  const line = ({ role, name }: { role: string; name: string }) => `${wide(role)}　　${name}`;
  return [...bench.map(line), signedDay(day), ...clerk.map(line)];
}

/** Sums as they stand in documents. */
export const yuan = (amount: number): string =>
  amount % 10_000 === 0 ? `${amount / 10_000}万元` : `${amount}元`;
