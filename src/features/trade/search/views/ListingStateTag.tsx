import { StatusTag } from '@/components/flow/StatusTag';
import { ToneTag } from '@/components/flow/ToneTag';
import type { ListingRow } from '@/services/data/transaction';
import { hasLapsed } from './PatentFacts';

/** Whether a listing can be dealt in: an offer whose right has ended cannot, whatever its state. */
export function ListingStateTag({ row }: { row: Pick<ListingRow, 'status' | 'patents'> }) {
  if (row.status === 'PUBLISHED' && hasLapsed(row))
    return <ToneTag tone="quiet">专利已失效</ToneTag>;
  return <StatusTag status={row.status} />;
}
