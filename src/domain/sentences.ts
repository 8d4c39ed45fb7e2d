/** A piece of a text, half-open, in characters of the text. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Longest piece that is read at one go, in characters: some voices fall silent in longer ones. */
export const LONGEST_SENTENCE = 120;

const END = /[。！？；!?…\n]+[”’」』）》)"']*|\.+(?=\s|$)/gu;
const BREAK = /[，、,：:\s]/gu;
const SPOKEN = /[\p{L}\p{N}]/u;

/** The last place at which a long sentence can be broken, in reach of the longest piece. */
function breakAfter(text: string): number {
  let last = 0;
  for (const { index } of text.slice(0, LONGEST_SENTENCE).matchAll(BREAK)) last = index + 1;
  return last || LONGEST_SENTENCE;
}

/**
 * The sentences of a text in reading order, each at most as long as `LONGEST_SENTENCE`; what has
 * neither letter nor digit is left out. Read-aloud goes from one to the next (domain reference 7).
 */
export function sentencesOf(text: string): Piece[] {
  const ends = Array.from(text.matchAll(END), ({ index, 0: mark }) => index + mark.length);
  const pieces: Piece[] = [];
  let from = 0;
  for (const end of [...ends, text.length]) {
    while (from < end) {
      const to = end - from > LONGEST_SENTENCE ? from + breakAfter(text.slice(from, end)) : end;
      const inside = text.slice(from, to);
      if (SPOKEN.test(inside)) {
        const start = from + (inside.length - inside.trimStart().length);
        pieces.push({ from: start, to: start + inside.trim().length });
      }
      from = to;
    }
  }
  return pieces;
}
