import { namesArticle } from '@/domain/law/articleSpellings';
import type { LawListState } from '@/links/law';
import { findLaws, type LawHit, type LawRecord, type LawRow } from '@/services/data/law';

/** Rows asked for of each spelling. */
const MOST_LAWS = 50;

/** A law with the places in which it refers to the article. */
export interface ReferringLaw {
  readonly row: LawRow;
  readonly hits: readonly LawHit[];
}

export interface ReferringLaws {
  /** In force first, then the newest. */
  readonly laws: readonly ReferringLaw[];
  /** Whether all that is found was answered. */
  readonly whole: boolean;
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
 * @param spellings as `articleSpellings` makes them; at least one
 */
export async function findReferringLaws(
  { id, versions }: LawRecord,
  spellings: readonly string[],
  signal: AbortSignal,
): Promise<ReferringLaws> {
  const pages = await Promise.all(
    spellings.map((keyword) =>
      findLaws(
        { keyword, scope: 'full', match: 'exact', page: 0, size: MOST_LAWS },
        { signal, shownInPlace: true },
      ),
    ),
  );
  const own = new Set([id, ...versions.map((version) => version.id)]);
  const laws = new Map<string, ReferringLaw>();
  for (const row of pages.flatMap(({ content }) => content)) {
    if (own.has(row.id)) continue;
    const known = laws.get(row.id)?.hits ?? [];
    const hits = row.hits.filter(
      ({ text }) => namesArticle(text, spellings) && !known.some((hit) => hit.text === text),
    );
    if (known.length + hits.length > 0) laws.set(row.id, { row, hits: [...known, ...hits] });
  }
  return {
    laws: [...laws.values()].sort(inOrder),
    whole: pages.every(({ content, totalElements }) => content.length >= totalElements),
  };
}
