import { downloadFile } from '@/components/export/downloadFile';
import { FONT_FAMILY, type PortalTokens } from '../../../config/theme';
import type { PictureText } from './originColumns';
import { SAMPLE } from './sample';
import { svgPng } from './svgPng';
import { escaped, hatchPattern } from './svgText';
import { linesOf } from './textLines';
import { textWidth } from './textWidth';

/** What a colour of a drawing means. */
export interface KeyEntry {
  readonly name: string;
  readonly colour: string;
}

/** A drawing as the text of an SVG image, with its size in px and what its colours mean. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly key?: readonly KeyEntry[] | undefined;
  /** What else has to be known to read it; '' for nothing. */
  readonly note?: string;
}

const MARGIN = 16;

/** Width of the texts in px, however narrow the drawing is. */
const LEAST = 480;

/** The names of colours in as many rows as they need, from `top` on. */
function keyRows(
  key: readonly KeyEntry[],
  top: number,
  width: number,
  { fontSizeSmall: size, textSecondary }: PortalTokens,
): { parts: string[]; bottom: number } {
  const row = Math.round(size * 1.5);
  let [x, y] = [MARGIN, top + row];
  const parts = key.flatMap(({ name, colour }) => {
    const room = 32 + textWidth(name, size);
    if (x > MARGIN && x + room > MARGIN + width) {
      x = MARGIN;
      y += row;
    }
    const at = x;
    x += room;
    return [
      `<rect x="${at}" y="${y - 10}" width="10" height="10" fill="${colour}" stroke="${textSecondary}" stroke-width="0.5"/>`,
      `<text x="${at + 16}" y="${y}" font-size="${size}" fill="${textSecondary}">${escaped(name)}</text>`,
    ];
  });
  return { parts, bottom: y };
}

/**
 * A drawing with all that is said about it, as the text of an SVG image: title, finding, scope, what
 * its colours mean, definition, source and date.
 */
export function pictureSvg(
  { title, finding, scope, unit, definition, notes = [], source, asOf, ...more }: PictureText,
  drawing: Drawing,
  tokens: PortalTokens,
): { svg: string; width: number; height: number } {
  const small = tokens.fontSizeSmall;
  const parts: string[] = [hatchPattern(tokens)];
  const room = Math.max(drawing.width, LEAST);
  let y = MARGIN;
  const write = (text: string, size: number, color: string, weight = 400) => {
    for (const line of linesOf(text, size, room)) {
      y += Math.round(size * 1.5);
      parts.push(
        `<text x="${MARGIN}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">${escaped(line)}</text>`,
      );
    }
  };
  const { coverage, sample } = more;
  write(sample ? `${title}（${SAMPLE}）` : title, tokens.fontSize + 2, tokens.text, 600);
  write(finding, tokens.fontSize, tokens.text);
  write(`范围：${scope}，单位：${unit}`, small, tokens.textSecondary);
  if (drawing.key && drawing.key.length > 0) {
    const rows = keyRows(drawing.key, y, room, tokens);
    parts.push(...rows.parts);
    y = rows.bottom;
  }
  y += MARGIN / 2;
  parts.push(drawing.svg.replace('<svg ', `<svg x="${MARGIN}" y="${y}" `));
  y += drawing.height;
  for (const note of [drawing.note ?? '', ...notes]) write(note, small, tokens.textSecondary);
  write(
    `${definition}${coverage ? `${coverage}。` : ''}来源：${source || '—'}，统计日 ${asOf || '—'}。`,
    small,
    tokens.textSecondary,
  );
  const width = room + 2 * MARGIN;
  const height = y + MARGIN;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${escaped(FONT_FAMILY)}"><rect width="100%" height="100%" fill="${tokens.surface}"/>${parts.join('')}</svg>`;
  return { svg, width, height };
}

/**
 * Hands the same to the user as a PNG file.
 *
 * @returns the name of the file
 * @throws when the browser cannot draw it
 */
export async function savePng(
  name: string,
  text: PictureText,
  drawing: Drawing,
  tokens: PortalTokens,
): Promise<string> {
  const { svg, width, height } = pictureSvg(text, drawing, tokens);
  return downloadFile(`${name}.png`, await svgPng(svg, width, height), 'image/png');
}
