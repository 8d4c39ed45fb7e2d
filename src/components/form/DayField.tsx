import type { InputProps, InputRef } from 'antd';
import type { ReactNode, Ref } from 'react';
import { typedDay } from '@/domain/form/typedDay';
import { DayInput } from './DayInput';
import { Field } from './Field';

interface Props {
  id: string;
  label: string;
  value: string;
  error: ReactNode;
  /** As high as a field of a form by default. */
  size?: InputProps['size'];
  inputRef?: Ref<InputRef>;
  onChange: (text: string) => void;
  /** A day was picked from the calendar; without it that is a change like any other. */
  onPick?: (day: string) => void;
}

/** A field for a day, typed or picked. */
export function DayField(props: Props) {
  const { id, label, value, error, size = 'large', inputRef, onChange, onPick = onChange } = props;
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <DayInput
          {...control}
          ref={inputRef}
          label={label}
          size={size}
          placeholder="年-月-日"
          value={value}
          day={typedDay(value) ?? ''}
          onChange={onChange}
          onPick={onPick}
        />
      )}
    </Field>
  );
}
