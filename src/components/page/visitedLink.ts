import { adjudicationDetailLink } from '@/links/adjudication';
import { REQUEST_PROCESSES, requestLink } from '@/links/business';
import { enterpriseLink } from '@/links/enterprise';
import { lawDetailLink } from '@/links/law';
import { patentDetailLink } from '@/links/patent';
import { links } from '@/links/paths';
import { listingLink } from '@/links/transaction';
import type { VisitedRecord } from './visited';

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
    case 'listing':
      return listingLink(id);
    case 'request': {
      const at = id.indexOf('/');
      const process = REQUEST_PROCESSES.find((one) => one === id.slice(0, at));
      return process ? requestLink(process, id.slice(at + 1)) : links.landing;
    }
  }
}
