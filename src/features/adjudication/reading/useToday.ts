import { useEffect, useMemo, useState } from 'react';
import { keptTarget, wantTargets } from '@/components/citation/targetCache';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { findCitations } from '@/domain/law/findCitations';
import { type PatentSummary, searchPatents } from '@/services/cnipr';
import type { Adjudication } from '@/services/data/adjudication';
import { type ResolvedLaw, resolveLaws } from '@/services/data/law';
import { citedLawText, NO_DAY } from './citedLaws';

/** The patents at issue as they stand today, by id. */
export function usePatentsToday({
  relatedRights,
}: Adjudication): Latest<ReadonlyMap<string, PatentSummary>> {
  const ids = [...new Set(relatedRights.flatMap(({ patentId }) => patentId ?? []))];
  return useLatestAnswer(ids.length > 0 ? ids.join(' ') : undefined, async (signal) => {
    const request = { expression: '', ids, page: 0, size: Math.min(ids.length, 100) };
    const { content } = await searchPatents(request, { signal, shownInPlace: true });
    return new Map(content.map((patent) => [patent.id, patent]));
  });
}

type CitedLaw = Adjudication['citedLaws'][number];

/** What a cited law is called and which article of it is meant; null when that cannot be read. */
function mentionOf(law: CitedLaw) {
  const [mention] = findCitations(citedLawText(law));
  if (mention?.kind !== 'law') return null;
  const { name, place } = mention;
  return { name, ...(place && { article: place.article }) };
}

/** The laws cited as they stand today, in their order; null where the portal has none. */
export function useLawsToday({ citedLaws }: Adjudication): Latest<(ResolvedLaw | null)[]> {
  const key = citedLaws.map(citedLawText).join('\n');
  return useLatestAnswer(key || undefined, async (signal) => {
    const mentions = citedLaws.map(mentionOf);
    const known = mentions.flatMap((mention) => mention ?? []);
    if (known.length === 0) return citedLaws.map(() => null);
    const found = await resolveLaws(known, undefined, { signal, shownInPlace: true });
    let at = 0;
    return mentions.map((mention) => (mention ? (found[at++] ?? null) : null));
  });
}

/**
 * What is to be said of each cited law before it is opened, in their order: that the version of the
 * day of judgment is not held, or that the day is not known. Undefined where it is held, and until
 * that is known. Asked together with what
 * the text of the document cites.
 */
export function useDayCautions({
  citedLaws,
  judgmentDate,
}: Adjudication): readonly (string | undefined)[] {
  const [, setAnswers] = useState(0);
  // The law alone: a version of another day need not have the article.
  const laws = useMemo(
    () => citedLaws.map((law) => findCitations(citedLawText({ ...law, article: '' }))[0]),
    [citedLaws],
  );
  useEffect(() => {
    if (!judgmentDate) return;
    let gone = false;
    const wanted = laws.flatMap((law) => law ?? []);
    wantTargets(wanted, judgmentDate).then(() => !gone && setAnswers((count) => count + 1));
    return () => {
      gone = true;
    };
  }, [laws, judgmentDate]);
  return laws.map((law, index) => {
    if (!judgmentDate) return citedLaws[index]?.lawId ? NO_DAY : undefined;
    return law && keptTarget(law, judgmentDate)?.caution;
  });
}
