import { NeighbourNav } from '@/components/list/neighbours/NeighbourNav';
import type { Neighbours } from '@/components/list/neighbours/useNeighbours';
import { PATENT } from '@/components/patent/noun';
import { type PatentRecordView, patentDetailLink } from '@/links/patent';

interface Props {
  neighbours: Neighbours;
  title: string;
  /** How the record is shown; the next one is shown so too. */
  view: PatentRecordView;
}

/** Previous and next patent of the result. */
export function RecordNeighbours({ view, ...props }: Props) {
  return (
    <NeighbourNav
      {...props}
      noun={PATENT}
      linkTo={({ id, from }) => patentDetailLink(id, from, view)}
    />
  );
}
