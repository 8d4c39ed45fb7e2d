import { Button, Checkbox } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from '@/components/list/list.module.css';
import { COLUMNS, type ColumnKey, FIRST_COLUMNS } from './columns';

interface Props {
  columns: readonly ColumnKey[];
  onChange: (columns: readonly ColumnKey[]) => void;
}

const labelOf = (key: ColumnKey) => COLUMNS.find((column) => column.key === key)?.label ?? key;

/** Chooses the columns of the table and their order. */
export function ColumnChoice({ columns, onChange }: Props) {
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
    <details ref={box} className={styles.columns} onKeyDown={onKeyDown}>
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
