import type { PatentType } from './patentLabels';

/** What tells whether a patent was granted; what is not known is absent. */
interface Granted {
  readonly patentType?: PatentType | null | undefined;
  readonly grantNumber?: string | null | undefined;
  readonly grantDate?: string | null | undefined;
}

/**
 * Whether a right was ever granted. Only inventions are published before that; a document of any
 * other type is the announcement of the grant itself (Patent Law, Articles 34, 39 and 40).
 */
export function wasGranted({ patentType, grantNumber, grantDate }: Granted): boolean {
  if (grantNumber || grantDate) return true;
  return Boolean(patentType) && patentType !== 'INVENTION_PUB';
}

/**
 * What to call the present owner of some patents: who holds an application is its applicant, and
 * there is a patentee from the grant on (Patent Law, Articles 6 and 10).
 *
 * @param patents whose owners the label stands for; of both sorts they have the name of the facet
 */
export function currentOwnerLabel(...patents: readonly Granted[]): string {
  const granted = patents.filter(wasGranted).length;
  if (granted === patents.length) return '当前专利权人';
  return granted === 0 ? '当前申请人' : '当前权利人';
}

/** Who made a design is its designer; of what kind a patent is need not be known. */
export const inventorLabel = (patentType: PatentType | null | undefined): string =>
  patentType ? (patentType === 'DESIGN' ? '设计人' : '发明人') : '发明（设计）人';
