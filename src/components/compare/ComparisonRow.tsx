import type { ReactNode } from 'react';
import type { ComparedColumn } from './useCompared';

/** The columns of a comparison as its rows need them. */
export interface Columns<Row> {
  columns: readonly ComparedColumn<Row>[];
  /** Ids of the two that are shown where there is room for two only. */
  narrow: readonly string[];
}

interface Props<Row> extends Columns<Row> {
  label: ReactNode;
  /** The cell of a record; `index` counts the records that are there. */
  children: (record: Row, index: number) => ReactNode;
}

/** A row of the comparison; the cells of a record that is not there stay empty. */
export function ComparisonRow<Row>({ columns, narrow, label, children }: Props<Row>) {
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
