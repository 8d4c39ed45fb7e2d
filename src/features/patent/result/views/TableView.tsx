import { Button, Checkbox } from 'antd';
import { type KeyboardEvent, memo, useContext, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ROW } from '@/components/list/keys/useRowKeys';
import {
  LackingColumns,
  ListTable,
  ListTableCells,
  orderOf,
  saidColumns,
} from '@/components/list/ListTable';
import styles from '@/components/list/listTable.module.css';
import type { PatentSortKey } from '@/links/patent';
import { showMessage } from '@/shell/notices';
import {
  COLUMNS,
  type Column,
  type ColumnKey,
  FIRST_COLUMNS,
  readColumns,
  writeColumns,
} from './columns';
import { ColumnsPlace } from './columnsPlace';
import { rowsOf } from './rowsOf';
import type { RowProps, ViewProps } from './view';

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

interface Props {
  columns: readonly ColumnKey[];
  onChange: (columns: readonly ColumnKey[]) => void;
}

const labelOf = (key: ColumnKey) => COLUMNS.find((column) => column.key === key)?.label ?? key;

/** Chooses the columns of the table and their order. */
function ColumnChoice({ columns, onChange }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const [said, setSaid] = useState('');
  const hidden = COLUMNS.map(({ key }) => key).filter((key) => !columns.includes(key));

  const move = (key: ColumnKey, by: 1 | -1) => {
    const at = columns.indexOf(key);
    const others = columns.filter((one) => one !== key);
    onChange([...others.slice(0, at + by), key, ...others.slice(at + by)]);
    setSaid(`“${labelOf(key)}”已移到第 ${at + by + 1} 列`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  const step = (key: ColumnKey, by: 1 | -1) => {
    const to = columns.indexOf(key) + by;
    return (
      <Button
        type="text"
        size="small"
        aria-label={`${by < 0 ? '前移' : '后移'}“${labelOf(key)}”`}
        aria-disabled={to < 0 || to >= columns.length}
        onClick={() => to >= 0 && to < columns.length && move(key, by)}
      >
        {by < 0 ? '↑' : '↓'}
      </Button>
    );
  };

  return (
    <details ref={box} className={`${styles.columns} ipr-no-print`} onKeyDown={onKeyDown}>
      <summary>选择列（{columns.length}）</summary>
      <div className={styles.columnsPanel}>
        <ul aria-label="表格的列">
          {[...columns, ...hidden].map((key) => {
            const shown = columns.includes(key);
            return (
              <li key={key}>
                <Checkbox
                  checked={shown}
                  disabled={key === 'title'}
                  onChange={() =>
                    onChange(shown ? columns.filter((one) => one !== key) : [...columns, key])
                  }
                >
                  {labelOf(key)}
                </Checkbox>
                {shown && (
                  <>
                    {step(key, -1)}
                    {step(key, 1)}
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <p className="ipr-note">列的选择保存在这个浏览器里。</p>
        <Button
          type="link"
          size="small"
          onClick={() => {
            onChange(FIRST_COLUMNS);
            setSaid('已恢复默认列');
          }}
        >
          恢复默认
        </Button>
        <p role="status" className="ipr-visually-hidden">
          {said}
        </p>
      </div>
    </details>
  );
}

/** The result as a table, its columns as the user chose them. */
export default function TableView(props: ViewProps) {
  const { found, from, owner, state, onChange } = props;
  const rows = useMemo(
    () => rowsOf({ found, from, owner, state }).rows,
    [found, from, owner, state],
  );
  const { keys, columns, choose } = useColumns(owner, state.sort);
  const place = useContext(ColumnsPlace);
  const { shown, lacking } = useMemo(
    () => saidColumns(columns, rows, state.sort),
    [columns, rows, state.sort],
  );
  return (
    <div className="ipr-table">
      {place && createPortal(<ColumnChoice columns={keys} onChange={choose} />, place)}
      <LackingColumns names={lacking} />
      <ListTable
        label="检索到的专利"
        columns={shown}
        sort={state.sort}
        onSort={(sort) => onChange({ sort })}
      >
        {rows.map((row) => (
          <TableRow key={row.patent.id || row.place} {...row} columns={shown} />
        ))}
      </ListTable>
    </div>
  );
}
