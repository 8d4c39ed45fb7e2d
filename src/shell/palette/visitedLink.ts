import type { VisitedRecord } from '@/components/page/visited';
import { adjudicationDetailLink } from '@/links/adjudication';
import { enterpriseLink } from '@/links/enterprise';
import { lawDetailLink } from '@/links/law';
import { patentDetailLink } from '@/links/patent';

/** The page of a record that the user has read. */
export function visitedLink({ kind, id }: VisitedRecord): string {
  switch (kind) {
    case 'patent':
      return patentDetailLink(id);
    case 'law':
      return lawDetailLink({ id });
    case 'judgment':
      return adjudicationDetailLink(id);
    case 'enterprise':
      return enterpriseLink(id);
  }
}
