/** Pieces of SVG for line drawings as patents have them: black strokes on white. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeText = (text: string) => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);

/** A whole picture of this many units; `scale` 0.25 is a thumbnail. */
export function picture(width: number, height: number, content: string, scale = 1): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" ` +
    `viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>` +
    `<g fill="none" stroke="#111" stroke-width="2" stroke-linejoin="round">${content}</g></svg>`
  );
}

export function text(x: number, y: number, content: string, size = 18): string {
  return (
    `<text x="${x}" y="${y}" font-size="${size}" font-family="serif" text-anchor="middle" ` +
    `fill="#111" stroke="none">${escapeText(content)}</text>`
  );
}

export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
}

export const circle = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

export const path = (d: string) => `<path d="${d}"/>`;

/** A thin line from a part to the numeral that marks it. */
export function leader(x: number, y: number, labelX: number, labelY: number, numeral: string) {
  const middle = (x + labelX) / 2;
  return (
    `<path d="M${x} ${y}Q${middle} ${y} ${labelX} ${labelY}" stroke-width="1"/>` +
    `<circle cx="${x}" cy="${y}" r="2" fill="#111" stroke="none"/>` +
    text(labelX + (labelX > x ? 16 : -16), labelY + 6, numeral)
  );
}

/** An arrow between two points. */
export function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn: number) =>
    `${(x2 - 10 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 10 * Math.sin(angle + turn)).toFixed(1)}`;
  return path(`M${x1} ${y1}L${x2} ${y2}M${wing(0.4)}L${x2} ${y2}L${wing(-0.4)}`);
}

/** Breaks a text into lines of about this many characters. */
export function lines(content: string, length: number): string[] {
  return content.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [];
}
