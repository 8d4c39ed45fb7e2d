import { foldText } from '@/domain/search/fold';
import { AbortedError } from '@/requests/errors';

/** A text that nothing contains. */
const IN_NOTHING = 'qzxjvkwqzxjvkw';

/** What was found for a text. */
interface FoundRows {
  readonly total: number;
  /** The first of the records, as they were read. */
  readonly rows: readonly unknown[];
}

/** Whether each row shows all words of a text. */
function showWords(rows: readonly unknown[], q: string): boolean {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const texts = rows.map((row) => foldText(JSON.stringify(row)));
  return texts.length > 0 && texts.every((text) => words.every((word) => text.includes(word)));
}

/**
 * Whether an answer is one to a text. A back end that does not know the condition answers all that it
 * has, whatever is asked (of findPatentTransaction nothing but the path is known). Words may also be
 * in what a row does not show: where it does not show them, a text that nothing contains is asked as
 * well, and finds as much where the text is not looked at.
 *
 * @param countOf counts for another text
 */
export async function answersText(
  { total, rows }: FoundRows,
  q: string,
  countOf: (q: string) => Promise<number>,
): Promise<boolean> {
  if (total === 0 || showWords(rows, q)) return true;
  try {
    return (await countOf(IN_NOTHING)) !== total;
  } catch (error) {
    if (error instanceof AbortedError) throw error;
    return false;
  }
}
