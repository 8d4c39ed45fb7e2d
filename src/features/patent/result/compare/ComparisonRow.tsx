import type { ReactNode } from 'react';
import type { PatentRecord } from '@/services/cnipr';
import type { Column } from './useCompared';

/** The columns of a comparison as its rows need them. */
export interface Columns {
  columns: readonly Column[];
  /** Ids of the two that are shown where there is room for two only. */
  narrow: readonly string[];
}

interface Props extends Columns {
  label: ReactNode;
  /** The cell of a record; `index` counts the records that are there. */
  children: (record: PatentRecord, index: number) => ReactNode;
}

/** A row of the comparison; the cells of a patent that is not there stay empty. */
export function ComparisonRow({ columns, narrow, label, children }: Props) {
  let index = 0;
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.id} data-narrow={narrow.includes(column.id)}>
          {column.status === 'there' && children(column.record, index++)}
        </td>
      ))}
    </tr>
  );
}
