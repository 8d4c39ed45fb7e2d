import { randomInt, randomUUID } from 'node:crypto';
import { now } from './clock';
import { getState } from './state';

const VALID_MS = 5 * 60_000;
/** Characters that are not mistaken for one another. */
const CHARACTERS = 'ACDEFHJKLMNPRTUVWXY3479';
const DIGIT_WORDS = '零一二三四五六七八九';

/** A new captcha: its picture and the sum that stands in for it (domain 7.7). */
export function issueCaptcha(): { id: string; svg: string; speech: string } {
  const characters = Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(
    '',
  );
  const [first, second] = [randomInt(1, 10), randomInt(1, 10)];
  const id = randomUUID();
  getState().captchas.set(id, {
    characters,
    sum: String(first + second),
    expires: now() + VALID_MS,
  });
  return {
    id,
    svg: `data:image/svg+xml,${encodeURIComponent(picture(characters))}`,
    speech: `请计算：${DIGIT_WORDS[first]}加${DIGIT_WORDS[second]}等于多少`,
  };
}

/** Whether the answer is right: the characters or the sum. A captcha is used up by asking. */
export function solvesCaptcha(id: string | undefined, answer: string | undefined): boolean {
  const { captchas } = getState();
  const captcha = captchas.get(id ?? '');
  if (captcha === undefined || answer === undefined) return false;
  captchas.delete(id ?? '');
  const given = answer.trim().toUpperCase();
  return captcha.expires > now() && (given === captcha.characters || given === captcha.sum);
}

function picture(characters: string): string {
  const glyphs = [...characters].map((character, index) => {
    const x = 18 + index * 26;
    return `<text x="${x}" y="${randomInt(26, 34)}" transform="rotate(${randomInt(-18, 19)} ${x} 28)">${character}</text>`;
  });
  const strokes = Array.from(
    { length: 4 },
    () => `<path d="M0 ${randomInt(40)}Q60 ${randomInt(40)} 120 ${randomInt(40)}"/>`,
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40">' +
    '<rect width="120" height="40" fill="#f2f5fa"/>' +
    `<g fill="none" stroke="#8aa0c0">${strokes.join('')}</g>` +
    `<g font-family="monospace" font-size="24" fill="#1f3a68">${glyphs.join('')}</g></svg>`
  );
}
