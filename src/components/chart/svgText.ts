import { FONT_FAMILY, type PortalTokens } from '../../../config/theme';
import { textWidth } from './textWidth';

/** A text as it may stand in an SVG image. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Fills what is not known, wherever `hatchPattern` stands in the same image. */
export const HATCHED = 'url(#ipr-hatched)';

/** The hatching of what is not known: a zero is blank, no figure is hatched. */
export function hatchPattern({ surface, lineStrong }: PortalTokens): string {
  return `<defs><pattern id="ipr-hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="${surface}"/><rect width="1.5" height="6" fill="${lineStrong}" fill-opacity="0.5"/></pattern></defs>`;
}

/** A length or place in px, to a hundredth. */
export const px = (length: number): string => String(Math.round(length * 100) / 100);

/** A text that fits into a width in px, cut with … where it has to be. */
export function shortened(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('')}…`;
}

interface WordsStyle {
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** Words at a place of a drawing; `y` is the middle of their line. */
export function svgWords(
  words: string,
  x: number,
  y: number,
  { size, fill, anchor = 'start' }: WordsStyle,
): string {
  // A third of the size below the middle stands the foot of the letters.
  return `<text x="${px(x)}" y="${px(y + size * 0.36)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

/** A drawing of a size as the text of an SVG image. */
export function svgImage(
  { width, height }: { width: number; height: number },
  parts: readonly string[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${px(width)}" height="${px(height)}" viewBox="0 0 ${px(width)} ${px(height)}" font-family="${escaped(FONT_FAMILY)}">${parts.join('')}</svg>`;
}
