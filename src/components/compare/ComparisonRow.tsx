import type { ReactNode } from 'react';
import { useSame } from '@/components/page/useSame';
import type { ComparedCells, ComparedValue } from '@/domain/comparedCells';
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

interface RowsProps<Row, Compared> extends Columns<Row> {
  rows: readonly Compared[];
  /** Only rows in which the records differ. */
  differing: boolean;
  /** The cell of a record with its values in the row. */
  children: (row: Compared, values: readonly ComparedValue[], record: Row) => ReactNode;
}

/** A row of the comparison for each item, with 相同 where all records are known to have the same. */
export function ComparedRows<
  Row,
  Compared extends ComparedCells & { readonly key: string; readonly label: string },
>({ rows, differing, children, ...columns }: RowsProps<Row, Compared>) {
  return rows
    .filter((row) => row.differs || !differing)
    .map((row) => (
      <ComparisonRow
        key={row.key}
        {...columns}
        label={
          <>
            {row.label}
            {row.same && <span className="ipr-note"> 相同</span>}
          </>
        }
      >
        {(record, index) => children(row, row.cells[index] ?? [], record)}
      </ComparisonRow>
    ));
}

/** The records that have come, the base of the comparison, and its columns for the rows. */
export function useLoaded<Row>(columns: readonly ComparedColumn<Row>[], beside: string) {
  const there = columns.flatMap((column) => (column.status === 'there' ? [column] : []));
  // The ids stand for the records: one that is there does not change.
  const loaded = useSame<readonly Row[]>(
    there.map(({ record }) => record),
    there.map(({ id }) => id).join('\n'),
  );
  const base = (there[0] ?? columns[0])?.id ?? '';
  return { loaded, base, common: { columns, narrow: [base, beside] } };
}
