import { CalendarOutlined } from '@ant-design/icons';
import { type Ref, useRef } from 'react';
import { typedDay } from '@/domain/form/typedDay';
import { Field } from './Field';

interface Props {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (text: string) => void;
  /** A day was picked from the calendar; without it that is a change like any other. */
  onPick?: (day: string) => void;
}

/** A day, typed or picked from the browser's own calendar. */
export function DayField({
  id,
  label,
  value,
  error,
  inputRef,
  onChange,
  onPick = onChange,
}: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const pick = () => {
    try {
      picker.current?.showPicker();
    } catch {
      // A browser without it: the day can be typed.
      document.getElementById(id)?.focus();
    }
  };
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <div className="ipr-field-row ipr-form-date">
          <input
            {...control}
            ref={inputRef}
            className="ipr-input ipr-num"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="年-月-日"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className="ipr-form-pick"
            aria-label={`打开日历选择${label}`}
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
            onChange={(event) => onPick(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
