import { searchedWords } from '@/domain/law/keywords';
import { readLawList } from '@/links/law';

/**
 * The words that the list looked for in the texts of laws.
 *
 * @param from query string of the list; undefined without one
 * @returns none without a list, and when only titles were searched
 */
export function searchedInTexts(from: string | undefined): readonly string[] {
  const { q, scope, match } = readLawList(from ?? '');
  return scope === 'full' ? searchedWords(q, match) : [];
}
