import { CalendarOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { textOf } from '@/domain/form/asked';
import { typedDay } from '@/domain/form/typedDay';
import { fieldId } from '../useForm';
import { type ControlProps, FieldFrame, tiesOf } from './FieldFrame';
import { useFormTools } from './FormProvider';

/**
 * A day, typed or picked from the browser's own calendar. What is typed stands as it was typed
 * until the field is left; the answer is the day it means, as soon as it means one.
 */
export function DateControl(own: ControlProps) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const value = textOf(state.value);
  const shown = typed?.value === value ? typed.text : value;
  const type = (text: string) => {
    const answer = typedDay(text) ?? text;
    setTyped({ text, value: answer });
    store.set(path, answer);
  };
  const pick = () => {
    try {
      picker.current?.showPicker();
    } catch {
      // A browser without it, or a frame that forbids it: the day can be typed.
      document.getElementById(id)?.focus();
    }
  };
  return (
    <FieldFrame {...own}>
      <div className="ipr-field-row ipr-form-date">
        <input
          {...tiesOf(own, `${id}-form`)}
          id={id}
          name={id}
          className="ipr-input ipr-num"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-required={state.required}
          value={shown}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setTyped(undefined);
            store.leave(path);
          }}
        />
        <button
          type="button"
          className="ipr-form-pick"
          aria-label={`打开日历选择${state.field.label}`}
          onClick={pick}
        >
          <CalendarOutlined aria-hidden />
        </button>
        <input
          ref={picker}
          className="ipr-form-picker"
          type="date"
          tabIndex={-1}
          aria-hidden
          value={typedDay(value) ?? ''}
          onChange={(event) => {
            setTyped(undefined);
            store.set(path, event.target.value);
            store.leave(path);
          }}
        />
      </div>
      <p className="ipr-form-form" id={`${id}-form`}>
        例如 2024-03-15，也可输入 20240315
      </p>
    </FieldFrame>
  );
}
