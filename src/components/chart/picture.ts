import { FONT_FAMILY, type PortalTokens } from '../../../config/theme';
import type { ChartData, ChartDescription } from './description';
import type { ChartLayout } from './layout';
import { seriesColour } from './seriesColour';
import { textWidth } from './textWidth';

/** Pixels of the picture for one of the screen, so that it stays sharp on paper. */
const SCALE = 2;

const MARGIN = 16;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A text in lines of at most a width. */
function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const sign of text) {
    if (line && textWidth(line + sign, size) > width) {
      lines.push(line);
      line = '';
    }
    line += sign;
  }
  return line ? [...lines, line] : lines;
}

/**
 * A chart with all that is said about it, as the text of an SVG image: title, finding, scope,
 * drawing, definition, source and date.
 *
 * @param drawing text of the SVG image of the chart alone
 */
export function pictureSvg(
  { title, scope, definition, source, asOf, stacked }: ChartDescription,
  data: ChartData,
  layout: Pick<ChartLayout, 'width' | 'height'>,
  drawing: string,
  tokens: PortalTokens,
): { svg: string; width: number; height: number } {
  const small = tokens.fontSizeSmall;
  const parts: string[] = [];
  let y = MARGIN;
  const write = (text: string, size: number, color: string, weight = 400) => {
    for (const line of linesOf(text, size, layout.width)) {
      y += Math.round(size * 1.5);
      parts.push(
        `<text x="${MARGIN}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">${escaped(line)}</text>`,
      );
    }
  };
  write(title, tokens.fontSize + 2, tokens.text, 600);
  write(data.finding ?? '', tokens.fontSize, tokens.text);
  write(`范围：${scope}`, small, tokens.textSecondary);
  if (stacked) {
    let x = MARGIN;
    y += Math.round(small * 1.5);
    for (const [index, { name }] of data.series.entries()) {
      parts.push(
        `<rect x="${x}" y="${y - 10}" width="10" height="10" fill="${seriesColour(data, index, tokens)}"/>`,
        `<text x="${x + 16}" y="${y}" font-size="${small}" fill="${tokens.textSecondary}">${escaped(name)}</text>`,
      );
      x += 32 + textWidth(name, small);
    }
  }
  y += MARGIN / 2;
  parts.push(drawing.replace('<svg ', `<svg x="${MARGIN}" y="${y}" `));
  y += layout.height;
  write(`${definition}来源：${source}，${asOf}。`, small, tokens.textSecondary);
  const width = layout.width + 2 * MARGIN;
  const height = y + MARGIN;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${escaped(FONT_FAMILY)}"><rect width="100%" height="100%" fill="${tokens.surface}"/>${parts.join('')}</svg>`;
  return { svg, width, height };
}

/**
 * The same as a PNG file.
 *
 * @throws when the browser cannot draw it
 */
export async function chartPicture(
  description: ChartDescription,
  data: ChartData,
  layout: ChartLayout,
  drawing: string,
  tokens: PortalTokens,
): Promise<Uint8Array<ArrayBuffer>> {
  const { svg, width, height } = pictureSvg(description, data, layout, drawing, tokens);
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
