/**
 * Characters that nobody sees and that come along when text is copied from web pages, documents and
 * messengers: control characters, zero-width ones, soft hyphens and marks of the direction.
 */
const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * A text without the characters that nobody sees; line breaks and tabs stay.
 *
 * @param instead what stands in the place of each
 */
export function withoutUnseen(text: string, instead = ''): string {
  return text.replace(UNSEEN, instead);
}

/** Words in one line: line breaks and runs of spaces become one space; what nobody sees goes. */
export function wordsInLine(text: string): string {
  return withoutUnseen(text)
    .replace(/[\s\u3000]+/g, ' ')
    .trim();
}
