import { kindOfPatentType, type PatentType } from './patentLabels';

/** What was published of a patent; what is not known is absent or null. */
export interface Published {
  readonly patentType?: PatentType | null | undefined;
  readonly publicationNumber?: string | null | undefined;
  readonly grantNumber?: string | null | undefined;
  readonly publicationDate?: string | null | undefined;
  readonly grantDate?: string | null | undefined;
}

/** Whether the publication and the announcement of the grant are one document with one number. */
const isOneDocument = ({ publicationNumber, grantNumber }: Published): boolean =>
  Boolean(grantNumber) && grantNumber === publicationNumber;

/**
 * What the publication of a patent is called, for its number and its day. Applications for utility
 * models and designs are not published: their only document is the announcement of the grant (Patent
 * Law, Articles 34 and 40).
 */
export function publicationWord(patent: Published): '公开' | '公告' {
  const { patentType } = patent;
  if (isOneDocument(patent)) return '公告';
  return patentType && kindOfPatentType(patentType) !== 'INVENTION' ? '公告' : '公开';
}

/** Whether a patent has no other document than the announcement of its grant, as far as is known. */
export const hasOneDocument = (patent: Published): boolean =>
  isOneDocument(patent) ||
  (publicationWord(patent) === '公告' && !(patent.publicationNumber && patent.grantNumber));

/** Number of the announcement of the grant, also where only the publication that it is tells it. */
export const grantNumberOf = (patent: Published): string | undefined =>
  patent.grantNumber || (hasOneDocument(patent) && patent.publicationNumber) || undefined;

/** The day of that announcement, by the same rule. */
export const grantDateOf = (patent: Published): string | undefined =>
  patent.grantDate || (hasOneDocument(patent) && patent.publicationDate) || undefined;

type NamedFact = readonly [name: string, value: string | null];

/**
 * The number of the document that a patent is read by, and what it is: that of the grant where it is
 * known, else that of the publication.
 */
export function documentNumber(patent: Published): NamedFact {
  const granted = grantNumberOf(patent);
  if (granted) return ['公告号', granted];
  return [`${publicationWord(patent)}号`, patent.publicationNumber || null];
}

/** The day of that document, by the same rule: a day that is not known is not that of another word. */
export function documentDay(patent: Published): NamedFact {
  const granted = grantDateOf(patent);
  if (granted) return ['公告日', granted];
  return [`${publicationWord(patent)}日`, patent.publicationDate || null];
}
