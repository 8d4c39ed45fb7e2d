import { memo, useMemo, useState } from 'react';
import { ListTable, ListTableCells, orderOf } from '@/components/list/ListTable';
import type { PatentSortKey } from '@/links/patent';
import { showMessage } from '@/shell/notices';
import { ColumnChoice } from './ColumnChoice';
import { COLUMNS, type Column, type ColumnKey, readColumns, writeColumns } from './columns';
import { rowsOf } from './rowsOf';
import { ROW, type RowProps, type ViewProps } from './view';

const TableRow = memo(function TableRow({
  columns,
  ...row
}: RowProps & { columns: readonly Column[] }) {
  const { patent, place } = row;
  return (
    <tr {...{ [ROW]: patent.id }}>
      <ListTableCells
        columns={columns}
        row={row}
        place={place}
        id={patent.id}
        title={patent.title}
      />
    </tr>
  );
});

/** The columns chosen, and the one that the rows are ordered by. */
function shownColumns(keys: readonly ColumnKey[], sort: PatentSortKey): Column[] {
  const ordered = COLUMNS.find((column) => orderOf(column, sort));
  const shown = [...new Set([...keys, ...(ordered ? [ordered.key] : [])])];
  return shown.flatMap((key) => COLUMNS.find((column) => column.key === key) ?? []);
}

/** The columns a user chose, kept in the browser as long as it lets them be kept. */
function useColumns(owner: string, sort: PatentSortKey) {
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

/** The result as a table, its columns as the user chose them. */
export default function TableView(props: ViewProps) {
  const { owner, state, onChange } = props;
  const { rows } = rowsOf(props);
  const { keys, columns, choose } = useColumns(owner, state.sort);
  return (
    <div className="ipr-table">
      <ColumnChoice columns={keys} onChange={choose} />
      <ListTable
        label="检索到的专利"
        columns={columns}
        sort={state.sort}
        onSort={(sort) => onChange({ sort })}
      >
        {rows.map((row) => (
          <TableRow key={row.patent.id || row.place} {...row} columns={columns} />
        ))}
      </ListTable>
    </div>
  );
}
