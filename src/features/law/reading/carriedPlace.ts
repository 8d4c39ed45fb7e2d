import { articleHistory } from '@/domain/law/articleHistory';
import { readPlaceAddress } from '@/domain/law/articleKey';
import { compareLaws } from '@/domain/law/compareLaws';
import type { LawText } from '@/domain/law/lawText';

/**
 * The place of another version that says what a place of this one says: the same article, whatever
 * its number there.
 *
 * @param at place in this version, as an address has it
 * @param older whether the other version is the older of the two
 * @returns '' where the other version does not have the article
 */
export function carriedPlace(
  at: string,
  here: LawText | undefined,
  other: LawText | undefined,
  older: boolean,
): string {
  const place = readPlaceAddress(at);
  if (!place || !here || !other) return '';
  const comparison = older ? compareLaws(other, here) : compareLaws(here, other);
  const states = articleHistory([comparison], older ? 1 : 0, place.article);
  return states.find(({ version }) => version === (older ? 0 : 1))?.piece?.key ?? '';
}
