import { placeAddress, placeLabel } from '@/domain/law/articleKey';
import { quoteLawName } from '@/domain/law/lawName';
import { standingInWords, timelinessWord } from '@/domain/law/timeliness';
import { readTypedArticle } from '@/domain/law/typedArticle';
import { lawDetailLink } from '@/links/law';
import type { CallOptions } from '@/requests/serviceClient';
import { resolveArticle } from '@/services/data/law';
import type { Answer, Reading } from './holding';

/**
 * How a text is taken that names an article, 专利法 71; other texts as words.
 *
 * @param words how it would be taken as words
 */
export function readArticle(q: string, words: Reading): Reading {
  const place = readTypedArticle(q);
  if (!place) return words;
  return {
    understood: `理解为条文：《${place.law}》${placeLabel(place)}（今天的版本），没有按词语检索`,
    asWords: `没有查到这一条，改按词语检索：${words.understood}`,
  };
}

/**
 * The article that a text names, or its law where the version of today has no such article.
 *
 * @returns undefined for a text that names none, and where no such law is held or nobody can tell:
 * the text is then looked for as words
 */
export async function namedArticle(q: string, call: CallOptions): Promise<Answer | undefined> {
  const place = readTypedArticle(q);
  if (!place) return undefined;
  // What fails here leaves the words, which tell how they fare.
  const quiet = { ...call, skipErrorHandler: true };
  const found = await resolveArticle(place, '', quiet).catch(() => null);
  if (!found) return undefined;
  const label = placeLabel(place);
  const hit = {
    key: found.id,
    title: quoteLawName(found.title) + (found.article ? label : ''),
    to: lawDetailLink({ id: found.id, at: placeAddress(place) }),
    status: { words: standingInWords(found), tone: timelinessWord(found.timeliness).tone },
    facts: [
      ['施行', found.effectiveDate],
      ['文号', found.docNumber],
    ] as const,
    text: found.article ? found.article.text : `今天的版本里没有查到${label}。`,
  };
  return { total: 1, counted: true, rows: [found], hits: [hit], named: true };
}
