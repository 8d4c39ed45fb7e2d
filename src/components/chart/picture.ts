import { FONT_FAMILY, type PortalTokens } from '../../../config/theme';
import { type PictureText, SAMPLE } from './originColumns';
import { escaped, hatchPattern } from './svgText';
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
  readonly key?: readonly KeyEntry[];
  /** What else has to be known to read it; '' for nothing. */
  readonly note?: string;
}

/** Pixels of the picture for one of the screen, so that it stays sharp on paper. */
const SCALE = 2;

const MARGIN = 16;

/** Width of the texts in px, however narrow the drawing is. */
const LEAST = 480;

/** What never begins a line; it may stand a little beyond the end of one. */
const CLOSING = /^[，。；：、）》”]/;

/** A text in lines of at most a width; numbers, days and Latin words stay whole where they can. */
function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/[!-~]+|[^!-~]/gu) ?? []) {
    for (const part of textWidth(word, size) > width ? word : [word]) {
      if (line && !CLOSING.test(part) && textWidth(line + part, size) > width) {
        lines.push(line);
        line = '';
      }
      line += line === '' ? part.trimStart() : part;
    }
  }
  return line ? [...lines, line] : lines;
}

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
 * The same as a PNG file.
 *
 * @throws when the browser cannot draw it
 */
export async function picturePng(
  text: PictureText,
  drawing: Drawing,
  tokens: PortalTokens,
): Promise<Uint8Array<ArrayBuffer>> {
  const { svg, width, height } = pictureSvg(text, drawing, tokens);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!file) throw new Error('No picture');
  return new Uint8Array(await file.arrayBuffer());
}
