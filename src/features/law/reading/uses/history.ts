import {
  type ArticleState,
  articleHistory,
  type TextBegan,
  textBegan,
} from '@/domain/law/articleHistory';
import { compareLaws } from '@/domain/law/compareLaws';
import { orderVersions } from '@/domain/law/timeliness';
import type { LawRecord, LawVersion } from '@/services/data/law';
import { readLaw } from '../lawRecords';

/** An article through the versions of its law whose text is held. */
export interface History {
  readonly versions: readonly LawVersion[];
  readonly states: readonly ArticleState[];
  /** Since when its words stand under its number, where that is known, and the first such day. */
  readonly began: (TextBegan & { readonly day: string }) | undefined;
}

/**
 * The first day on which a text can have been in force. A version without text may have brought it
 * before the one that has it: then it is that of the first after the last that had another.
 */
function firstDay(all: readonly LawVersion[], before: string | undefined): string | undefined {
  const at = all.findIndex(({ id }) => id === before);
  return at < 0 ? undefined : (all[at + 1]?.effectiveDate ?? undefined);
}

/** Reads the versions of a law and follows an article through them. */
export async function loadHistory(
  record: LawRecord,
  article: string,
  signal: AbortSignal,
): Promise<History> {
  const all = orderVersions(record.versions);
  const versions = all.filter(({ hasText }) => hasText);
  const laws = await Promise.all(versions.map(({ id }) => readLaw(id, signal)));
  const comparisons = laws.slice(1).map((law, i) => {
    const before = laws[i]?.text;
    return before && law.text ? compareLaws(before, law.text) : [];
  });
  const at = versions.findIndex(({ id }) => id === record.id);
  const states = articleHistory(comparisons, at, article);
  const began = textBegan(comparisons, states, at);
  const day = began && firstDay(all, versions[began.version - 1]?.id);
  return { versions, states, began: began && day ? { ...began, day } : undefined };
}
