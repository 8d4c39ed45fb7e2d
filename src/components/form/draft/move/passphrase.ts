/** 32 letters and digits that are not taken for one another. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

const LENGTH = 16;

/** Shortest passphrase of one's own, in letters. */
export const SHORTEST = 10;

const inGroups = (letters: string) => letters.replace(/.{4}(?=.)/g, '$&-');

/** A new passphrase of 80 bits, such as `k7mw-3hpd-xn2r-9cta`. */
export function newPassphrase(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return inGroups(Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join(''));
}

/** What a typed text may mean: itself, or a generated passphrase written in another way. */
export function readings(typed: string): readonly string[] {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  const grouped = inGroups(letters);
  return letters.length === LENGTH && grouped !== typed ? [typed, grouped] : [typed];
}

/** What is wrong with a passphrase of one's own; undefined when nothing is. */
export function passphraseProblem(text: string): string | undefined {
  if ([...text.trim()].length < SHORTEST) return `请输入至少 ${SHORTEST} 个字符`;
  return new Set(text).size < 4 ? '请不要只重复几个字符' : undefined;
}
