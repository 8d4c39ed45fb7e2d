import { type ReactNode, useRef } from 'react';
import type { ComparedCells } from '@/domain/comparedCells';
import { type ColumnActions, ColumnHead, type ComparedRecords } from './ColumnHead';
import type { Columns } from './ComparisonRow';
import styles from './compare.module.css';

interface Props<Row> extends ColumnActions, Columns<Row> {
  records: ComparedRecords<Row>;
  /** Id of the one the others are compared with. */
  base: string;
  /** Above the names of the rows: what the whole comparison is narrowed by. */
  corner: ReactNode;
  /** The items that are counted: how many differ, how many are the same. */
  rows: readonly Pick<ComparedCells, 'differs' | 'same' | 'inHead'>[];
  /** Bodies of the table, of `ComparisonRow`s. */
  children: ReactNode;
}

/**
 * Records side by side: a column for each, a row for each item. Rows grow with the columns, so they
 * come once every record has come or failed, and stay while one is asked for again.
 */
export function ComparisonFrame<Row>({
  records,
  columns,
  narrow,
  base,
  corner,
  rows,
  children,
  ...actions
}: Props<Row>) {
  const { noun } = records;
  const complete = useRef(false);
  // One alone has nothing to differ from.
  const several = columns.filter(({ status }) => status === 'there').length > 1;
  const counted = rows.filter(({ inHead }) => several && !inHead);
  if (columns.every(({ status }) => status !== 'loading')) complete.current = true;
  return (
    <table className={styles.compareTable}>
      <caption className="ipr-visually-hidden">
        各列为一{noun.unit}
        {noun.what}，各行为一个项目；第一{noun.unit}是基准，其余与它对比
      </caption>
      <thead>
        <tr>
          <td>
            {corner}
            <p className={`ipr-note ${styles.compareCount}`}>
              {complete.current && counted.length > 0 && (
                <>
                  <span className="ipr-num ipr-nowrap">
                    {counted.filter(({ differs }) => differs).length} 项不同，
                  </span>
                  <span className="ipr-num ipr-nowrap">
                    {counted.filter(({ same }) => same).length} 项相同
                  </span>{' '}
                  <span className="ipr-nowrap">（灰字与基准相同）</span>
                </>
              )}
            </p>
          </td>
          {columns.map((column, index) => (
            <th
              key={column.id}
              scope="col"
              data-narrow={narrow.includes(column.id)}
              data-base={column.id === base}
            >
              <ColumnHead
                records={records}
                column={column}
                place={index + 1}
                isBase={column.id === base}
                {...actions}
              />
            </th>
          ))}
        </tr>
      </thead>
      {complete.current && children}
    </table>
  );
}
