import { Button } from 'antd';
import { type InputHTMLAttributes, useRef } from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import { readSingleDate } from '@/domain/search/values';
import styles from './searchForm.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  value: string;
  onText: (text: string) => void;
}

/** The day a date text begins with, as the native calendar wants it; '' for none. */
const dayOf = (text: string): string => readSingleDate(text.replace(/\s/g, ''))?.from ?? '';

/** A date typed as a year, a month or a day, with the browser's own calendar beside it. */
export function DateInput({ value, onText, ...rest }: Props) {
  const calendar = useRef<HTMLInputElement>(null);
  const open = () => {
    const { current } = calendar;
    try {
      current?.showPicker();
    } catch {
      // Where it cannot be asked for, a click on its field may show it.
      current?.click();
    }
  };
  return (
    <span className={styles.dateInput}>
      <PlainInput
        {...rest}
        className="ipr-small-input"
        inputMode="numeric"
        autoComplete="off"
        placeholder="如 2023"
        value={value}
        onChange={onText}
      />
      <Button
        type="text"
        size="small"
        aria-label={`${rest['aria-label']}：打开日历`}
        onClick={open}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M2 3.5h12v10H2zM2 6.5h12M5 1.5v3M11 1.5v3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.2"
          />
        </svg>
      </Button>
      <input
        ref={calendar}
        type="date"
        className={styles.dateCalendar}
        aria-hidden="true"
        tabIndex={-1}
        value={dayOf(value)}
        onChange={(event) => onText(event.target.value)}
      />
    </span>
  );
}
