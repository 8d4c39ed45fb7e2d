import { textWidth } from './textWidth';

/** What never begins a line; it may stand a little beyond the end of one. */
const CLOSING = /^[，。；：、）》”]/;

/** A text in lines of at most a width; numbers, days and Latin words stay whole where they can. */
export function linesOf(text: string, size: number, width: number): string[] {
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
