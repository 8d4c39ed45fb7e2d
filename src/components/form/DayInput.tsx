import { CalendarOutlined } from '@ant-design/icons';
import { Button, type InputProps, type InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import { type MouseEvent, type Ref, useRef } from 'react';
import styles from './form.module.css';

interface Props
  extends Pick<
    InputProps,
    'name' | 'size' | 'placeholder' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
  > {
  id: string;
  /** Of the field, for the name of the button that opens the calendar. */
  label: string;
  /** What is typed. */
  value: string;
  /** The day it means, `YYYY-MM-DD`; '' when it means none. */
  day: string;
  ref?: Ref<InputRef> | undefined;
  onChange: (text: string) => void;
  onPick: (day: string) => void;
  onBlur?: () => void;
}

/** A day, typed or picked from the browser's own calendar. */
export function DayInput({ label, day, onChange, onPick, ...typed }: Props) {
  const picker = useRef<InputRef>(null);
  const pick = (event: MouseEvent) => {
    // antd would give the focus to the text, and the calendar would close.
    event.stopPropagation();
    try {
      picker.current?.input?.showPicker();
    } catch {
      // A browser without it, or a frame that forbids it: the day can be typed.
      document.getElementById(typed.id)?.focus();
    }
  };
  return (
    <div className={styles.formDate}>
      <Input
        {...typed}
        className="ipr-num"
        status={typed['aria-invalid'] ? 'error' : ''}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        suffix={
          <Button
            type="text"
            size="small"
            icon={<CalendarOutlined aria-hidden />}
            aria-label={`打开日历选择${label}`}
            onClick={pick}
          />
        }
      />
      {/* Only its calendar is used; that opens where it stands. */}
      <Input
        ref={picker}
        className={styles.formPicker}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={day}
        onChange={(event) => onPick(event.target.value)}
      />
    </div>
  );
}
