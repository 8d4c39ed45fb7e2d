import { hasEveryWord, searchedWords, wordPlaces } from '../../src/domain/law/keywords';
import { foldLawName } from '../../src/domain/law/lawName';
import { foldText } from '../../src/domain/search/fold';
import type { LawHit, LawQuery } from '../contract';
import type { SearchPiece, StoredLaw } from './storedLaw';

const MOST_HITS = 3;
/** Characters of a snippet, and how many of them stand before the first word. */
const SNIPPET = 120;
const SNIPPET_HEAD = 30;

/** What a law was found by. */
export interface LawMatch {
  readonly score: number;
  readonly titleRanges: { from: number; to: number }[];
  readonly hits: LawHit[];
  readonly hitCount: number;
}

/** The words that a query looks for, folded. */
export function keywordsOf({ keyword = '', match = 'fuzzy' }: LawQuery): string[] {
  return searchedWords(keyword, match);
}

function hitOf(piece: SearchPiece, words: readonly string[]): LawHit {
  const [first] = wordPlaces(piece.folded, words);
  const from = Math.max(0, (first?.from ?? 0) - SNIPPET_HEAD);
  const to = Math.min(piece.text.length, from + SNIPPET);
  const head = from > 0 ? '…' : '';
  const tail = to < piece.text.length ? '…' : '';
  const text = head + piece.text.slice(from, to).replace(/\n/g, ' ') + tail;
  return {
    ...(piece.article !== null && { article: piece.article }),
    label: piece.label,
    text,
    ranges: wordPlaces(foldText(text), words),
  };
}

/** The score of a title: the name itself, a part of it, its words. */
function titleScore(law: StoredLaw, keyword: string, found: boolean): number {
  if (law.foldedNames.includes(foldLawName(keyword).name)) return 1000;
  if (law.foldedTitle.includes(foldText(keyword).trim())) return 300;
  return found ? 200 : 0;
}

/** What a query finds in a law; null when it finds nothing. Without a keyword everything is found. */
export function matchLaw(
  law: StoredLaw,
  query: LawQuery,
  words: readonly string[],
): LawMatch | null {
  if (words.length === 0) return { score: 0, titleRanges: [], hits: [], hitCount: 0 };
  const number = foldText(law.data.docNumber ?? '');
  const inTitle =
    hasEveryWord(law.foldedTitle, words) || (number !== '' && hasEveryWord(number, words));
  const pieces =
    query.scope === 'full' ? law.pieces.filter(({ folded }) => hasEveryWord(folded, words)) : [];
  if (!inTitle && pieces.length === 0) return null;
  return {
    score: titleScore(law, query.keyword ?? '', inTitle) + Math.min(pieces.length, 50) * 2,
    titleRanges: wordPlaces(law.foldedTitle, words),
    hits: pieces.slice(0, MOST_HITS).map((piece) => hitOf(piece, words)),
    hitCount: pieces.length,
  };
}
