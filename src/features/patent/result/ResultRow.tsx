import { memo } from 'react';
import { SelectRow } from '@/components/list/selection/SelectRow';
import { PatentRow } from '@/components/patent/PatentRow';
import { titleText } from '@/domain/titleText';
import { MarkControl } from '../marks/MarkControl';
import type { RowProps } from './views/view';

/** One patent of the result, which can be selected and marked. */
export const ResultRow = memo(function ResultRow({
  patent,
  place,
  ast,
  from,
  sort,
  owner,
}: RowProps) {
  return (
    <PatentRow
      patent={patent}
      place={place}
      ast={ast}
      from={from}
      sort={sort}
      select={<SelectRow id={patent.id} place={place} title={patent.title} />}
      action={<MarkControl owner={owner} id={patent.id} title={titleText(patent.title)} />}
    />
  );
});
