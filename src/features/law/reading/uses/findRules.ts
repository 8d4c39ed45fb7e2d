import { listedPlaces, namesArticle, wordsOfListed } from '@/domain/law/articleSpellings';
import { type TextRange, wordPlaces } from '@/domain/law/keywords';
import { articlesOf, articleText } from '@/domain/law/lawText';
import { foldText } from '@/domain/search/fold';
import type { LawListState } from '@/links/law';
import { findLaws, type LawHit, type LawRecord, type LawRow } from '@/services/data/law';
import { readLaw } from '../lawRecords';

/** Rows asked for of each spelling. */
const MOST_LAWS = 50;

/** Texts read in full, of laws that hold the words and whose places were not among the excerpts. */
const MOST_READ = 8;

/** A place that refers to the article. */
export interface ReferringPlace {
  readonly hit: LawHit;
  /** Where its text names the article. */
  readonly ranges: readonly TextRange[];
}

/** A law with the places in which it refers to the article. */
export interface ReferringLaw {
  readonly row: LawRow;
  readonly places: readonly ReferringPlace[];
  /** Places with a spelling of it that the service counted and did not give, at most. */
  readonly more: number;
}

export interface ReferringLaws {
  /** In force first, then the newest. */
  readonly laws: readonly ReferringLaw[];
  /** Whether all that is found was answered. */
  readonly whole: boolean;
  /** Laws that hold the words of law and article, of which it was not looked up whether they name it. */
  readonly unread: number;
}

/** The list of what one spelling finds. */
export const referringList = (spelling: string): Partial<LawListState> => ({
  q: spelling,
  scope: 'full',
  match: 'exact',
});

/** In force first, then the newest. */
function inOrder({ row: a }: ReferringLaw, { row: b }: ReferringLaw): number {
  const force = Number(b.timeliness === 'IN_FORCE') - Number(a.timeliness === 'IN_FORCE');
  return force || ((a.promulgationDate ?? '') < (b.promulgationDate ?? '') ? 1 : -1);
}

/**
 * Interpretations and other laws in whose text an article is named; the versions of its own law are
 * left out.
 *
 * @param key of the article
 * @param spellings as `articleSpellings` makes them; at least one
 */
export async function findReferringLaws(
  { id, title, versions }: LawRecord,
  key: string,
  spellings: readonly string[],
  signal: AbortSignal,
): Promise<ReferringLaws> {
  const ask = (keyword: string, match: 'exact' | 'fuzzy') =>
    findLaws(
      { keyword, scope: 'full', match, page: 0, size: MOST_LAWS },
      { signal, shownInPlace: true },
    );
  const pages = await Promise.all([
    ...spellings.map((spelling) => ask(spelling, 'exact')),
    ask(wordsOfListed(title, key), 'fuzzy'),
  ]);
  const words = spellings.map(foldText);
  const placesIn = (text: string): readonly TextRange[] =>
    namesArticle(text, spellings)
      ? wordPlaces(foldText(text), words)
      : listedPlaces(text, title, key);
  const own = new Set([id, ...versions.map((version) => version.id)]);
  const laws = new Map<string, ReferringLaw>();
  pages.forEach(({ content }, at) => {
    for (const row of content) {
      if (own.has(row.id)) continue;
      const { places: known, more } = laws.get(row.id) ?? { places: [], more: 0 };
      // One place may be found by several of the questions, each with another part of its text.
      const isKnown = ({ article, text }: LawHit) =>
        known.some(({ hit }) => hit.text === text || (article && hit.article === article));
      const places = row.hits.flatMap((hit): ReferringPlace[] => {
        const ranges = placesIn(hit.text);
        return ranges.length > 0 && !isKnown(hit) ? [{ hit, ranges }] : [];
      });
      const left = at < spellings.length ? Math.max(0, (row.hitCount ?? 0) - row.hits.length) : 0;
      if (known.length + places.length === 0) continue;
      laws.set(row.id, { row, places: [...known, ...places], more: more + left });
    }
  });
  // The service gives some places of each law; the one that counts may be another.
  const open = (pages.at(-1)?.content ?? []).filter(
    ({ id: other, hits, hitCount }) =>
      other && !own.has(other) && !laws.has(other) && (hitCount ?? Infinity) > hits.length,
  );
  const read = open
    .map((row): ReferringLaw => ({ row, places: [], more: 0 }))
    .sort(inOrder)
    .slice(0, MOST_READ);
  const texts = await Promise.allSettled(read.map(({ row }) => readLaw(row.id, signal)));
  let known = 0;
  texts.forEach((answer, at) => {
    const row = read[at]?.row;
    if (!row || answer.status === 'rejected' || !answer.value.text) return;
    known += 1;
    const places = articlesOf(answer.value.text).flatMap((article): ReferringPlace[] => {
      const text = articleText(article);
      const ranges = placesIn(text);
      const hit = { article: article.key, label: article.label, text, ranges: [] };
      return ranges.length > 0 ? [{ hit, ranges }] : [];
    });
    if (places.length > 0) laws.set(row.id, { row, places, more: 0 });
  });
  return {
    laws: [...laws.values()].sort(inOrder),
    whole: pages.every(({ content, totalElements }) => content.length >= totalElements),
    unread: open.length - known,
  };
}
