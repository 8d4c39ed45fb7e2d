import { chosenKind, smartParts } from '@/components/search/readQuery';
import { smartExpression } from '@/domain/search/smart';
import type { PatentQuery } from '@/links/patent';

/** A part of a smart query that the portal has a remark about. */
export interface OddPart {
  /** What an expression made of the query looks for in its place. */
  value: string;
  remark: string;
}

/**
 * Parts of a smart query with a remark, such as a wrong check digit: an expression leaves the digit
 * out, so that the remark is all that tells of it there.
 */
export function oddParts({ q, as }: PatentQuery): OddPart[] {
  return smartParts(q).flatMap((part, index) => {
    if (!part.note || chosenKind(part, as[index]) !== part.kind) return [];
    const value = smartExpression([part]).replace(/^[A-Z]+=/, '');
    return value ? [{ value, remark: `“${part.text}”${part.note}` }] : [];
  });
}
