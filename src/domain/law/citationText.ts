import { titleText } from '../titleText';
import type { ArticlePlace } from './articleKey';
import { placeLabel } from './articleKey';
import { quoteLawName } from './lawName';

/** What a citation needs to know of a law. */
export interface CitedLaw {
  readonly title: string;
  /** 国令第769号, 法释〔2020〕19号. */
  readonly docNumber?: string | null | undefined;
  readonly authority?: readonly string[] | undefined;
  /** `YYYY-MM-DD`. */
  readonly promulgationDate?: string | null | undefined;
}

/** Name, document number and place: 《…条例》（国令第769号）第十二条之一第二款. */
export function lawCitation({ title, docNumber }: CitedLaw, place?: ArticlePlace): string {
  const number = docNumber ? `（${docNumber}）` : '';
  return (
    (title ? quoteLawName(title) : titleText(title)) + number + (place ? placeLabel(place) : '')
  );
}

/** The citation of a place with its words, for the clipboard. */
export function quotedCitation(law: CitedLaw, place: ArticlePlace, words: string): string {
  return `${lawCitation(law, place)}：${words.trim()}`;
}

/**
 * Entry of a list of references (GB/T 7714—2015, document type Z): 制定机关. 名称: 文号[Z/OL].
 * (公布日期)[引用日期]. 网址.
 *
 * @param url address of the page that was read, if any
 * @param today day of reading, `YYYY-MM-DD`
 */
export function lawReference(
  { title, docNumber, authority = [], promulgationDate }: CitedLaw,
  { url, today }: { url?: string; today: string },
): string {
  const maker = authority.length > 0 ? `${authority.join(', ')}. ` : '';
  const number = docNumber ? `: ${docNumber}` : '';
  const promulgated = promulgationDate ? `(${promulgationDate})` : '';
  const name = titleText(title);
  if (!url) return `${maker}${name}${number}[Z].${promulgated ? ` ${promulgated}.` : ''}`;
  return `${maker}${name}${number}[Z/OL]. ${promulgated}[${today}]. ${url}.`;
}
