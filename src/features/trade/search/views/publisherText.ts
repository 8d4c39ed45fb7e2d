import { APPLICANT_TYPES } from '@/domain/patentLabels';
import type { ListingRow } from '@/services/data/transaction';

/** Kind and region of who publishes a listing, as far as they are known: `企业，常熟市`. */
export function publisherText({ publisher }: Pick<ListingRow, 'publisher'>): string {
  const kind = publisher?.kind && APPLICANT_TYPES[publisher.kind];
  return [kind, publisher?.region].filter(Boolean).join('，');
}
