import { addDays } from '@/domain/calendar';
import { articleSpellings, listedPlaces, wordsOfListed } from '@/domain/law/articleSpellings';
import type { TextRange } from '@/domain/law/keywords';
import { wordPlaces } from '@/domain/law/keywords';
import { foldText } from '@/domain/search/fold';
import type { AdjudicationListState } from '@/links/adjudication';
import {
  type AdjudicationFacet,
  type AdjudicationHit,
  type AdjudicationPage,
  type AdjudicationRow,
  findAdjudications,
} from '@/services/data/adjudication';

/** Rows asked for of each spelling. */
const MOST_ASKED = 20;

/** Years and courts that are named. */
const FACET_SIZE = 12;

/** What one spelling finds. */
export interface SpellingCount {
  readonly spelling: string;
  readonly total: number;
  readonly facets: readonly AdjudicationFacet[];
}

/** A judgment with the sentence in which the article stands; undefined where none was given. */
export interface CitingJudgment {
  readonly row: AdjudicationRow;
  readonly sentence: AdjudicationHit | undefined;
  /** What found it: a spelling, or the words of the article and its law. */
  readonly spelling: string;
}

/** An article as texts name it. */
export interface NamedArticle {
  /** Title of its law. */
  readonly title: string;
  /** Its key: `71`. */
  readonly article: string;
}

/** Where a sentence names the article, also behind others of its law. */
export function articlePlaces(text: string, { title, article }: NamedArticle): TextRange[] {
  const spelled = wordPlaces(foldText(text), articleSpellings(title, article).map(foldText));
  return spelled.length > 0 ? spelled : listedPlaces(text, title, article);
}

export interface CitingJudgments {
  /** The spellings that find something, the most frequent first. */
  readonly counts: readonly SpellingCount[];
  /** Documents that list it among the laws they cite. */
  readonly listed: number;
  /** Documents of all spellings, each once; undefined where not all of them were answered. */
  readonly exact: number | undefined;
  /** Documents that hold the name of the law and the number, wherever they stand, and those words. */
  readonly words: string;
  readonly withWords: number;
  /** Each once, the newest first. */
  readonly rows: readonly CitingJudgment[];
}

/** How the judgments of a spelling lie about a day; undefined where the answers do not add up. */
export interface SplitCount {
  readonly before: number;
  readonly since: number;
  /** Of which the day is not known. */
  readonly undated: number;
}

/**
 * How many of the judgments with each spelling are older than a day.
 *
 * @param day `YYYY-MM-DD`
 */
export function splitByDay(
  counts: readonly SpellingCount[],
  day: string,
  signal: AbortSignal,
): Promise<(SplitCount | undefined)[]> {
  const call = { signal, shownInPlace: true } as const;
  return Promise.all(
    counts.map(async ({ spelling: q, total }) => {
      const [{ totalElements: before }, { totalElements: since }] = await Promise.all([
        findAdjudications({ q, to: addDays(day, -1), page: 0, size: 1 }, call),
        findAdjudications({ q, from: day, page: 0, size: 1 }, call),
      ]);
      const undated = total - before - since;
      return undated < 0 ? undefined : { before, since, undated };
    }),
  );
}

/** The list of what one spelling finds. */
export const citingList = (spelling: string): Partial<AdjudicationListState> => ({
  q: spelling,
  sort: '-judgmentDate',
});

/** The place of the text, not of the list of laws, in which the spelling stands. */
function sentenceOf({ hits }: AdjudicationRow, spelling: string): AdjudicationHit | undefined {
  const wanted = foldText(spelling);
  const told = hits.filter(({ part, text }) => part !== 'LAW' && foldText(text).includes(wanted));
  return told.find(({ paragraph }) => paragraph !== undefined) ?? told[0];
}

/** Those found by the words whose sentence names the article in another way: 第一条、第七十一条. */
function listedIn({ content }: AdjudicationPage, words: string, named: NamedArticle) {
  return content.flatMap((row): CitingJudgment[] => {
    const sentence = row.hits.find(
      ({ part, text }) => part !== 'LAW' && articlePlaces(text, named).length > 0,
    );
    return sentence ? [{ row, sentence, spelling: words }] : [];
  });
}

function merged(
  spellings: readonly string[],
  pages: readonly AdjudicationPage[],
  listed: readonly CitingJudgment[],
) {
  const rows = new Map<string, CitingJudgment>();
  pages.forEach(({ content }, index) => {
    const spelling = spellings[index] ?? '';
    for (const row of content) {
      const sentence = sentenceOf(row, spelling);
      const known = rows.get(row.id);
      if (!known || (!known.sentence && sentence)) rows.set(row.id, { row, sentence, spelling });
    }
  });
  for (const one of listed) if (!rows.has(one.row.id)) rows.set(one.row.id, one);
  const dayOf = ({ row }: CitingJudgment) => row.judgmentDate ?? '';
  return [...rows.values()].sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1));
}

/**
 * The judgments in whose text an article is named, asked spelling by spelling of the search for
 * judgments, and by its words for those that write it behind others or behind a short name.
 *
 * @param named an article that has spellings
 */
export async function findCitingJudgments(
  named: NamedArticle,
  signal: AbortSignal,
): Promise<CitingJudgments> {
  const call = { signal, shownInPlace: true } as const;
  const spellings = articleSpellings(named.title, named.article);
  const words = wordsOfListed(named.title, named.article);
  const [listed, loose, ...pages] = await Promise.all([
    findAdjudications({ q: spellings[0] ?? '', part: 'LAW', page: 0, size: 1 }, call),
    findAdjudications({ q: words, sort: '-judgmentDate', page: 0, size: MOST_ASKED }, call),
    ...spellings.map((q) =>
      findAdjudications(
        {
          q,
          sort: '-judgmentDate',
          facets: ['year', 'court'],
          facetSize: FACET_SIZE,
          page: 0,
          size: MOST_ASKED,
        },
        call,
      ),
    ),
  ]);
  const counts = spellings
    .map((spelling, index) => ({
      spelling,
      total: pages[index]?.totalElements ?? 0,
      facets: pages[index]?.facets ?? [],
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
  const whole = pages.every(({ content, totalElements }) => content.length >= totalElements);
  return {
    counts,
    listed: listed.totalElements,
    exact: whole ? merged(spellings, pages, []).length : undefined,
    words,
    withWords: loose.totalElements,
    rows: merged(spellings, pages, listedIn(loose, words, named)),
  };
}
