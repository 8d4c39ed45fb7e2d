import { NeighbourNav } from '@/components/list/neighbours/NeighbourNav';
import type { Neighbours } from '@/components/list/neighbours/useNeighbours';
import { type PatentRecordView, patentDetailLink } from '@/links/patent';
import { PATENT } from '../noun';

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
