import { foldText } from '@/domain/search/fold';
import type { AdjudicationListState } from '@/links/adjudication';
import {
  type AdjudicationFacet,
  type AdjudicationHit,
  type AdjudicationPage,
  type AdjudicationRow,
  findAdjudications,
} from '@/services/data/adjudication';

/** Rows asked for of each spelling, and shown of all. */
const MOST_ASKED = 20;
const MOST_SHOWN = 10;

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
  /** The spelling that found it. */
  readonly spelling: string;
}

export interface CitingJudgments {
  /** The spellings that find something, the most frequent first. */
  readonly counts: readonly SpellingCount[];
  /** Documents that list it among the laws they cite. */
  readonly listed: number;
  /** Documents of all spellings, each once; undefined where not all of them were answered. */
  readonly exact: number | undefined;
  /** Each once, the newest first. */
  readonly rows: readonly CitingJudgment[];
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

function merged(spellings: readonly string[], pages: readonly AdjudicationPage[]) {
  const rows = new Map<string, CitingJudgment>();
  pages.forEach(({ content }, index) => {
    const spelling = spellings[index] ?? '';
    for (const row of content) {
      const sentence = sentenceOf(row, spelling);
      const known = rows.get(row.id);
      if (!known || (!known.sentence && sentence)) rows.set(row.id, { row, sentence, spelling });
    }
  });
  const dayOf = ({ row }: CitingJudgment) => row.judgmentDate ?? '';
  return [...rows.values()].sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1));
}

/**
 * The judgments in whose text an article is named, asked spelling by spelling of the search for
 * judgments.
 *
 * @param spellings as `articleSpellings` makes them; at least one
 */
export async function findCitingJudgments(
  spellings: readonly string[],
  signal: AbortSignal,
): Promise<CitingJudgments> {
  const call = { signal, shownInPlace: true } as const;
  const [listed, ...pages] = await Promise.all([
    findAdjudications({ q: spellings[0] ?? '', part: 'LAW', page: 0, size: 1 }, call),
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
  const rows = merged(spellings, pages);
  const whole = pages.every(({ content, totalElements }) => content.length >= totalElements);
  return {
    counts,
    listed: listed.totalElements,
    exact: whole ? rows.length : undefined,
    rows: rows.slice(0, MOST_SHOWN),
  };
}
