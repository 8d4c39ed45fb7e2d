import { kindOfPatentType, type PatentType } from './patentLabels';

/** What was published of a patent; what is not known is absent or null. */
interface Published {
  readonly patentType?: PatentType | null | undefined;
  readonly publicationNumber?: string | null | undefined;
  readonly grantNumber?: string | null | undefined;
}

/** Whether the publication and the announcement of the grant are one document with one number. */
export const isOneDocument = ({ publicationNumber, grantNumber }: Published): boolean =>
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
