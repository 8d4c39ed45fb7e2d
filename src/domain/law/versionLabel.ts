import { DOUBTS, type Doubt } from './timeliness';

/** What is known of a version that tells it from the others of its law. */
export interface LabelledVersion {
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
export function versionLabel({ promulgationDate, effectiveDate, note }: LabelledVersion): string {
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
