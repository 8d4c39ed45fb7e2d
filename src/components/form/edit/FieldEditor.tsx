import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { memo, useEffect, useState } from 'react';
import { textOf } from '@/domain/form/asked';
import type { ListDescription } from '@/domain/form/description';
import { useStore } from '@/store';
import formStyles from '../form.module.css';
import { fieldId } from '../useForm';
import styles from './edit.module.css';
import { type ControlProps, FieldFrame, nameOf, tiesOf } from './FieldFrame';
import { useFieldState, useFormTools } from './FormProvider';
import type { RemovedRow } from './listActions';
import { PlainEditor } from './PlainEditor';
import { entryPath } from './place';
import { useFocusWhenShown } from './useFocusWhenShown';

interface EntryProps {
  path: string;
  field: ListDescription;
  row: string;
  /** Counted from 0. */
  index: number;
  count: number;
  readOnly: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
}

function buttonId(path: string, row: string, action: string): string {
  return `${fieldId(path)}-${row}-${action}`;
}

function Entry({ path, field, row, index, count, readOnly, onMove, onRemove }: EntryProps) {
  const name = `${field.entryName} ${index + 1}`;
  const move = (by: number, words: string, stuck: boolean) => (
    <Button
      id={buttonId(path, row, by < 0 ? 'up' : 'down')}
      type="link"
      size="small"
      aria-label={`${words}${name}`}
      // Not disabled: the focus would be lost at the end of the list.
      aria-disabled={stuck || undefined}
      onClick={() => !stuck && onMove(by)}
    >
      {words}
    </Button>
  );
  return (
    <fieldset className={styles.formEntry}>
      <legend>{name}</legend>
      {field.fields.map((part) => (
        <PlainEditor key={part.key} path={entryPath(path, row, part.key)} />
      ))}
      {!readOnly && (
        <Flex gap={16}>
          {count > 1 && move(-1, '上移', index === 0)}
          {count > 1 && move(1, '下移', index === count - 1)}
          <Button
            id={buttonId(path, row, 'remove')}
            type="link"
            size="small"
            aria-label={`删除${name}`}
            onClick={onRemove}
          >
            删除
          </Button>
        </Flex>
      )}
    </fieldset>
  );
}

/** By what an entry is known that is no longer there: the first text in it. */
function textIn({ fields }: ListDescription, { row }: RemovedRow): string {
  const texts = fields.map(({ key, kind }) => (kind === 'text' ? textOf(row.values[key]) : ''));
  const name = texts.find((text) => text.trim() !== '');
  return name === undefined ? '' : `：${name.trim()}`;
}

interface Props extends ControlProps {
  field: ListDescription;
}

/**
 * Entries of the same shape: added, moved, removed and put back. The focus goes to the first field
 * of a new entry, stays on the button of a moved one, and waits on 撤销 after a removal; every removed
 * entry can be put back.
 */
const ListEditor = memo(function ListEditor({ field, ...own }: Props) {
  const { store } = useFormTools();
  const { path, state } = own;
  const { rows, readOnly } = state;
  const removed = useStore(store, () => store.removedRows(path));
  const [said, setSaid] = useState('');
  const [focus, setFocus] = useState<{ id: string }>();
  useFocusWhenShown(path, true);
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);

  const id = fieldId(path);
  const full = rows.length >= field.max;
  const goInto = (row: string) => {
    const first = field.fields.find((part) => store.field(entryPath(path, row, part.key)));
    if (first) setFocus({ id: fieldId(entryPath(path, row, first.key)) });
  };
  const add = () => {
    if (full) return;
    const row = store.addRow(path);
    setSaid(`已添加${field.entryName} ${rows.length + 1}`);
    goInto(row);
  };
  const remove = (row: string, index: number) => {
    store.removeRow(path, row);
    setSaid(`已删除${field.entryName} ${index + 1}`);
    // The button that was pressed is gone; where nothing was lost, there is no way back to offer.
    const undo = store.removedRows(path).some((one) => one.row.id === row);
    setFocus({ id: undo ? buttonId(path, row, 'undo') : id });
  };
  const restore = (one: RemovedRow) => {
    store.restoreRow(path, one);
    setSaid(`已恢复${field.entryName} ${one.index + 1}`);
    goInto(one.row.id);
  };
  const move = (row: string, index: number, by: number) => {
    store.moveRow(path, row, by);
    setSaid(`${field.entryName} ${index + 1} 已移到第 ${index + by + 1} 位`);
    setFocus({ id: buttonId(path, row, by < 0 ? 'up' : 'down') });
  };
  return (
    <FieldFrame {...own} named>
      <div
        role="group"
        aria-label={nameOf(state)}
        aria-describedby={tiesOf(own)['aria-describedby']}
      >
        {rows.map((row, index) => (
          <Entry
            key={row}
            path={path}
            field={field}
            row={row}
            index={index}
            count={rows.length}
            readOnly={readOnly}
            onMove={(by) => move(row, index, by)}
            onRemove={() => remove(row, index)}
          />
        ))}
        {removed.map((one) => {
          const name = `${field.entryName} ${one.index + 1}${textIn(field, one)}`;
          return (
            <p key={one.row.id} className={styles.formUndo}>
              已删除{name}
              <Button
                id={buttonId(path, one.row.id, 'undo')}
                type="link"
                size="small"
                aria-label={`撤销删除${name}`}
                onClick={() => restore(one)}
              >
                撤销
              </Button>
            </p>
          );
        })}
        {readOnly ? (
          rows.length === 0 && (
            <p className={formStyles.formFixedText}>{state.closed ? '未填写' : '—'}</p>
          )
        ) : (
          <Flex vertical gap={4} className={styles.formAdd}>
            <Button
              type="dashed"
              block
              size="large"
              icon={<PlusOutlined aria-hidden />}
              id={id}
              aria-describedby={`${id}-count`}
              aria-disabled={full || undefined}
              onClick={add}
            >
              添加{field.entryName}
            </Button>
            <span id={`${id}-count`} className="ipr-form-count ipr-num">
              {full
                ? `已有 ${rows.length} 项，不能再添加`
                : `${rows.length > 0 ? `已有 ${rows.length} 项，` : ''}最多 ${field.max} 项`}
            </span>
          </Flex>
        )}
        <span className="ipr-visually-hidden" role="status">
          {said}
        </span>
      </div>
    </FieldFrame>
  );
});

/** A field of the form, of whatever kind; nothing while it is not asked for. */
export const FieldEditor = memo(function FieldEditor({ path }: { path: string }) {
  const state = useFieldState(path);
  if (state?.field.kind === 'list') {
    return <ListEditor field={state.field} path={path} state={state} />;
  }
  return <PlainEditor path={path} />;
});
