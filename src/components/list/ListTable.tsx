import type { ReactNode } from 'react';
import { isNone } from '../reading/orDash';
import styles from './listTable.module.css';
import { SelectRow } from './selection/SelectRow';

/** A column of a list shown as a table; the one with the key `title` names the row. */
export interface ListColumn<Row, Sort extends string> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What a row has of it; a column that always says something has none. */
  value?: (row: Row) => ReactNode;
  /** A number or date: set in figures of equal width, on one line. */
  figures?: true;
  /** Orders the service knows, the one of the first press first. */
  sorts?: readonly Sort[];
}

type Sorts<Sort extends string> = Pick<ListColumn<unknown, Sort>, 'label' | 'sorts'>;

/** How a column stands in the order of the list, for `aria-sort`. */
export function orderOf<Sort extends string>(
  { sorts = [] }: Sorts<Sort>,
  sort: Sort,
): 'ascending' | 'descending' | undefined {
  if (!sorts.includes(sort)) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}

/**
 * The columns of which some row has a value, and the names of those of which none has. The one that
 * the rows are ordered by stays, so that the order can be turned.
 */
export function saidColumns<
  Row,
  Sort extends string,
  Column extends Omit<ListColumn<Row, Sort>, 'cell'>,
>(
  columns: readonly Column[],
  rows: readonly Row[],
  sort: Sort,
): { shown: readonly Column[]; lacking: readonly string[] } {
  const lacks = (column: Column) =>
    rows.length > 0 &&
    column.value !== undefined &&
    !orderOf(column, sort) &&
    rows.every((row) => isNone(column.value?.(row)));
  return {
    shown: columns.filter((column) => !lacks(column)),
    lacking: columns.filter(lacks).map(({ label }) => label),
  };
}

/** Says which columns are not drawn because no row of the page has a value of them. */
export function LackingColumns({ names }: { names: readonly string[] }) {
  if (!names.length) return null;
  return (
    <p className={`ipr-note ${styles.lackingColumns}`}>
      本页记录都没有以下内容，没有列出这些列：{names.join('、')}
    </p>
  );
}

interface Sorting<Sort extends string> {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function Heading<Sort extends string>({
  column,
  sort,
  onSort,
}: Sorting<Sort> & { column: Sorts<Sort> }) {
  const { sorts, label } = column;
  if (!sorts) return <th scope="col">{label}</th>;
  const order = orderOf(column, sort);
  const next = sorts[(sorts.indexOf(sort) + 1) % sorts.length];
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" onClick={() => next && onSort(next)}>
        {label}
        <span aria-hidden="true">{order ? (order === 'ascending' ? ' ↑' : ' ↓') : ' ↕'}</span>
      </button>
    </th>
  );
}

interface RowProps<Row> {
  columns: readonly ListColumn<Row, string>[];
  row: Row;
  /** Place in the whole list, from 1. */
  place: number;
  id: string;
  title: string;
}

/** The cells of a row: choosing it, its place, and the columns. */
export function ListTableCells<Row>({ columns, row, place, id, title }: RowProps<Row>) {
  return (
    <>
      <td>
        <SelectRow id={id} place={place} title={title} />
      </td>
      <td className="ipr-num">{place}</td>
      {columns.map(({ key, label, figures, cell, value }) =>
        key === 'title' ? (
          <th key={key} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td
            key={key}
            className={figures && 'ipr-num'}
            data-column={key}
            data-label={label}
            data-none={value && isNone(value(row)) ? true : undefined}
          >
            {cell(row)}
          </td>
        ),
      )}
    </>
  );
}

interface Props<Sort extends string> extends Sorting<Sort> {
  /** What is listed: 检索到的专利. */
  label: string;
  columns: readonly (Sorts<Sort> & { key: string })[];
  /** The rows, of `ListTableCells`. */
  children: ReactNode;
}

/** A list as a table, in a box of its own that scrolls. */
export function ListTable<Sort extends string>({
  label,
  columns,
  children,
  ...sorting
}: Props<Sort>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.tableBox} aria-label={label} tabIndex={0} data-scroll-box>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="ipr-visually-hidden">选择</span>
            </th>
            <th scope="col">序号</th>
            {columns.map((column) => (
              <Heading key={column.key} column={column} {...sorting} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
