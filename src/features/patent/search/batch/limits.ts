import { grouped } from '@/domain/grouped';

/** Numbers of one search (contract: SearchRequest.numbers). */
export const MOST_NUMBERS = 10_000;

/** Ours: beyond these, reading would keep the browser busy for seconds. */
export const MOST_LINES = 20_000;
const MOST_CHARACTERS = 1_000_000;
const MOST_FILE_MB = 4;
export const MOST_FILE_BYTES = MOST_FILE_MB * 1024 * 1024;

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Why a text is too long to be read; undefined when it is not. */
export function lengthProblem(text: string): string | undefined {
  const lines = countLines(text);
  if (lines > MOST_LINES) {
    return `一次最多识别 ${grouped(MOST_LINES)} 行，现在有 ${grouped(lines)} 行。文字都还在，请删去一部分，分几次检索。`;
  }
  if (text.length > MOST_CHARACTERS) {
    return `一次最多识别 ${grouped(MOST_CHARACTERS)} 个字符，现在有 ${grouped(text.length)} 个。文字都还在，请只留下含号码的部分。`;
  }
  return undefined;
}
