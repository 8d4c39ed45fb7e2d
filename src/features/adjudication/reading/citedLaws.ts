import { articleKey, readArticleNumber } from '@/domain/law/articleKey';
import { nameText } from '@/domain/nameText';
import { lawDetailLink } from '@/links/law';
import type { Adjudication } from '@/services/data/adjudication';

type CitedLaw = Adjudication['citedLaws'][number];

/** A document without a day leads to the text of today. */
export const NO_DAY = '裁判日期不详，显示现行文本';

/** A cited law as a text writes it. */
export const citedLawText = ({ name, article = '' }: CitedLaw): string =>
  `${name ? `《${name}》` : nameText(name)}${article}`;

/** The article of `第六十四条第一款`, as addresses name it; '' for none. */
export function articleAt(article = ''): string {
  const [label = ''] = /^第[^条]+条(?:之[一二三四五六七八九十]+)?/.exec(article) ?? [];
  const number = readArticleNumber(label);
  return number ? articleKey(number) : '';
}

/**
 * The address of a cited article on the day of judgment, as far as it is known: where the version of
 * that day is not held, the law says so. Undefined where the portal has no such law.
 *
 * @param day of judgment
 */
export function citedLawLink(
  { lawId, article }: CitedLaw,
  day: string | null | undefined,
): string | undefined {
  if (!lawId) return undefined;
  return lawDetailLink({ id: lawId, at: articleAt(article), asOf: day ?? '' });
}
