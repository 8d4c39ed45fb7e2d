import { readApplicationNumber } from '@/domain/numbers/applicationNumber';
import { readPublicationNumber } from '@/domain/numbers/publicationNumber';
import { type PatentSummary, searchPatents } from '@/services/cnipr';

/** Numbers asked for in one call, and rows in its answer. */
const CHUNK = 1000;

export interface MissingNumbers {
  /** Numbers of the list that no patent bears, in its order. */
  missing: string[];
  /** International numbers of which some patent bears at least one; rows do not tell which. */
  unchecked: string[];
}

/** What a number of the list is compared by; undefined where rows have nothing to compare with. */
function keyOf(number: string): string | undefined {
  if (/^(?:PCT|WO)/.test(number)) return undefined;
  return readApplicationNumber(number)?.body ?? number;
}

/** Keys of the numbers of a row; a publication is also found without its kind code. */
function keysOf({ applicationNumber, publicationNumber, grantNumber }: PatentSummary): string[] {
  const application = applicationNumber
    ? readApplicationNumber(applicationNumber)?.body
    : undefined;
  const publications = [publicationNumber, grantNumber].flatMap((text) => {
    const read = text ? readPublicationNumber(text) : null;
    return read ? [read.number, read.number + (read.kind ?? '')] : [];
  });
  return application ? [application, ...publications] : publications;
}

/**
 * Finds out which numbers of a list no patent bears, a thousand numbers a call, whatever else
 * narrows the result.
 *
 * @param onProgress told how many numbers have been looked up
 * @throws what `searchPatents` throws
 */
export async function missingNumbers(
  numbers: readonly string[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<MissingNumbers> {
  const options = { signal, shownInPlace: true };
  const found = new Set<string>();
  const comparable = numbers.filter((number) => keyOf(number) !== undefined);
  for (let at = 0; at < comparable.length; at += CHUNK) {
    const chunk = comparable.slice(at, at + CHUNK);
    let rows = 0;
    for (let page = 0; ; page++) {
      const request = { expression: '', numbers: chunk, page, size: CHUNK };
      const { content, totalElements } = await searchPatents(request, options);
      for (const key of content.flatMap(keysOf)) found.add(key);
      rows += content.length;
      if (rows >= totalElements || content.length === 0) break;
    }
    onProgress(at + chunk.length);
  }
  const international = numbers.filter((number) => keyOf(number) === undefined);
  if (international.length > 0) {
    const request = { expression: '', numbers: international, page: 0, size: 1 };
    const { totalElements } = await searchPatents(request, options);
    if (totalElements > 0) for (const number of international) found.add(number);
  }
  return {
    missing: numbers.filter((number) => !found.has(keyOf(number) ?? number)),
    unchecked: international.filter((number) => found.has(number)),
  };
}
