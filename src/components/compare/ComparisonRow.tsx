import { Tag } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useSame } from '@/components/page/useSame';
import { useScreenMatches } from '@/components/page/useScreenMatches';
import { type ComparedCells, type ComparedValue, comparedPair } from '@/domain/comparedCells';
import styles from './compare.module.css';
import type { ComparedColumn } from './useCompared';

/** The columns of a comparison as its rows need them. */
export interface Columns<Row> {
  columns: readonly ComparedColumn<Row>[];
  /** Ids of the two that are shown where there is room for two only. */
  narrow: readonly string[];
}

interface Props<Row> extends Columns<Row> {
  label: ReactNode;
  /** Where the cell is known to say the same as that of the base, by the index of the record. */
  equal?: readonly boolean[];
  /** All of them say the same, and the name of the row says so. */
  same?: boolean;
  /** The cell of a record; `index` counts the records that are there. */
  children: (record: Row, index: number) => ReactNode;
}

/** Beside the name of a row, and no part of it: all of them say the same. */
export function SameMark() {
  return (
    <>
      {' '}
      <Tag>相同</Tag>
    </>
  );
}

/**
 * A row of the comparison; the cells of a record that is not there stay empty. What is the same is
 * quiet, so that what differs is seen.
 */
export function ComparisonRow<Row>({
  columns,
  narrow,
  label,
  equal = [],
  same = false,
  children,
}: Props<Row>) {
  let index = 0;
  return (
    <tr data-same={same || undefined}>
      <th scope="row">{label}</th>
      {columns.map((column) => {
        const there = column.status === 'there';
        const isEqual = there && equal[index] === true;
        return (
          <td
            key={column.id}
            data-narrow={narrow.includes(column.id)}
            data-equal={isEqual || undefined}
          >
            {there && children(column.record, index++)}
            {isEqual && !same && <span className="ipr-visually-hidden">（与基准相同）</span>}
          </td>
        );
      })}
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

type GroupedRow = ComparedCells & {
  readonly key: string;
  readonly label: string;
  /** Heading above the rows that share it. */
  readonly group?: string | undefined;
};

/** Whether each record is known to have the same as the base. */
function besideBase({ cells: [base = [], ...others] }: ComparedCells): boolean[] {
  const had = new Set(base.map(({ text }) => text));
  const isSame = (cell: readonly ComparedValue[]) =>
    had.size > 0 && cell.length === had.size && cell.every(({ text }) => had.has(text));
  return [false, ...others.map(isSame)];
}

/**
 * Bodies of a comparison, one for each group of items: a row for each, with 相同 where all records
 * are known to have the same. What the heads say is not said again; a group without rows is left out.
 */
export function ComparedRows<Row, Compared extends GroupedRow>({
  rows,
  differing,
  children,
  ...columns
}: RowsProps<Row, Compared>) {
  const shown = rows.filter((row) => !row.inHead && (row.differs || !differing));
  return [...new Set(shown.map(({ group }) => group))].map((group) => (
    <tbody key={group ?? ''}>
      {group !== undefined && (
        <tr className={styles.compareGroup}>
          <th scope="rowgroup" colSpan={columns.columns.length + 1}>
            {group}
          </th>
        </tr>
      )}
      {shown
        .filter((row) => row.group === group)
        .map((row) => (
          <ComparisonRow
            key={row.key}
            {...columns}
            equal={besideBase(row)}
            same={row.same}
            label={
              <>
                {row.label}
                {row.same && <SameMark />}
              </>
            }
          >
            {(record, index) => children(row, row.cells[index] ?? [], record)}
          </ComparisonRow>
        ))}
    </tbody>
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

/** Where the style sheet of comparisons has room for two columns alone. */
const TWO_ALONE = '(max-width: 767px)';

/**
 * What differs and what is the same is told of what is shown: where there is room for two columns,
 * of these alone.
 *
 * @param beside id of the record beside the base
 */
export function useShownRows<Compared extends ComparedCells>(
  rows: readonly Compared[],
  columns: readonly ComparedColumn<unknown>[],
  beside: string,
): readonly Compared[] {
  const narrow = useScreenMatches(TWO_ALONE);
  const place = columns
    .filter(({ status }) => status === 'there')
    .findIndex(({ id }) => id === beside);
  return useMemo(
    () => (narrow && place > 0 ? rows.map((row) => comparedPair(row, place)) : rows),
    [narrow, place, rows],
  );
}
