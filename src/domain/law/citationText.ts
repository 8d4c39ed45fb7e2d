import { titleText } from '../titleText';
import { type ArticlePlace, placeLabel } from './articleKey';
import { quoteLawName } from './lawName';
import { DOUBTS, type Doubt } from './timeliness';

/** What is known of a version that tells it from the others of its law. */
interface LabelledVersion {
  /** `YYYY-MM-DD`. */
  readonly promulgationDate?: string | null | undefined;
  readonly effectiveDate?: string | null | undefined;
  /** What made it: 第四次修正. */
  readonly note?: string | null | undefined;
}

/**
 * The version as citations name it: 2020 年修正, 2023 年修订, 2009 年公布; '' where no day is known. An
 * amendment changes articles (修正), a revision the whole (修订); the source says which (Legislation
 * Law, article 70, has the amended text printed anew).
 */
function versionLabel({ promulgationDate, effectiveDate, note }: LabelledVersion): string {
  const how = /修[正订]/.exec(note ?? '')?.[0];
  if (promulgationDate) return `${promulgationDate.slice(0, 4)} 年${how ?? '公布'}`;
  return effectiveDate ? `${effectiveDate.slice(0, 4)} 年施行` : '';
}

/** How a version stood on the day that is read, as a citation says it. */
export function dayLabel(
  day: string,
  { timeliness, doubt }: { readonly timeliness: string | null; readonly doubt?: Doubt | undefined },
): string {
  if (timeliness === 'IN_FORCE') return `${day} 有效`;
  if (timeliness !== null) return `不是 ${day} 有效的文本`;
  return `${day} 是否有效不能确定${doubt ? `，${DOUBTS[doubt]}` : ''}`;
}

/** What a citation needs to know of a law. */
export interface CitedLaw extends LabelledVersion {
  readonly title: string;
  /** 国令第769号, 法释〔2020〕19号. */
  readonly docNumber?: string | null | undefined;
  readonly authority?: readonly string[] | undefined;
  /** The day whose version is read, in words: 2022-03-01 有效; absent when none is. */
  readonly dayRead?: string | undefined;
}

/**
 * Name, version, number, day and place: 《…条例》（2023 年修订，国令第769号）第十二条之一第二款. Without its
 * version a citation of a law that was amended names no text.
 */
export function lawCitation(law: CitedLaw, place?: ArticlePlace): string {
  const { title, docNumber, dayRead } = law;
  const facts = [versionLabel(law), docNumber, dayRead].filter(Boolean).join('，');
  return `${title ? quoteLawName(title) : titleText(title)}${facts && `（${facts}）`}${place ? placeLabel(place) : ''}`;
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
  law: CitedLaw,
  { url, today }: { url?: string; today: string },
): string {
  const { title, docNumber, authority = [], promulgationDate, dayRead } = law;
  const maker = authority.length > 0 ? `${authority.join(', ')}. ` : '';
  const number = docNumber ? `: ${docNumber}` : '';
  const promulgated = promulgationDate ? `(${promulgationDate})` : '';
  const version = [versionLabel(law), dayRead].filter(Boolean).join('，');
  const name = `${titleText(title)}${version && `（${version}）`}`;
  if (!url) return `${maker}${name}${number}[Z].${promulgated ? ` ${promulgated}.` : ''}`;
  return `${maker}${name}${number}[Z/OL]. ${promulgated}[${today}]. ${url}.`;
}
