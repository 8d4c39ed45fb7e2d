import { memo, useMemo, useState } from 'react';
import styles from '@/components/list/list.module.css';
import { SelectRow } from '@/components/list/selection/SelectRow';
import { showMessage } from '@/shell/notices';
import { ColumnChoice } from './ColumnChoice';
import { COLUMNS, type Column, type ColumnKey, readColumns, writeColumns } from './columns';
import { rowsOf } from './rowsOf';
import { ROW, type RowProps, type ViewProps } from './view';

/** How a column stands in the order of the list, for `aria-sort`. */
function sortOf({ sorts = [] }: Column, sort: string): 'ascending' | 'descending' | undefined {
  if (!sorts.some((one) => one === sort)) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}

function Heading({
  column,
  state,
  onChange,
}: { column: Column } & Pick<ViewProps, 'state' | 'onChange'>) {
  const { sorts, label } = column;
  const order = sortOf(column, state.sort);
  if (!sorts) return <th scope="col">{label}</th>;
  const next = sorts[(sorts.indexOf(state.sort) + 1) % sorts.length];
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" onClick={() => next && onChange({ sort: next })}>
        {label}
        <span aria-hidden="true">{order ? (order === 'ascending' ? ' ↑' : ' ↓') : ' ↕'}</span>
      </button>
    </th>
  );
}

const TableRow = memo(function TableRow({
  columns,
  ...row
}: RowProps & { columns: readonly Column[] }) {
  const { patent, place } = row;
  return (
    <tr {...{ [ROW]: patent.id }}>
      <td>
        <SelectRow id={patent.id} place={place} title={patent.title} />
      </td>
      <td className="ipr-num">{place}</td>
      {columns.map(({ key, figures, cell }) =>
        key === 'title' ? (
          <th key={key} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={key} className={figures && 'ipr-num'} data-column={key}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
});

/** The columns chosen, and the one that the rows are ordered by. */
function shownColumns(keys: readonly ColumnKey[], sort: string): Column[] {
  const ordered = COLUMNS.find((column) => sortOf(column, sort));
  const shown = [...new Set([...keys, ...(ordered ? [ordered.key] : [])])];
  return shown.flatMap((key) => COLUMNS.find((column) => column.key === key) ?? []);
}

/** The columns a user chose, kept in the browser as long as it lets them be kept. */
function useColumns(owner: string, sort: string) {
  const [keys, setKeys] = useState(() => readColumns(owner));
  const columns = useMemo(() => shownColumns(keys, sort), [keys, sort]);
  const choose = (next: readonly ColumnKey[]) => {
    setKeys(next);
    if (!writeColumns(owner, next)) {
      showMessage('warning', '浏览器没有允许保存，列的选择只在本页有效');
    }
  };
  return { keys, columns, choose };
}

/** The result as a table: columns as the user chose them, in a box of its own that scrolls. */
export default function TableView(props: ViewProps) {
  const { owner, state, onChange } = props;
  const { rows } = rowsOf(props);
  const { keys, columns, choose } = useColumns(owner, state.sort);
  return (
    <div className="ipr-table">
      <ColumnChoice columns={keys} onChange={choose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.tableBox} aria-label="检索到的专利" tabIndex={0} data-scroll-box>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="ipr-visually-hidden">选择</span>
              </th>
              <th scope="col">序号</th>
              {columns.map((column) => (
                <Heading key={column.key} column={column} state={state} onChange={onChange} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={row.patent.id || row.place} {...row} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
