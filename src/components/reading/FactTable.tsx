import type { ReactNode } from 'react';
import { NONE, orDash } from './orDash';
import styles from './reading.module.css';

export interface FactColumn<Row> {
  label: string;
  /** Numbers stand on the right. */
  numeric?: boolean;
  /** Where rows are lines: its label is for ears alone, since it says itself what it is. */
  plain?: boolean;
  /** Where rows are lines: it has one of its own. */
  whole?: boolean;
  /** An empty value is shown as —. */
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** Says what the table lists; for screen readers, since a heading stands above. */
  caption: string;
  columns: readonly FactColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** Attributes of a row's element, such as the one by which shortcuts find it. */
  rowProps?: (row: Row) => Readonly<Record<`data-${string}`, string>>;
  /**
   * The room it needs to stand as a table: much for long texts however few its columns are, little
   * for short figures however many. Without it, the number of columns decides.
   */
  room?: 'much' | 'little';
  /** On a telephone the facts of a row go on in lines, instead of having one each. */
  lines?: boolean;
}

/** More columns than this need a wide room. */
const MANY_COLUMNS = 6;

/** A plain table that becomes a list of facts where there is little room. */
export function FactTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowProps,
  room,
  lines,
}: Props<Row>) {
  return (
    <div
      className={styles.factsRoom}
      data-lines={lines}
      data-room={room ?? (columns.length > MANY_COLUMNS ? 'much' : undefined)}
    >
      <table className="ipr-facts-table">
        <caption className="ipr-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric }) => (
              <th key={label} scope="col" data-numeric={numeric}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} {...rowProps?.(row)}>
              {columns.map(({ label, numeric, plain, whole, cell }) => {
                const value = orDash(cell(row));
                return (
                  <td
                    key={label}
                    data-label={label}
                    data-numeric={numeric}
                    data-plain={plain}
                    data-whole={whole}
                    data-none={value === NONE || undefined}
                  >
                    <div>{value}</div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
