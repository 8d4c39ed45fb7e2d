import type { ReactNode } from 'react';
import { ROW } from '../keys/useRowKeys';
import styles from '../list.module.css';
import { PageLacks, type RowFacts } from '../PageLacks';

interface Props<Row> {
  label: string;
  /** Place of the first row in the whole list, from 1. */
  first: number;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** What a row may lack, by name. */
  factsOf: (row: Row) => RowFacts;
  /** Draws a row that stands at a place of the whole list. */
  children: (row: Row, place: number) => ReactNode;
}

/** The rows of a page one below the other, numbered through the whole list. */
export function ListRows<Row>({ label, first, rows, idOf, factsOf, children }: Props<Row>) {
  return (
    <>
      <ol className={styles.rows} start={first} aria-label={label}>
        {rows.map((row, index) => (
          <li key={idOf(row) || `${index}`} {...{ [ROW]: idOf(row) }}>
            {children(row, first + index)}
          </li>
        ))}
      </ol>
      <PageLacks rows={rows} factsOf={factsOf} />
    </>
  );
}
