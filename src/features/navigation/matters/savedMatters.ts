import { timeInWords } from '@/components/form/draft/draftWords';
import { listOfNumbers, questionOf } from '@/components/patent/question';
import { plainQuestion, questionKey } from '@/components/search/history/question';
import { readSaved, type SavedSearch } from '@/components/search/history/savedSearches';
import { readHistory } from '@/components/search/history/searchHistory';
import { readQuery } from '@/components/search/readQuery';
import { patentResultLink } from '@/links/patent';
import { type SearchRequest, searchPatents } from '@/services/cnipr';
import type { Matter } from './matter';
import { type Answered, NOTHING_TO_LOOK_AT } from './source';

/** Saved searches that are counted again, the newest: each is a call. */
const MOST_COUNTED = 10;

/** A saved search that can be counted again, and what it found when the user last looked. */
interface Counted {
  saved: SavedSearch;
  request: SearchRequest;
  hits: number;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * The saved searches whose hits are known: those whose last answer stands in the history of this
 * browser. Without it nobody knows what is new, and a list of numbers of another device cannot be
 * asked for.
 */
function countable(owner: string): Counted[] {
  const { searches } = readHistory(owner);
  return readSaved(owner).flatMap((saved): Counted[] => {
    const { expression, problem } = readQuery(saved);
    const question = problem
      ? undefined
      : questionOf(saved, expression, listOfNumbers(owner, saved.set));
    const key = questionKey(expression, saved);
    const past = searches.find((one) => questionKey(one.expression, one) === key);
    if (!question || !past) return [];
    return [{ saved, request: { ...question, page: 0, size: 1 }, hits: past.hits, at: past.at }];
  });
}

function matterOf({ saved, hits, at }: Counted, total: number): Matter[] {
  // Fewer hits, or as many, may hold new ones; nobody can tell.
  if (total <= hits) return [];
  const more = (total - hits).toLocaleString('zh-CN');
  return [
    {
      key: `saved ${saved.name}`,
      kind: '已存检索',
      title: saved.name,
      what: `比 ${timeInWords(at)}检索时多 ${more} 件`,
      urgent: false,
      weight: 'news',
      day: '',
      // Looking at the result brings its number in the history up to date.
      to: patentResultLink({ ...plainQuestion(saved), sort: '-publicationDate' }),
      action: '查看结果',
    },
  ];
}

/** The user's saved searches that find more than when they were last looked at in this browser. */
export async function savedMatters(owner: string, signal: AbortSignal): Promise<Answered> {
  const all = countable(owner);
  if (all.length === 0) return NOTHING_TO_LOOK_AT;
  const matters: Matter[] = [];
  // One after the other: none of it is urgent.
  for (const one of all.slice(0, MOST_COUNTED)) {
    const { totalElements } = await searchPatents(one.request, { signal, skipErrorHandler: true });
    matters.push(...matterOf(one, totalElements));
  }
  return {
    matters,
    looked: '已存检索',
    note: all.length > MOST_COUNTED ? `已存检索只核对了最近保存的 ${MOST_COUNTED} 个。` : '',
  };
}
